export * from './LoadMore.tsx'
