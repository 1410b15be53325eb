import { useEffect, useState } from 'react'
import { toasts } from './toast-queue.ts'

/** True from the first toast on, so that `ToastRegion` can be loaded only when it is needed. */
export function useHasToasts(): boolean {
  const [isAny, setAny] = useState(toasts.queue.visibleToasts.length > 0)
  useEffect(() => toasts.queue.subscribe(() => setAny(true)), [])
  return isAny
}
