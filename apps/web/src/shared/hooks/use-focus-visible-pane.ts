import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

export interface CoveredPage {
  /** What is covered while something is open, where there is no room for both. */
  readonly under: RefObject<HTMLElement | null>
  readonly over: RefObject<HTMLElement | null>
  /** What is open over it; null where nothing is. */
  readonly open: string | null
  /** Where what was open had been asked for; null where that has gone. */
  readonly askedFrom: (left: string) => HTMLElement | null | undefined
}

const inSight = (element: HTMLElement | null): boolean => element?.checkVisibility({ visibilityProperty: true }) ?? true

/**
 * Takes the focus along where only one of two is in sight, as on a phone: to what opens, and back to where it was asked for. A page that
 * begins with something open keeps its focus. Source: WCAG 2.4.3, 2.4.11.
 */
export function useFocusVisiblePane({ under, over, open, askedFrom }: CoveredPage): void {
  const last = useRef(open)
  const goBack = useEffectEvent((left: string): void => {
    const from = askedFrom(left) ?? under.current
    from?.focus({ preventScroll: true })
    from?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    const left = last.current
    last.current = open
    if (left === open) return
    if (open === null) {
      if (left !== null && !inSight(over.current)) goBack(left)
      // What opened may have taken the focus to where one writes.
    } else if (!inSight(under.current) && over.current?.contains(document.activeElement) === false) {
      over.current.focus({ preventScroll: true })
    }
  }, [open, over, under])
}
