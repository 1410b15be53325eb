import { fixedSynonyms, planSearch, synonymLookup, type IndexQuery, type SynonymGroups } from '@guildhall/domain/search'
import { candidateDocument, candidateUuid, indexQuery } from '@guildhall/domain/testing'
import { candidateIndexContract } from '@guildhall/domain/testing/contracts/candidate-index'
import { relevanceContract } from '@guildhall/domain/testing/contracts/relevance'
import { openSearchUrl, uniquePrefix } from '@guildhall/testing'
import { describe, expect, it } from 'vitest'
import { createOpenSearchCandidateIndex } from './create-open-search-candidate-index.ts'
import { searchBody } from './search-body.ts'
import { deleteIndexes } from '../testing/delete-indexes.ts'

const create = async (synonyms: SynonymGroups) => {
  const [url, prefix] = [await openSearchUrl(), uniquePrefix()]
  // The contract is about few people: most searches count fewer than they find.
  const countedWithHits = 3
  const readTimeout = 20_000
  const index = createOpenSearchCandidateIndex({
    url,
    prefix,
    synonyms: fixedSynonyms(synonyms),
    countedWithHits,
    readTimeout,
  })
  await index.prepare()
  return {
    index,
    searchEngine: async (body: unknown) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${url}/${prefix}users/_search`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return (await response.json()) as { hits: { total: { value: number }; hits: { _id: string }[] } }
    },
    close: async () => {
      await index.close()
      await deleteIndexes(url, prefix)
    },
  }
}

// SRCH-92
it('leaves out what a search does not need', async () => {
  const { close, index } = await create([])
  const work = {
    uuid: candidateUuid(900),
    title: 'Engineer',
    company: 'Baobab',
    location: null,
    description: 'Built bridges.',
    currentWork: true,
    startDate: '2020-01-01',
    endDate: null,
    skills: ['Steel'],
  }
  const document = candidateDocument(1, { introduction: 'I build bridges', workExperiences: [work] })
  await index.put([document])
  const find = async (query: Partial<IndexQuery>) =>
    (await index.search(indexQuery(query))).hits.map((hit) => hit.document)
  expect(await find({ omit: ['introduction', 'workExperiences', 'qualifications'], text: 'bridges' })).toEqual([
    { ...document, introduction: '', workExperiences: [], qualifications: [] },
  ])
  expect(await find({ omit: ['workExperiences.description', 'workExperiences.skills'] })).toEqual([
    { ...document, workExperiences: [{ ...work, description: null, skills: [] }] },
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

// SRCH-103
describe('a search for many', () => {
  const availableSoon = { attribute: 'availability', operator: '<=', value: 3 } as const
  const people = 300
  const find = async (query: Partial<IndexQuery>) => {
    const { close, index, searchEngine } = await create([])
    const some = indexQuery({ length: 3, ...query })
    await index.put(
      Array.from({ length: people }, (_, at) =>
        candidateDocument(at + 1, { jobTitle: 'Nurse', availability: at % 7, responseRate: at % 5 }),
      ),
    )
    const { hits, total } = await index.search(some)
    const plan = planSearch(some, synonymLookup([]))
    const [stopped, whole] = await Promise.all(
      [3, people].map((counted) => searchEngine(searchBody(plan, 'constant_score_boolean', counted))),
    )
    await close()
    return { found: hits.map(({ document }) => document.uuid), total, stopped: stopped?.hits, whole: whole?.hits }
  }

  it.each([{}, { text: 'nurse' }, { sort: 'newest' }, { numericFilters: [[availableSoon]] }] as const)(
    'finds the same people as one that reads everybody, and their number: %j',
    async (query) => {
      const { found, total, whole } = await find(query)
      expect(found).toHaveLength(3)
      expect(found).toEqual(whole?.hits.map(({ _id }) => _id))
      expect(total).toBe(whole?.total.value)
    },
  )

  it('reads its first hits alone where there are no words', async () => {
    const { stopped, whole } = await find({})
    expect(whole?.total.value).toBe(people)
    expect(stopped?.total.value).toBeLessThan(people / 2)
  })
})

// SRCH-104
describe('a search that compares distances first', () => {
  const PEOPLE = 40
  const around = { latitude: -33.9249, longitude: 18.4241, radius: 100_000, precision: 5_000 }

  it.each(['best', 'nearest'] as const)(
    'finds the same people on each page as one script for all: %s',
    async (sort) => {
      const { close, index, searchEngine } = await create([])
      // Ten within the first step, the others ever further north, two at a time.
      const northOf = (at: number): number => (at < 10 ? at * 0.004 : at * 0.02)
      await index.put(
        Array.from({ length: PEOPLE }, (_, at) =>
          candidateDocument(at + 1, {
            latitude: around.latitude + northOf(at - (at % 2)),
            longitude: around.longitude,
            availability: at % 7,
          }),
        ),
      )
      const whole = planSearch(indexQuery({ around, sort, length: PEOPLE }), synonymLookup([]))
      const { hits } = await searchEngine(searchBody(whole, 'constant_score_boolean', PEOPLE))
      const inOrder = hits.hits.map(({ _id }) => _id)
      expect(inOrder).toHaveLength(PEOPLE)
      for (const offset of [0, 4, 7, 10, 25, 38, PEOPLE]) {
        const page = await index.search(indexQuery({ around, sort, offset, length: 4 }))
        expect(page.total).toBe(PEOPLE)
        expect(page.hits.map(({ document }) => document.uuid)).toEqual(inOrder.slice(offset, offset + 4))
      }
      await close()
    },
  )
})

candidateIndexContract('OpenSearch', create)
relevanceContract('OpenSearch', create)
