import { useEffect, useState } from 'react'

const pauseMs = 150

/** The typed text, after a pause in typing of 150 ms. */
export function useDebounced(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
