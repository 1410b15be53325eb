import { useEffect } from 'react'
import { useStableCallback } from './use-stable-callback.ts'

/** The longest wait on a page that is never idle, in milliseconds. */
const LONGEST_WAIT = 5_000

/** Calls a function once, when the page is shown and the browser has nothing else to do. */
export function useWhenIdle(run: () => void): void {
  const call = useStableCallback(run)
  useEffect(() => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(call, 1_000)
      return () => clearTimeout(timer)
    }
    const waiting = requestIdleCallback(call, { timeout: LONGEST_WAIT })
    return () => cancelIdleCallback(waiting)
  }, [call])
}
