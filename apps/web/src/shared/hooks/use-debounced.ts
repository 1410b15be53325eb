import { useEffect, useState } from 'react'

const pauseMs = 150

/** What was typed, once typing has paused. */
export function useDebounced(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
