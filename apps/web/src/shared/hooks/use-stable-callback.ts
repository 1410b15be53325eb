import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same while what it does changes, so that what it is given to need not be drawn again. Call it in answers to people, not while drawing. */
export function useStableCallback<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args) => latest.current(...args), [])
}
