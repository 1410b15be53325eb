export * from './Tally.tsx'
