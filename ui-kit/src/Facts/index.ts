export * from './Facts.tsx'
