export * from './MultiSelect.tsx'
