import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const nearEnd = 48
const nearStart = 120

export interface ThreadScroll {
  readonly log: RefObject<HTMLDivElement | null>
  readonly isAtEnd: boolean
  readonly onScroll: () => void
  readonly toEnd: () => void
}

export interface ThreadScrollOptions {
  /** Keys of the first and the last item: a change shows at which end items were added. */
  readonly first: string | undefined
  readonly last: string | undefined
  /** The last item is the user's own: then the log scrolls to the end. */
  readonly isLastOwn: boolean
  readonly onNearStart: () => void
}

/**
 * Preserves the scroll position of a message log: at the end when it opens and while the user is there, at the same message while older
 * ones are added above it. An item marked `data-news` that is above the visible area is scrolled to first.
 */
export function useThreadScroll({ first, last, isLastOwn, onNearStart }: ThreadScrollOptions): ThreadScroll {
  const log = useRef<HTMLDivElement>(null)
  const previous = useRef({ first, last, height: 0, top: 0, isAtEnd: true, isOpened: false })
  const [isAtEnd, setAtEnd] = useState(true)

  const onScroll = (): void => {
    const element = log.current
    if (element === null) return
    const { scrollTop, scrollHeight, clientHeight } = element
    const ends = scrollHeight - scrollTop - clientHeight < nearEnd
    previous.current = { ...previous.current, top: scrollTop, height: scrollHeight, isAtEnd: ends }
    setAtEnd(ends)
    if (scrollTop < nearStart && scrollHeight > clientHeight) onNearStart()
  }

  const toEnd = (): void => {
    const element = log.current
    if (element !== null) element.scrollTop = element.scrollHeight
  }

  useLayoutEffect(() => {
    const element = log.current
    const before = previous.current
    if (element === null) return
    if (!before.isOpened) {
      element.scrollTop = element.scrollHeight
      const news = element.querySelector<HTMLElement>('[data-news]')
      if (news !== null && news.offsetTop - element.offsetTop < element.scrollTop) {
        element.scrollTop = news.offsetTop - element.offsetTop
      }
    } else if (before.first !== first) {
      element.scrollTop = before.top + element.scrollHeight - before.height
    } else if (before.last !== last && (before.isAtEnd || isLastOwn)) {
      element.scrollTop = element.scrollHeight
    }
    const { scrollTop, scrollHeight, clientHeight } = element
    const ends = scrollHeight - scrollTop - clientHeight < nearEnd
    previous.current = { first, last, height: scrollHeight, top: scrollTop, isAtEnd: ends, isOpened: true }
    setAtEnd(ends)
  }, [first, last, isLastOwn])

  // When a keyboard opens or the composer grows, a user at the end stays there.
  useEffect(() => {
    const element = log.current
    if (element === null) return undefined
    const watch = new ResizeObserver(() => {
      if (previous.current.isAtEnd) element.scrollTop = element.scrollHeight
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  return { log, isAtEnd, onScroll, toEnd }
}
