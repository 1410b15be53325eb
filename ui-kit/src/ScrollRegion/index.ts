export * from './ScrollRegion.tsx'
