export * from './Tag.tsx'
