export * from './ListBox.tsx'
