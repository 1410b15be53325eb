export * from './StatusIndicator.tsx'
