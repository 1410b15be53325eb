export * from './Timeline.tsx'
