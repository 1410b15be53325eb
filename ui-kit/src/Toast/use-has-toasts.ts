import { useEffect, useState } from 'react'
import { toasts } from './toast-queue.ts'

/** True from the first toast on: only then is there anything for `ToastRegion` to do, and it can be loaded. */
export function useHasToasts(): boolean {
  const [isAny, setAny] = useState(toasts.queue.visibleToasts.length > 0)
  useEffect(() => toasts.queue.subscribe(() => setAny(true)), [])
  return isAny
}
