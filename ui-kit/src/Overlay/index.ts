export * from './Overlay.tsx'
