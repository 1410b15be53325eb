import { candidateDocument, candidateUuid, indexQuery } from '@guildhall/domain/testing'
import { migrateToLatest } from '@guildhall/migrations'
import { createTestDatabase, postgresUrl, type TestDatabase } from '@guildhall/testing'
import type { Knex } from 'knex'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDatabase, type Database } from '../database/index.ts'
import { createPostgresCandidateIndex, toSearchStatement } from './index.ts'

describe('the candidate index in PostgreSQL', () => {
  let own: TestDatabase
  let database: Database

  beforeAll(async () => {
    own = await createTestDatabase(await postgresUrl())
    database = createDatabase({ url: own.url })
    await migrateToLatest(database.knex)
  })
  beforeEach(() => database.knex.raw('truncate candidate_documents, candidate_vocabulary'))
  afterAll(async () => {
    await database.close()
    await own.drop()
  })

  it('puts and removes within the given transaction', async () => {
    const index = createPostgresCandidateIndex({ knex: database.knex })
    const transaction = await database.knex.transaction()
    const inside = createPostgresCandidateIndex({ knex: transaction })
    await inside.put([candidateDocument(1)])
    expect([await inside.count(), await index.count()]).toEqual([1, 0])
    await transaction.rollback()
    expect(await index.count()).toBe(0)
  })

  it('puts more people than fit into one statement', async () => {
    const index = createPostgresCandidateIndex({ knex: database.knex })
    await index.put(Array.from({ length: 2_100 }, (_, place) => candidateDocument(place + 1)))
    const { total, hits } = await index.search(indexQuery({ text: 'developer', offset: 2_090 }))
    expect([total, hits.length]).toEqual([2_100, 10])
  })

  it('can be queried with the statement alone', async () => {
    const index = createPostgresCandidateIndex({ knex: database.knex })
    await index.put([candidateDocument(1, { jobTitle: 'Nurse' }), candidateDocument(2), candidateDocument(3)])
    const { sql, bindings } = toSearchStatement(indexQuery({ text: 'develoepr', length: 1 }))
    const { rows } = await database.knex.raw<{ rows: readonly unknown[] }>(sql, bindings as Knex.RawBinding[])
    expect(rows).toMatchObject([{ total: 2, score: 4, lifts: 0, document: { uuid: candidateUuid(2) } }])
  })

  it('no longer matches typos of words that only removed people used', async () => {
    const index = createPostgresCandidateIndex({ knex: database.knex })
    await index.put([candidateDocument(1, { jobTitle: 'Falconer' }), candidateDocument(2)])
    await index.remove([candidateUuid(1)])
    expect(await index.search(indexQuery({ text: 'falcomer' }))).toMatchObject({ hits: [], total: 0 })
  })
})
