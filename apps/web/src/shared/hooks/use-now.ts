import { MINUTE_MS } from '@guildhall/domain/shared'
import { useEffect, useState } from 'react'

/** The current time, updated once a minute, so that "Available now" and "You can ask again" appear on an open page. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The reader's local date, YYYY-MM-DD. */
export const localDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
