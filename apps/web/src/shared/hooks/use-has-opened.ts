import { useState } from 'react'

/** Whether something has been open: what is loaded when it is asked for stays from then on, so that it can close on screen. */
export function useHasOpened(isOpen: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  return isOpen || hasOpened
}
