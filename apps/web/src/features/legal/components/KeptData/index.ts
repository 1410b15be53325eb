export * from './KeptData.tsx'
