import { randomUUID } from 'node:crypto'
import { anOperator } from '@guildhall/domain/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase } from '../../testing/index.ts'
import { createRepositories } from './index.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
  const emptyEntry = { actorUuid: null, subjectUuid: null, details: {}, at: new Date('2026-03-02T09:00:00.000Z') }
  const entry = { ...emptyEntry, uuid: randomUUID(), companyUuid: randomUUID(), action: 'company-saved' as const }
  await createRepositories(database.knex).audit.add(entry)
})
afterAll(() => database.drop())

// MOD-8
it.each([`update audit_log set action = 'nothing'`, 'delete from audit_log', 'truncate audit_log'])(
  'the database refuses: %s',
  async (sql) => {
    await expect(database.knex.raw(sql)).rejects.toThrow('append-only')
    expect(await database.knex('auditLog').select('action')).toEqual([{ action: 'company-saved' }])
  },
)

// MOD-20
it('an entry of an operator has their name', async () => {
  const { audit, operators } = createRepositories(database.knex)
  const { name, uuid: actorUuid } = anOperator()
  await operators.add(anOperator())
  const companyUuid = randomUUID()
  const at = new Date('2026-03-02T09:00:00.000Z')
  await audit.add({
    uuid: randomUUID(),
    companyUuid,
    actorUuid,
    subjectUuid: null,
    action: 'invoice-voided',
    details: {},
    at,
  })
  expect((await audit.list(companyUuid, { cursor: null, limit: 9 })).items).toMatchObject([{ actorName: name }])
})
