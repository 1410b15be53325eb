export * from './ShowMoreList.tsx'
