import { expect, it } from 'vitest'
import { aContractorActor, anEmployerActor, ana, ben, cy, searchFixture } from '../../../testing/index.ts'
import { defaultSearch } from '../query/default-search.ts'
import { toCandidateQuery } from '../query/to-candidate-query.ts'
import { countFacets, searchFacetValues } from './count-facets.ts'

const actor = anEmployerActor()
const query = toCandidateQuery(defaultSearch, { date: '2026-03-02', base: 'usd', rates: {} })
const setUp = async () => {
  const world = searchFixture()
  await world.index.put([
    { ...ana, languages: ['English', 'Xhosa'] },
    { ...ben, languages: ['English'] },
    { ...cy, languages: ['Zulu'] },
  ])
  return { ...world, count: countFacets(world), complete: searchFacetValues(world) }
}

// SRCH-95, SRCH-27
it('counts the people of the search, without those who hide from the company', async () => {
  const { contact, count } = await setUp()
  const counted = async (limit: number) => {
    const counts = await count({ actor, query, attributes: ['languages'], limit })
    return counts.ok ? counts.value.values.languages?.map(({ count: people, value }) => `${value} ${people}`) : counts
  }
  expect(await counted(10)).toEqual(['English 2', 'Xhosa 1', 'Zulu 1'])
  expect(await counted(0)).toEqual(['English 2'])
  await contact(ben, { status: 'blocked' })
  expect(await counted(10)).toEqual(['English 1', 'Xhosa 1', 'Zulu 1'])
})

// SRCH-98
it('completes a value within the search', async () => {
  const { complete } = await setUp()
  const completed = async (text: string) => complete({ actor, query, attribute: 'languages', text, limit: 10 })
  expect(await completed('xh')).toEqual({ ok: true, value: [{ value: 'Xhosa', count: 1 }] })
  expect(await completed('sotho')).toEqual({ ok: true, value: [] })
})

it('counts for employers only', async () => {
  const { complete, count } = await setUp()
  const command = { actor: aContractorActor(), query, limit: 1 }
  expect(await count({ ...command, attributes: ['skills'] })).toMatchObject({ problem: 'forbidden' })
  expect(await complete({ ...command, attribute: 'skills', text: '' })).toMatchObject({ problem: 'forbidden' })
})
