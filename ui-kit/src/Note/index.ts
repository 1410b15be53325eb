export * from './Note.tsx'
