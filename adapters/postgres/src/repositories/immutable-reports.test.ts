import { hiringFixture, rita, thandi } from '@guildhall/domain/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase, resetToFixture } from '../../testing/index.ts'

describe('a report in the database', () => {
  let database: MigratedDatabase
  beforeAll(async () => {
    database = await createMigratedDatabase()
    await resetToFixture(database.knex, hiringFixture)
    await database.knex('reports').insert({
      uuid: '01900000-0000-7000-8000-0000000d0001',
      reporterUuid: rita.uuid,
      subjectType: 'candidate',
      subjectUuid: thandi.uuid,
      reason: 'spam',
      note: null,
      snapshot: '{"text":"as it was seen"}',
      status: 'open',
      createdAt: new Date(0),
    })
  })
  afterAll(() => database.drop())

  // MOD-2
  it.each([
    `update reports set snapshot = '{}'`,
    `update reports set reason = 'other'`,
    `update reports set note = 'more'`,
    `update reports set subject_uuid = '01900000-0000-7000-8000-0000000d0002'`,
    `update reports set reporter_uuid = '${thandi.uuid}'`,
    'delete from reports',
  ])('is immutable: %s', async (statement) => {
    await expect(database.knex.raw(statement)).rejects.toThrow(/Reports (stand as they were made|are never removed)/)
  })

  it('can be closed, and loses its reporter on deletion', async () => {
    await database.knex.raw(`update reports set status = 'settled'`)
    await database.knex.raw('update reports set reporter_uuid = null')
    expect(await database.knex('reports').select('status', 'reporterUuid')).toEqual([
      { status: 'settled', reporterUuid: null },
    ])
  })
})
