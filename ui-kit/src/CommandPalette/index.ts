export * from './CommandPalette.tsx'
