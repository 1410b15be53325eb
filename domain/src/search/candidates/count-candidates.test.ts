import { beforeEach, expect, it } from 'vitest'
import { aContractorActor, anEmployerActor, ana, ben, cy, searchFixture } from '../../../testing/index.ts'
import { countCandidates } from './count-candidates.ts'
import { defaultSearch } from '../query/default-search.ts'
import { RATE_BANDS, rateHistogramQueries } from './rate-histogram.ts'
import { toCandidateQuery } from '../query/to-candidate-query.ts'
import type { SearchParameters } from '../query/search-parameters.ts'

const table = { date: '2026-03-02', base: 'usd', rates: { zar: 18.34 } } as const
const actor = anEmployerActor()
const setUp = () => {
  const world = searchFixture()
  return { ...world, count: countCandidates(world) }
}
let world: ReturnType<typeof setUp>
beforeEach(async () => {
  world = setUp()
  await world.index.put([
    { ...ana, rate: 49.07 },
    { ...ben, rate: 50 },
    { ...cy, rate: 400 },
  ])
})
const queryOf = (changes: Partial<SearchParameters> = {}) => toCandidateQuery({ ...defaultSearch, ...changes }, table)
const spread = async (changes: Partial<SearchParameters>, end: number) => {
  const queries = rateHistogramQueries({ ...defaultSearch, ...changes }, end, table)
  const counts = await world.count({ actor, queries })
  return counts.ok ? counts.value : counts
}

// SRCH-22
it('counts the people of each search, without those who hide from the company', async () => {
  const queries = [queryOf(), queryOf({ jobTitle: 'nobody of that name' })]
  expect(await world.count({ actor, queries })).toEqual({ ok: true, value: [3, 0] })
  await world.contact(ben, { status: 'blocked' })
  expect(await world.count({ actor, queries })).toEqual({ ok: true, value: [2, 0] })
})

it('counts for employers only', async () => {
  expect(await world.count({ actor: aContractorActor(), queries: [queryOf()] })).toMatchObject({ problem: 'forbidden' })
})

// SRCH-23
it('counts the rates by band regardless of the rate filter; the last band includes everybody above', async () => {
  const bands = Array.from({ length: RATE_BANDS }, () => 0)
  const expected = bands.with(4, 1).with(5, 1).with(15, 1)
  expect(await spread({ contractCurrency: 'USD' }, 160)).toEqual(expected)
  expect(await spread({ contractCurrency: 'USD', rateMin: 100, contractBudget: 120 }, 160)).toEqual(expected)
})

// SRCH-23
it('uses the currency of the search, and returns nothing without an exchange rate', async () => {
  expect(await spread({ contractCurrency: 'ZAR' }, 16_000)).toEqual([2, 0, 0, 0, 0, 0, 0, 1, ...Array(8).fill(0)])
  expect(rateHistogramQueries({ ...defaultSearch, contractCurrency: 'AUD' }, 240, table)).toEqual([])
})
