import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in the panel when its view changes: the focused element may be removed with the old view, and key presses, such as Esc
 * for the drawer, would then reach nothing. A layout effect, so that no key press comes between the
 * change and the focus.
 */
export function useRetainFocus(view: string): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null)
  const seen = useRef(view)
  useLayoutEffect(() => {
    if (seen.current === view) return
    seen.current = view
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [view])
  return panel
}
