export * from './Completeness.tsx'
