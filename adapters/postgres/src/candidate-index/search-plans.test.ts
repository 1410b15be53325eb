import { planSearch, synonymLookup, type FacetFilter, type IndexQuery } from '@guildhall/domain/search'
import { candidateDocument, indexQuery } from '@guildhall/domain/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase } from '../../testing/index.ts'
import { collectBindings, type Statement } from './bindings.ts'
import { conditions } from './conditions.ts'
import { createPostgresCandidateIndex } from './index.ts'
import { countsStatement } from './counts-statement.ts'
import { searchStatement } from './search-statement.ts'
import { valuesStatement } from './values-statement.ts'

const PEOPLE = 6_000
/** In proportion to the people, as in a market of half a million. */
const LIMITS = { ranked: 60, counted: 120 }
const words = ['Welder', 'Nurse', 'Developer', 'Baker', 'Analyst', 'Designer', 'Tester', 'Manager'] as const
const countries = ['ZA', 'US', 'AU', 'KE', 'NG', 'GB', 'DE', 'IN', 'BR', 'FR'] as const
const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T

/** People whose values differ, so that each filter leaves some of them. */
const people = Array.from({ length: PEOPLE }, (_, number) =>
  candidateDocument(number + 1, {
    jobTitle: `${pick(words, number)} ${number % 97}`,
    skills: [`skill${number % 40}`, `skill${number % 90}`, `own${number}`],
    languages: [pick(['English', 'Afrikaans', 'isiZulu'], number), `language${number % 60}`],
    introduction: `${pick(words, number * 7)} of ${number % 300}`,
    countryCode: pick(countries, number),
    provinceCode: `${pick(countries, number)}.${number % 13}`,
    latitude: -60 + (number % 120),
    longitude: -180 + ((number * 7) % 360),
    rate: number % 5 === 0 ? null : 10 + ((number * 31) % 3_000) / 20,
    permanentRate: number % 7 === 0 ? null : 20_000 + number,
    availability: (number * 11) % 365,
    responseRate: ((number * 17) % 100) / 100,
    updatedAt: 1_700_000_000_000 + number * 1_000,
  }),
)

const skill = (number: number): FacetFilter => ({ attribute: 'skills', value: `skill${number}` })
const around = { latitude: 0.5, longitude: 10, radius: 300_000, precision: 5_000 }
const rate = (most: number) => [[{ attribute: 'rate', operator: '<=', value: most }] as const]

/** Each kind of search with an index of which its plan reads the people. */
const searches: readonly (readonly [string, Partial<IndexQuery>, string])[] = [
  ['everyone', {}, 'order'],
  ['words', { text: 'senior welder' }, 'words'],
  ['a typo', { text: 'devleoper' }, 'words'],
  ['a skill as a word', { text: 'skill7' }, 'skills'],
  ['a country', { insidePlace: { countryCode: 'KE', provinceCode: null } }, 'order|country'],
  ['a province', { insidePlace: { countryCode: 'KE', provinceCode: 'KE.3' } }, 'country'],
  ['words in a country', { text: 'nurse', insidePlace: { countryCode: 'KE', provinceCode: null } }, 'words'],
  ['a radius', { around }, 'place'],
  ['a radius, or remotely', { around, remoteAnywhere: true }, 'order|place'],
  ['a rate', { numericFilters: rate(12) }, 'rate|rate_down|order'],
  ['words and a rate', { text: 'nurse', numericFilters: rate(60) }, 'words'],
  [
    'any of some skills',
    { facetFilters: [[skill(3), skill(4)]], optionalFilters: [skill(3), skill(4)] },
    'words|order',
  ],
  ['all skills', { facetFilters: [[skill(3)], [skill(43)]] }, 'words'],
  ['a language', { facetFilters: [[{ attribute: 'languages', value: 'language7' }]] }, 'words|order'],
  ['lowest rate', { sort: 'rate-up' }, 'rate'],
  ['highest rate', { sort: 'rate-down' }, 'rate_down'],
  ['lowest yearly rate', { sort: 'salary-up' }, 'salary'],
  ['highest yearly rate', { sort: 'salary-down' }, 'salary_down'],
  ['soonest', { sort: 'soonest' }, 'order'],
  ['newest', { sort: 'newest' }, 'changed'],
  ['fastest', { sort: 'fastest' }, 'fastest'],
  ['nearest', { around, sort: 'nearest' }, 'place'],
  ['words, lowest rate', { text: 'nurse', sort: 'rate-up' }, 'words'],
  ['new since', { text: 'nurse', changedAfter: 1_700_005_000_000 }, 'words|changed'],
]

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

/** How many people a plan has read, those included who do not match. */
const countRead = ({ Plans = [], ...node }: PlanNode): number => {
  const rows = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  const own = node['Relation Name'] === 'candidate_documents' ? rows : 0
  return Plans.reduce((total, plan) => total + countRead(plan), own)
}

