export {
  createOpenSearchCandidateIndex,
  type OpenSearchCandidateIndex,
  type OpenSearchCandidateIndexOptions,
} from './create-open-search-candidate-index.ts'
export type { Json } from './json.ts'
export { toOpenSearchBody, toOpenSearchCount } from './search-body.ts'
