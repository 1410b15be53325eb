import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

export interface CoveredPage {
  /** The pane that is covered while the other one is open, if there is no room for both. */
  readonly under: RefObject<HTMLElement | null>
  readonly over: RefObject<HTMLElement | null>
  /** The id of what the covering pane shows; null if it is closed. */
  readonly open: string | null
  /** The element that opened it; null if that is gone. */
  readonly askedFrom: (left: string) => HTMLElement | null | undefined
}

const inSight = (element: HTMLElement | null): boolean => element?.checkVisibility({ visibilityProperty: true }) ?? true

/**
 * Moves the focus if only one of two panes is visible, as on a phone: to the pane that opens, and back to the element that opened it. A page that
 * starts with a pane open keeps its focus. Source: WCAG 2.4.3, 2.4.11.
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
      // The opened pane may have focused its text field already.
    } else if (!inSight(under.current) && over.current?.contains(document.activeElement) === false) {
      over.current.focus({ preventScroll: true })
    }
  }, [open, over, under])
}
