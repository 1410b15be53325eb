import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in the panel when its view changes: what had it may be gone with the old view, and keys pressed then would reach nothing,
 * Esc of the drawer too.
 */
export function useRetainFocus(view: string): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null)
  const seen = useRef(view)
  useEffect(() => {
    if (seen.current === view) return
    seen.current = view
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [view])
  return panel
}
