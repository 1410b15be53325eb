import { candidateDocument, candidateUuid } from '@guildhall/domain/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase } from '../../testing/index.ts'
import { selectRows } from '../database/select-rows.ts'
import { createPostgresCandidateIndex } from './index.ts'

interface Counted {
  readonly attribute: string
  readonly value: string
  readonly people: number
}

const titles = ['Nurse', 'nurse', 'Senior nurse', 'Developer'] as const
const skills = ['Python', 'python', 'C++', '.NET', 'x'.repeat(4_000)] as const

/** A change of the index: people who are put, or removed. */
const change = fc.oneof(
  fc.record({
    put: fc.array(
      fc.record({
        number: fc.integer({ min: 1, max: 6 }),
        jobTitle: fc.constantFrom(...titles),
        skills: fc.array(fc.constantFrom(...skills), { maxLength: 4 }),
      }),
      { maxLength: 5 },
    ),
  }),
  fc.record({ remove: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }) }),
)

describe('the counts of job titles and skills', () => {
  let database: MigratedDatabase
  beforeAll(async () => {
    database = await createMigratedDatabase()
  })
  beforeEach(() => database.knex.raw('truncate candidate_documents'))
  afterAll(() => database.drop())

  const counted = (): Promise<readonly Counted[]> =>
    selectRows<Counted>(database.knex, 'select attribute, value, people from candidate_values order by 1, 2', {})
  const recounted = (): Promise<readonly Counted[]> =>
    selectRows<Counted>(
      database.knex,
      `select attribute, value, count(*)::int as people from (
         select 'job_title' collate "C" as attribute, document ->> 'jobTitle' collate "C" as value from candidate_documents
         union all
         select 'skills', own.skill from candidate_documents,
           lateral (select distinct skill collate "C" as skill from json_array_elements_text(document -> 'skills') as skill) as own
       ) as named group by 1, 2 order by 1, 2`,
      {},
    )

  // SRCH-77
  it('are those of a recount after any changes, and nothing is kept that nobody has', async () => {
    const index = createPostgresCandidateIndex({ knex: database.knex })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 6 }), async (changes) => {
        await database.knex.raw('truncate candidate_documents')
        for (const one of changes) {
          if ('put' in one) await index.put(one.put.map(({ number, ...own }) => candidateDocument(number, own)))
          else await index.remove(one.remove.map(candidateUuid))
        }
        expect(await counted()).toEqual(await recounted())
      }),
      { numRuns: 30 },
    )
  })

  // SRCH-77
  it('are exact when the same people change in several connections at once', async () => {
    const index = createPostgresCandidateIndex({ knex: database.knex })
    await Promise.all(
      Array.from({ length: 24 }, async (_, turn) => {
        const uuid = 1 + (turn % 3)
        if (turn % 5 === 4) await index.remove([candidateUuid(uuid)])
        else
          await index.put([
            candidateDocument(uuid, { jobTitle: titles[turn % 4] ?? '', skills: [skills[turn % 3] ?? ''] }),
          ])
      }),
    )
    expect(await counted()).toEqual(await recounted())
  })

  // SRCH-77
  it('change with the transaction', async () => {
    const transaction = await database.knex.transaction()
    await createPostgresCandidateIndex({ knex: transaction }).put([candidateDocument(1)])
    await transaction.rollback()
    expect(await counted()).toEqual([])
  })
})
