export * from './ContactStrip.tsx'
