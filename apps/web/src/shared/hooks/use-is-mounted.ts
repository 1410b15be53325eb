import { useCallback, useEffect, useRef } from 'react'

/** Tells whether the component is still on the page: an answer may arrive after it was left, and its message then needs a toast. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return useCallback(() => mounted.current, [])
}
