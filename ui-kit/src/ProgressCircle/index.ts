export * from './ProgressCircle.tsx'
