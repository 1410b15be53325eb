export * from './LeaveGuard.tsx'
export * from './use-has-unsaved.ts'
