export * from './Count.tsx'
