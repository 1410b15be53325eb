export * from './Toast.tsx'
export * from './toast-queue.ts'
export * from './use-has-toasts.ts'
