import { planSearch, synonymLookup, type IndexQuery } from '@guildhall/domain/search'
import { candidateDocument, createInMemoryCandidateIndex, indexQuery } from '@guildhall/domain/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase } from '../../testing/index.ts'
import { createPostgresCandidateIndex } from './index.ts'
import { searchStatement } from './search-statement.ts'

const PEOPLE = 2_000
const LIMITS = { ranked: 100, counted: 200 }

const titleOf = (number: number): string => {
  if (number % 100 === 98) return 'Brazier'
  return number % 3 === 0 ? 'Welder' : 'Fitter'
}

const TOWN = { latitude: -33.9, longitude: 18.4 }
/** 22 km away. */
const VILLAGE = { latitude: -33.7, longitude: 18.4 }

/**
 * Welders and a few braziers by title and many by their introduction alone, who are available later the higher their number. One in 50 lives in
 * the village, all others in the town.
 */
const people = Array.from({ length: PEOPLE }, (_, number) =>
  candidateDocument(number + 1, {
    jobTitle: titleOf(number),
    introduction: number % 2 === 0 ? 'A welder' : 'A brazier in steel',
    skills: number % 4 === 2 ? ['Steel'] : [],
    ...(number % 50 === 7 ? VILLAGE : TOWN),
    availability: number,
    rate: number % 10 === 0 ? null : 1 + ((number * 7) % 50),
    responseRate: (number % 11) / 11,
    updatedAt: 1_790_000_000_000 + ((number * 13) % PEOPLE),
  }),
)

