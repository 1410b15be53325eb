export {
  createOpenSearchCandidateIndex,
  type OpenSearchCandidateIndex,
  type OpenSearchCandidateIndexOptions,
} from './create-open-search-candidate-index.ts'
