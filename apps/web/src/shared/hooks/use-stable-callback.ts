import { useCallback, useLayoutEffect, useRef } from 'react'

/** A callback with a stable identity that always runs the latest function, so that memoized children are not rendered again. Call it in event handlers, not while rendering. */
export function useStableCallback<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args) => latest.current(...args), [])
}
