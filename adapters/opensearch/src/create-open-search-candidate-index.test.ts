import { fixedSynonyms, type SynonymGroups } from '@guildhall/domain/search'
import { candidateIndexContract } from '@guildhall/domain/testing/contracts/candidate-index'
import { relevanceContract } from '@guildhall/domain/testing/contracts/relevance'
import { openSearchUrl, uniquePrefix } from '@guildhall/testing'
import { createOpenSearchCandidateIndex } from './create-open-search-candidate-index.ts'
import { deleteIndexes } from '../testing/delete-indexes.ts'

const create = async (synonyms: SynonymGroups) => {
  const [url, prefix] = [await openSearchUrl(), uniquePrefix()]
  const index = createOpenSearchCandidateIndex({ url, prefix, synonyms: fixedSynonyms(synonyms), readTimeout: 20_000 })
  return {
    index,
    close: async () => {
      await index.close()
      await deleteIndexes(url, prefix)
    },
  }
}

candidateIndexContract('OpenSearch', create)
relevanceContract('OpenSearch', create)
