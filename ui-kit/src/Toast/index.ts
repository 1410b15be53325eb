export * from './Toast.tsx'
export * from './toasts.ts'
