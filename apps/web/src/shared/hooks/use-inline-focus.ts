import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus where a form takes the place of the button that opens it: in its first field once it is open, and on the button once it is closed.
 * The button has the `opened` value as `data-opens`; the form is in the element of the returned ref. Rule: UI-62.
 */
export function useInlineFocus<Place extends HTMLElement>(opened: string | null): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const last = useRef(opened)
  useEffect(() => {
    const before = last.current
    last.current = opened
    if (before === opened) return
    const next = opened === null ? `[data-opens="${CSS.escape(before ?? '')}"]` : 'form :is(input, textarea)'
    place.current?.querySelector<HTMLElement>(next)?.focus()
  }, [opened])
  return place
}
