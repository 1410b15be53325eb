import { planSearch, synonymLookup, type IndexQuery } from '@guildhall/domain/search'
import { candidateDocument, createInMemoryCandidateIndex, indexQuery } from '@guildhall/domain/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase } from '../../testing/index.ts'
import { createPostgresCandidateIndex } from './index.ts'
import { searchStatement } from './search-statement.ts'

const PEOPLE = 2_000
const LIMITS = { ranked: 100, counted: 200 }

/** Welders by title and welders by their introduction alone, who are available later the higher their number. */
const people = Array.from({ length: PEOPLE }, (_, number) =>
  candidateDocument(number + 1, {
    jobTitle: number % 3 === 0 ? 'Welder' : 'Fitter',
    introduction: number % 2 === 0 ? 'A welder' : '',
    skills: number % 4 === 0 ? ['Steel'] : [],
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

  it('ranks those who come first without text, and the rest follow in that order', async () => {
    const all = await inOrder({ text: 'welder' })
    const chosen = new Set(all.slice(0, 100))
    const ranked = (await reference.search(indexQuery({ text: 'welder', length: 10_000 }))).hits
      .map(({ document }) => document.uuid)
      .filter((uuid) => chosen.has(uuid))
    expect((await ask({ text: 'welder' })).uuids).toEqual(ranked.slice(0, 50))
    expect((await ask({ text: 'welder', offset: 80, length: 60 })).uuids).toEqual(
      [...ranked, ...all.slice(100)].slice(80, 140),
    )
  })

  it('is in the chosen order exactly, whatever it is', async () => {
    for (const sort of ['rate-up', 'rate-down', 'newest', 'fastest', 'soonest'] as const) {
      const query = { sort, offset: 70, length: 50 }
      const { hits } = await reference.search(indexQuery(query))
      expect((await ask(query)).uuids).toEqual(hits.map(({ document }) => document.uuid))
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
})
