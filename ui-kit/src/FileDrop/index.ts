export * from './FileDrop.tsx'
export * from './FileRow.tsx'
export * from './accept.ts'
