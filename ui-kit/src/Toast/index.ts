export * from './Toast.tsx'
export * from './toasts.ts'
export * from './use-any-toast.ts'
