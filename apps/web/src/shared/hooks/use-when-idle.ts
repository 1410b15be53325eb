import { useEffect } from 'react'
import { useStableCallback } from './use-stable-callback.ts'

/** The longest wait on a page that is never idle, in milliseconds. */
const LONGEST_WAIT = 5_000

/** Calls a function once, when the page is shown and the browser has nothing else to do. Returns a function that cancels the call. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1_000)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(run, { timeout: LONGEST_WAIT })
  return () => cancelIdleCallback(waiting)
}

/** As `whenIdle`, from the component's first render until it is removed. */
export function useWhenIdle(run: () => void): void {
  const call = useStableCallback(run)
  useEffect(() => whenIdle(call), [call])
}
