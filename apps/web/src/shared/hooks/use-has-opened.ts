import { useState } from 'react'

/** True once something has been open: a lazily loaded dialog stays mounted from then on, so that its closing is animated. */
export function useHasOpened(isOpen: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  return isOpen || hasOpened
}
