export * from './Scrim.tsx'
