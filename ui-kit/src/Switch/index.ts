export * from './Switch.tsx'
