import { expect, it } from 'vitest'
import {
  aShippedLists,
  candidateDocument,
  candidateUuid,
  createInMemoryCandidateIndex,
  indexQuery,
} from '../../../testing/index.ts'
import { fixedLists, shippedEntry } from '../../reference/index.ts'
import { createListedIndex } from './listed-index.ts'

const listSource = fixedLists(aShippedLists({ skills: ['Kafka'], 'job-titles': ['Baker', 'Banker'] }), [
  { ...shippedEntry('Event streaming', { code: 'kafka', formerLabels: ['Kafka'] }), list: 'skills' },
  { ...shippedEntry('Banker', { isRetired: true }), list: 'job-titles' },
])

const setUp = async () => {
  const index = createInMemoryCandidateIndex()
  await index.put([
    candidateDocument(1, { jobTitle: 'Bartender', skills: ['Event streaming'] }),
    candidateDocument(2, { jobTitle: 'Bartender', skills: ['Kafka Streams'] }),
    candidateDocument(3, { jobTitle: 'Banker' }),
    candidateDocument(4, { jobTitle: 'Baker' }),
  ])
  return createListedIndex(index, listSource)
}

// REF-28
it('a filter by a name of before finds who has the entry now', async () => {
  const index = await setUp()
  const query = indexQuery({ facetFilters: [[{ attribute: 'skills', value: 'kafka' }]] })
  expect((await index.search(query)).hits.map(({ document }) => document.uuid)).toEqual([candidateUuid(1)])
  expect(await index.countMatches([query, indexQuery({})], 9)).toEqual([1, 4])
})

// SRCH-17
it('job titles that the list offers are completed before others', async () => {
  const index = await setUp()
  expect(await index.searchJobTitles('ba', 3)).toEqual([
    { value: 'Baker', count: 1 },
    { value: 'Bartender', count: 2 },
    { value: 'Banker', count: 1 },
  ])
  expect(await index.searchJobTitles('ba', 1)).toHaveLength(1)
})