// SRCH-78
describe('the plans of searches', () => {
  let database: MigratedDatabase
  beforeAll(async () => {
    database = await createMigratedDatabase()
    await createPostgresCandidateIndex({ knex: database.knex }).put(people)
    await database.knex.raw('vacuum analyze candidate_documents, candidate_values, candidate_vocabulary')
  })
  afterAll(() => database.drop())

  const explain = async ({ bindings, sql }: Statement): Promise<string> => {
    const { rows } = await database.knex.raw<{ rows: readonly { 'QUERY PLAN': string }[] }>(
      `explain ${sql}`,
      bindings as never,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const readsAll = /Seq Scan on candidate_(?:documents|values)/

  it.each(searches)('read an index for %s', async (_, query, index) => {
    const plan = await explain(searchStatement(planSearch(indexQuery(query), synonymLookup([])), LIMITS))
    expect(plan).not.toMatch(readsAll)
    expect(plan).toMatch(new RegExp(`candidate_documents_(?:${index})\\b`))
  })

  it('read an index for counts', async () => {
    const plans = searches.map(([, query]) => planSearch(indexQuery(query), synonymLookup([])))
    expect(await explain(countsStatement(plans, LIMITS.counted))).not.toMatch(readsAll)
  })

  const readBy = async ({ bindings, sql }: Statement): Promise<number> => {
    const { rows } = await database.knex.raw<{ rows: readonly { 'QUERY PLAN': readonly { Plan: PlanNode }[] }[] }>(
      `explain (analyze, format json) ${sql}`,
      bindings as never,
    )
    return rows.flatMap((row) => row['QUERY PLAN']).reduce((read, { Plan }) => read + countRead(Plan), 0)
  }

  // SRCH-75
  it.each(['nearest', 'best'] as const)('read whoever is counted in a circle once, and the page: %s', async (sort) => {
    const limits = { ranked: 60, counted: 6_000 }
    const wide = { ...around, radius: 2_200_000 }
    const read = (length: number) =>
      readBy(searchStatement(planSearch(indexQuery({ around: wide, sort, length }), synonymLookup([])), limits))
    const { total } = await createPostgresCandidateIndex({ knex: database.knex }).search(indexQuery({ around: wide }))
    const counted = await read(0)
    expect([total > limits.ranked, counted >= total]).toEqual([true, true])
    expect(await read(5)).toBe(counted + 5)
  })

  // SRCH-76
  it.each([
    ['words', { text: 'nurse' }, 'words'],
    ['a circle', { around }, 'place'],
  ] as const)('read an index of each sample for how many there are of %s', async (_, query, index) => {
    const plan = await explain(searchStatement(planSearch(indexQuery(query), synonymLookup([])), LIMITS))
    expect(plan).toMatch(new RegExp(`candidate_documents_sample_${index}\\b`))
    expect(plan).toMatch(new RegExp(`candidate_documents_small_sample_${index}\\b`))
  })

  // SRCH-75
  it.each([
    ['words', { text: 'welder' }],
    ['a typo', { text: 'weldre' }],
    ['a circle', { around: { ...around, radius: 9_000_000, precision: 3_000_000 } }],
  ] as const)('read few people where many match: %s', async (_, query) => {
    const { total } = await createPostgresCandidateIndex({ knex: database.knex }).search(indexQuery(query))
    const read = await readBy(
      searchStatement(planSearch(indexQuery({ ...query, length: 5 }), synonymLookup([])), LIMITS),
    )
    expect(read).toBeLessThan(total / 2)
  })

  it('compare the words of a person once for all facets', () => {
    const facetFilters = [[skill(3), skill(4)], [skill(43)], [{ attribute: 'languages', value: 'English' } as const]]
    const sql = conditions(planSearch(indexQuery({ facetFilters }), synonymLookup([])), collectBindings())
    expect(sql.match(/words @@/g)).toHaveLength(1)
  })

  // SRCH-75
  it.each(['fastest', 'newest', 'rate-down'] as const)(
    'read no more for words in the order %s than the page needs',
    async (sort) => {
      const plan = planSearch(indexQuery({ text: 'baker', sort, length: 5 }), synonymLookup([]))
      const read: number[] = []
      for (const ranked of [20, 600]) {
        read.push(await readBy(searchStatement(plan, { ...LIMITS, ranked })))
      }
      expect(read[0]).toBeGreaterThan(0)
      expect(read[1]).toBe(read[0])
    },
  )

  it('counts bands of a figure as it counts each of them', async () => {
    const index = createPostgresCandidateIndex({ knex: database.knex })
    const bands = [0, 20, 40, 60, 80].map((from) =>
      indexQuery({
        text: 'nurse',
        numericFilters: [
          [{ attribute: 'rate', operator: '>=', value: from }],
          [{ attribute: 'rate', operator: '<', value: from + 20 }],
        ],
      }),
    )
    const each: number[] = []
    for (const band of bands) each.push(...(await index.countMatches([band], 150)))
    expect(await index.countMatches(bands, 150)).toEqual(each)
    expect(Math.max(...each)).toBe(150)
    expect(Math.min(...each)).toBeGreaterThan(0)
  })

  it.each(['', 's', 'skill4', 'nurse 12'])('read the counts of values by an index for %j', async (text) => {
    for (const attribute of ['job_title', 'skills'] as const) {
      const plan = await explain(valuesStatement(attribute, text, 50))
      expect(plan).not.toMatch(readsAll)
      expect(plan).toMatch(/candidate_values_(?:people|words|pkey)/)
      expect(plan).not.toMatch(/candidate_documents/)
    }
  })
})
