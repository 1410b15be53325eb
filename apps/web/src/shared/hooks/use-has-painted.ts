import { useEffect, useState } from 'react'

/** True from the first paint of the component on; at once if `isAtOnce`. */
export function useHasPainted(isAtOnce = false): boolean {
  const [hasPainted, setPainted] = useState(isAtOnce)
  useEffect(() => {
    if (hasPainted) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [hasPainted])
  return hasPainted
}
