import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStableCallback } from './use-stable-callback.ts'

/** The longest wait on a page that is never idle, in milliseconds. */
const LONGEST_WAIT = 5_000

/** Waits until the browser has nothing else to do. Returns a function that ends the wait. */
function waitForBrowser(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1_000)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(run)
  return () => cancelIdleCallback(waiting)
}

/** Waits until nothing is being read. Returns a function that ends the wait. */
const waitForQueries = (queries: QueryClient, run: () => void): (() => void) =>
  queries.getQueryCache().subscribe(() => {
    if (queries.isFetching() === 0) run()
  })

/**
 * Calls a function once, when the page has read what it shows and the browser has nothing else to do. Returns a function that cancels the call.
 */
export function whenIdle(queries: QueryClient, run: () => void): () => void {
  let endWait: (() => void) | undefined
  const cancel = (): void => {
    clearTimeout(latest)
    endWait?.()
  }
  const call = (): void => {
    cancel()
    run()
  }
  const latest = setTimeout(call, LONGEST_WAIT)
  const wait = (): void => {
    endWait?.()
    endWait = waitForBrowser(() => {
      if (queries.isFetching() === 0) call()
      else endWait = waitForQueries(queries, wait)
    })
  }
  wait()
  return cancel
}

/** As `whenIdle`, from the component's first render until it is removed. */
export function useWhenIdle(run: () => void): void {
  const queries = useQueryClient()
  const call = useStableCallback(run)
  useEffect(() => whenIdle(queries, call), [queries, call])
}
