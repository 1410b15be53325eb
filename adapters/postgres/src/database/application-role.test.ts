import { createMigratedDatabase, type MigratedDatabase } from '../../testing/index.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findExcessRights, grantToApplication } from './application-role.ts'
import { createDatabase, type Database } from './create-database.ts'
import { installJobQueue } from '../outbox/job-queue.ts'

/** Often enough to find processes that change the same functions at once. */
const ROUNDS = 10

let owner: MigratedDatabase
let application: Database
beforeAll(async () => {
  owner = await createMigratedDatabase()
  application = createDatabase({ url: owner.applicationUrl, poolSize: 2 })
})
afterAll(async () => {
  await application.close()
  await owner.drop()
})

const entry = {
  uuid: '01900000-0000-7000-8000-000000000001',
  action: 'tested',
  details: JSON.stringify({}),
  at: new Date(),
}

// BASE-21
describe('the role of the product', () => {
  it('can do nothing before it is granted', async () => {
    await expect(application.knex('accounts').select()).rejects.toThrow(/permission denied/)
  })

  it('is granted by processes that start together', async () => {
    const role = new URL(owner.applicationUrl).username
    await Promise.all([1, 2, 3].map(() => grantToApplication(owner.knex, role)))
    expect(await findExcessRights(application.knex)).toBeNull()
    expect(await findExcessRights(owner.knex)).toBe('superuser')
  })

  it('is granted while other processes install the job queue', async () => {
    const role = new URL(owner.applicationUrl).username
    for (let round = 0; round < ROUNDS; round += 1)
      await Promise.all([
        installJobQueue(owner.knex),
        grantToApplication(owner.knex, role),
        installJobQueue(owner.knex),
      ])
    expect(await findExcessRights(application.knex)).toBeNull()
  })

  it('reads and writes rows', async () => {
    await application.knex('secrets').insert({ name: 'tested', value: '1' })
    expect(await application.knex('secrets').where({ name: 'tested' }).delete()).toBe(1)
  })

  it('adds to the audit log and reads it, but changes and removes nothing of it', async () => {
    await application.knex('audit_log').insert(entry)
    expect(await application.knex('audit_log').where({ uuid: entry.uuid }).select('action')).toEqual([
      { action: 'tested' },
    ])
    const change = application.knex('audit_log').update({ action: 'changed' })
    await expect(change).rejects.toThrow(/permission denied/)
    await expect(application.knex('audit_log').delete()).rejects.toThrow(/permission denied/)
    await expect(application.knex.raw('truncate audit_log')).rejects.toThrow(/permission denied/)
  })

  it.each([
    'create table mine (id int)',
    'alter table audit_log disable trigger all',
    'drop table accounts',
    'alter table audit_log owner to current_user',
    'create extension dblink',
    "copy accounts to program 'true'",
    "select pg_read_file('/etc/hostname')",
    "insert into schema_migrations (name) values ('mine')",
    'create role mine',
  ])('is refused: %s', async (statement) => {
    await expect(application.knex.raw(statement)).rejects.toThrow(/permission denied|must be owner|cannot/i)
  })
})
