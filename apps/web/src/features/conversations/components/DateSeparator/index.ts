export * from './DateSeparator.tsx'
