export { createPostgresCandidateIndex, type PostgresCandidateIndexOptions } from './create-candidate-index.ts'
export { toSearchStatement } from './search-statement.ts'
export type { Statement } from './bindings.ts'
