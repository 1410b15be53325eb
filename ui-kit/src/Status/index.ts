export * from './Status.tsx'
