export {
  createOpenSearchCandidateIndex,
  type OpenSearchCandidateIndex,
  type OpenSearchCandidateIndexOptions,
} from './create-open-search-candidate-index.ts'
export { toOpenSearchBody, type Json } from './search-body.ts'