// SRCH-75, SRCH-76
describe('a search that finds more people than are ranked', () => {
  let database: MigratedDatabase
  const reference = createInMemoryCandidateIndex()
  beforeAll(async () => {
    database = await createMigratedDatabase()
    await createPostgresCandidateIndex({ knex: database.knex }).put(people)
    await reference.put(people)
    await database.knex.raw('analyze candidate_documents')
  })
  afterAll(() => database.drop())

  const titles = new Map<string, string>(people.map(({ jobTitle, uuid }) => [uuid, jobTitle]))
  const steel = new Set<string>(people.filter(({ skills }) => skills.includes('Steel')).map(({ uuid }) => uuid))
  const isBrazier = (uuid: string): boolean => titles.get(uuid) === 'Brazier'

  const ask = async (changes: Partial<IndexQuery>) => {
    const plan = planSearch(indexQuery(changes), synonymLookup([]))
    const { bindings, sql } = searchStatement(plan, LIMITS)
    const { rows } = await database.knex.raw<{
      rows: readonly { total: number; exact: boolean; document: { uuid: string } | null }[]
    }>(sql, bindings as never)
    return { total: rows[0]?.total, exact: rows[0]?.exact, uuids: rows.flatMap(({ document }) => document?.uuid ?? []) }
  }
  /** All matches in the order of the best match without text. */
  const inOrder = async (changes: Partial<IndexQuery>): Promise<readonly string[]> =>
    (await reference.search(indexQuery({ ...changes, length: 10_000 }))).hits
      .toSorted((one, other) => one.document.availability - other.document.availability)
      .map(({ document }) => document.uuid)

  it.each([
    ['everywhere', {}],
    ['in a circle', { around: { ...TOWN, precision: 100_000, radius: 100_000 } }],
  ])(
    'has those with all words in their title first, then those who come first without text, page after page, %s',
    async (_, place) => {
      const all = (await inOrder({ text: 'welder' })).filter((uuid) => titles.get(uuid) === 'Welder')
      expect((await ask({ ...place, text: 'welder' })).uuids).toEqual(all.slice(0, 50))
      expect((await ask({ ...place, text: 'welder', offset: 80, length: 60 })).uuids).toEqual(all.slice(80, 140))
      expect((await ask({ ...place, text: 'weldre' })).uuids).toEqual(all.slice(0, 50))
      const available = [[{ attribute: 'availability', operator: '<', value: 320 }]] as const
      for (const query of [{}, { numericFilters: available }]) {
        const few = await inOrder({ text: 'brazier', ...query })
        const sorted = few.toSorted((one, other) => Number(isBrazier(other)) - Number(isBrazier(one)))
        for (const page of [{ length: 50 }, { offset: 40, length: 50 }, { offset: 90, length: 50 }])
          expect((await ask({ ...place, text: 'brazier', ...query, ...page })).uuids).toEqual(
            sorted.slice(page.offset ?? 0, (page.offset ?? 0) + 50),
          )
      }
    },
  )

  it('has those with the word among their skills before those who have it elsewhere, without gaps or repeats', async () => {
    for (const query of [
      {},
      { numericFilters: [[{ attribute: 'availability', operator: '<', value: 1_200 }]] as const },
      { numericFilters: [[{ attribute: 'availability', operator: '<', value: 180 }]] as const },
    ]) {
      const all = await inOrder({ text: 'steel', ...query })
      const skilled = all.filter((uuid) => steel.has(uuid))
      const pages: string[] = []
      for (let offset = 0; offset < 120; offset += 15)
        pages.push(...(await ask({ text: 'steel', ...query, offset, length: 15 })).uuids)
      expect(pages.slice(0, skilled.length)).toEqual(skilled.slice(0, pages.length))
      expect(new Set(pages).size).toBe(pages.length)
      expect(pages.length).toBe(Math.min(120, all.length))
    }
  })

  it('has those with all optional facets first', async () => {
    const optional: Partial<IndexQuery> = {
      optionalFilters: [
        { attribute: 'skills', value: 'Steel' },
        { attribute: 'job_title', value: 'Brazier' },
      ],
    }
    const all = await inOrder({})
    const both = all.filter((uuid) => isBrazier(uuid) && steel.has(uuid))
    expect(both.length).toBeGreaterThan(0)
    expect((await ask({ ...optional, length: both.length })).uuids).toEqual(both)
    expect((await ask({ ...optional, length: both.length + 5 })).uuids.slice(0, both.length)).toEqual(both)
  })

  it('is in the chosen order exactly, whatever it is', async () => {
    for (const sort of ['rate-up', 'rate-down', 'newest', 'fastest', 'soonest'] as const) {
      const query = { sort, offset: 70, length: 50 }
      const { hits } = await reference.search(indexQuery(query))
      expect((await ask(query)).uuids).toEqual(hits.map(({ document }) => document.uuid))
    }
  })

  it('is in the order of distances exactly, also where most are at the same place', async () => {
    const available = [[{ attribute: 'availability', operator: '>', value: 700 }]] as const
    for (const [centre, precision] of [
      [TOWN, 5_000],
      [VILLAGE, 5_000],
      [VILLAGE, 50_000],
    ] as const) {
      for (const query of [
        {},
        { offset: 30, length: 15 },
        { offset: 180, length: 40 },
        { numericFilters: available },
      ]) {
        const page = { around: { ...centre, precision, radius: 100_000 }, sort: 'nearest' as const, ...query }
        const { hits, total } = await reference.search(indexQuery(page))
        const answer = await ask(page)
        expect(answer.uuids).toEqual(hits.map(({ document }) => document.uuid))
        expect(answer.exact).toBe(false)
        expect(Math.abs((answer.total ?? 0) - total) / total).toBeLessThan(0.35)
      }
    }
  })

  it('is in the order of a figure exactly also with words, whether those with all of them in their title fill the page or not', async () => {
    for (const sort of ['rate-up', 'rate-down', 'newest', 'fastest', 'soonest'] as const) {
      for (const query of [
        { text: 'welder' },
        { text: 'weldre' },
        { text: 'brazier' },
        { text: 'welder', offset: 30 },
      ]) {
        const page = { ...query, sort, length: 20 }
        const { hits } = await reference.search(indexQuery(page))
        expect((await ask(page)).uuids).toEqual(hits.map(({ document }) => document.uuid))
      }
    }
  })

  it('estimates how many there are', async () => {
    for (const query of [{}, { text: 'welder' }, { text: 'weldre', sort: 'rate-up' as const }]) {
      const { total } = await reference.search(indexQuery(query))
      const answer = await ask(query)
      expect(answer.exact).toBe(false)
      expect(Math.abs((answer.total ?? 0) - total) / total).toBeLessThan(0.35)
    }
    expect(await ask({ numericFilters: [[{ attribute: 'availability', operator: '<', value: 150 }]] })).toMatchObject({
      total: 150,
      exact: true,
    })
  })

  it('estimates from fewer people where there are many, but not what may have to be counted', async () => {
    const availableWithin = (days: number) =>
      ask({ numericFilters: [[{ attribute: 'availability', operator: '<', value: days }]] })
    const setEstimatedRows = (people: number) =>
      database.knex.raw(
        `select pg_restore_relation_stats('schemaname', 'public', 'relname', 'candidate_documents', 'reltuples', ?::real)`,
        [people],
      )
    await setEstimatedRows(1_000_000)
    try {
      const [all, some, few] = [await ask({}), await availableWithin(500), await availableWithin(150)]
      expect([all.exact, some.exact, few.exact]).toEqual([false, false, true])
      expect([(all.total ?? 0) % 512, (some.total ?? 0) % 64, few.total]).toEqual([0, 0, 150])
      expect((some.total ?? 0) % 512).not.toBe(0)
    } finally {
      await setEstimatedRows(PEOPLE)
    }
  })
})
