// react-aria-components marks its toasts unstable because their interface may still change. They are the only ones that keep focus, hold time
// under the pointer and are reachable by F6; versions are pinned, and this folder alone would have to follow a change.
import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components'
import type { IconType } from '../Icon/index.ts'

/** A short message about something that happened, with an optional action. */
export interface ToastContent {
  readonly text: string
  readonly tone?: 'neutral' | 'success' | 'danger' | undefined
  readonly icon?: IconType | undefined
  /** "Undo" or "Retry": runs once and closes the toast. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined
}

export interface ToastOptions {
  /** Milliseconds; null keeps it open until it is closed. Default 6 s, 10 s with an action. */
  readonly timeout?: number | null
  readonly onClose?: () => void
}

/** A queue of toasts: `show` returns a function that closes the toast. */
export interface ToastQueue {
  readonly queue: AriaToastQueue<ToastContent>
  show(notice: ToastContent, options?: ToastOptions): () => void
  clear(): void
}

/** Creates a queue that shows at most three toasts at once. */
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

/** The queue of the application: call `toasts.show` from anywhere; `ToastRegion` renders it. */
export const toasts: ToastQueue = /* @__PURE__ */ createToastQueue()
