import { fixedSynonyms, type IndexQuery, type SynonymGroups } from '@guildhall/domain/search'
import { candidateDocument, indexQuery } from '@guildhall/domain/testing'
import { candidateIndexContract } from '@guildhall/domain/testing/contracts/candidate-index'
import { relevanceContract } from '@guildhall/domain/testing/contracts/relevance'
import { openSearchUrl, uniquePrefix } from '@guildhall/testing'
import { expect, it } from 'vitest'
import { createOpenSearchCandidateIndex } from './create-open-search-candidate-index.ts'
import { deleteIndexes } from '../testing/delete-indexes.ts'

const create = async (synonyms: SynonymGroups) => {
  const [url, prefix] = [await openSearchUrl(), uniquePrefix()]
  const index = createOpenSearchCandidateIndex({ url, prefix, synonyms: fixedSynonyms(synonyms), readTimeout: 20_000 })
  await index.prepare()
  return {
    index,
    close: async () => {
      await index.close()
      await deleteIndexes(url, prefix)
    },
  }
}

// SRCH-92
it('leaves out what a search does not need', async () => {
  const { close, index } = await create([])
  const document = candidateDocument(1, { introduction: 'I build bridges' })
  await index.put([document])
  const find = async (query: Partial<IndexQuery>) =>
    (await index.search(indexQuery(query))).hits.map((hit) => hit.document)
  expect(await find({ omit: ['introduction', 'qualifications'], text: 'bridges' })).toEqual([
    { ...document, introduction: '', qualifications: [] },
  ])
  expect(await find({})).toEqual([document])
  await close()
})

candidateIndexContract('OpenSearch', create)
relevanceContract('OpenSearch', create)
