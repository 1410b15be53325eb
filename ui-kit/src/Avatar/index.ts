export * from './Avatar.tsx'
export * from './monogram.ts'
