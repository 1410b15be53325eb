export * from './change-synonyms.ts'
export * from './read-lists.ts'
