export * from './SearchBox.tsx'
export * from './SearchResults.tsx'
