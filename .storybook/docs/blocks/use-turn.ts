import { useEffect, useState, type RefObject } from 'react'

/** What a story in a frame sends to its page of documentation when its play function has ended; see report-finished-story.ts. */
export const STORY_FINISHED = 'guildhall-story-finished'

/** For a story that never says that it has finished. */
const TURN_MS = 10_000
const AHEAD = '600px'

let last: Promise<unknown> = Promise.resolve()

/** Resolves when everybody who asked before has ended their turn; `end` ends this one. */
function takeTurn(): { readonly begun: Promise<void>; readonly end: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun = last.then(() => {
    setTimeout(() => resolve(), TURN_MS)
  })
  last = begun.then(() => promise)
  return { begun, end: resolve }
}

/**
 * Whether a frame may load: once it is near the visible part of the page, and after the frames before it have played. Two play functions at once would
 * take the focus from each other.
 */
export function useTurn(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    const { current } = frame
    if (current === null) return undefined
    let end = (): void => undefined
    const listen = ({ source, data }: MessageEvent): void => {
      if (data !== STORY_FINISHED || source !== current.contentWindow) return
      current.dataset['played'] = 'true'
      end()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        const turn = takeTurn()
        ;({ end } = turn)
        void turn.begun.then(() => setIsOn(true))
      },
      { rootMargin: AHEAD },
    )
    observer.observe(current)
    window.addEventListener('message', listen)
    return () => {
      observer.disconnect()
      window.removeEventListener('message', listen)
      end()
    }
  }, [frame])
  return isOn
}
