export * from './Table.tsx'
