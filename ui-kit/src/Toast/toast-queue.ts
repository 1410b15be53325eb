// react-aria-components marks its toasts unstable because their interface may still change. They are the only ones that keep focus, hold time
// under the pointer and are reachable by F6; versions are pinned, and this folder alone would have to follow a change.
import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components'
import type { IconType } from '../Icon/index.ts'

/** One thing that happened, and the way back from it. */
export interface ToastContent {
  readonly text: string
  readonly tone?: 'neutral' | 'success' | 'danger' | undefined
  readonly icon?: IconType | undefined
  /** "Undo" or "Retry": done once, then the toast goes. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined
}

export interface ToastOptions {
  /** Milliseconds; null keeps it until it is closed. Default 6 s, 10 s with an action. */
  readonly timeout?: number | null
  readonly onClose?: () => void
}

/** A queue of toasts: `show` answers a function that takes the toast away. */
export interface ToastQueue {
  readonly queue: AriaToastQueue<ToastContent>
  show(notice: ToastContent, options?: ToastOptions): () => void
  clear(): void
}

/** Makes a queue that shows three at once and keeps the rest waiting. */
export const createToastQueue = (): ToastQueue => {
  const queue = new AriaToastQueue<ToastContent>({ maxVisibleToasts: 3 })
  return {
    queue,
    show: (notice, { timeout = notice.action ? 10_000 : 6_000, onClose } = {}) => {
      const key = queue.add(notice, {
        ...(timeout === null ? {} : { timeout: Math.max(timeout, 5_000) }),
        ...(onClose ? { onClose } : {}),
      })
      return () => queue.close(key)
    },
    clear: () => queue.clear(),
  }
}

/** The application's own queue: call `toasts.show` from anywhere; `ToastRegion` shows it. */
export const toasts: ToastQueue = /* @__PURE__ */ createToastQueue()
