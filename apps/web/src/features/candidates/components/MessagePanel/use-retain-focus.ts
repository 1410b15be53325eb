import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in the panel when its view changes: the focused element may be removed with the old view, and key presses, such as Esc
 * for the drawer, would then reach nothing. The focus moves with the change itself: an effect after it may come later than the next key press.
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
