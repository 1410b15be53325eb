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

// SRCH-7
it('leaves out nobody where more words are a typo away than the engine lists', async () => {
  const { close, index } = await create([])
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
  const ofTwoTypos = ['.e.elopers', 'dev.l.pers'].flatMap((pattern) => {
    const [start = '', middle = '', end = ''] = pattern.split('.')
    return letters.flatMap((one) => letters.map((other) => `${start}${one}${middle}${other}${end}`))
  })
  await index.put([
    candidateDocument(1, { introduction: ofTwoTypos.join(' ') }),
    candidateDocument(2, { introduction: ofTwoTypos.at(-1) ?? '' }),
  ])
  const query = indexQuery({ text: 'developers' })
  expect((await index.search(query)).total).toBe(2)
  expect(await index.countMatches([query, indexQuery({ text: 'nurse' })], 10)).toEqual([2, 0])
  const { values } = await index.countFacets(query, ['workplace_type'], 1)
  expect(values.workplace_type).toMatchObject([{ count: 2 }])
  await close()
})

candidateIndexContract('OpenSearch', create)
relevanceContract('OpenSearch', create)
