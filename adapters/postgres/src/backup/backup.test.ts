import { erik, harbourWorks, hiringFixture, ravi, rita } from '@guildhall/domain/testing'
import { dropEverything, migrateTo } from '@guildhall/migrations'
import { createMigratedDatabase, resetToFixture, type MigratedDatabase } from '@guildhall/postgres/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installJobQueue } from '../outbox/job-queue.ts'
import { openDump } from './dump-database.ts'
import { hasAccounts, restoreDatabase, type BackupRows } from './restore-database.ts'

describe('a copy of a database', () => {
  let source: MigratedDatabase
  let target: MigratedDatabase
  beforeAll(async () => {
    source = await createMigratedDatabase()
    target = await createMigratedDatabase()
    await resetToFixture(source.knex, hiringFixture)
  })
  afterAll(async () => {
    await source.drop()
    await target.drop()
  })

  /** Every row of every table, but of those that a restore writes itself. */
  const readRows = async ({ knex }: MigratedDatabase): Promise<Readonly<Record<string, unknown>>> => {
    const { rows } = await knex.raw<{ rows: { name: string }[] }>(
      `select c.oid::regclass::text as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
    )
    const read = rows.map(async ({ name }) => {
      const sql = `select coalesce(json_agg(t order by t::text), '[]') as content from ${name} t`
      const found = await knex.raw<{ rows: { content: unknown }[] }>(sql)
      return [name, name.startsWith('schema_migrations') ? null : found.rows[0]?.content] as const
    })
    return Object.fromEntries(await Promise.all(read))
  }

  const copy = async (from = source) => {
    const dump = await openDump(from.url)
    async function* tables(): BackupRows & AsyncGenerator {
      for (const table of dump.manifest.tables) yield { table, rows: dump.read(table) }
    }
    try {
      return await restoreDatabase(target.url, dump.manifest, tables())
    } finally {
      await dump.close()
    }
  }
  const accountsOf = ({ knex }: MigratedDatabase, where: string) =>
    knex('accounts').whereRaw(where).select<{ uuid: string }[]>('uuid').orderBy('uuid')

  // BASE-40, BASE-42
  it('has every row, and the schema of this version', async () => {
    expect(await hasAccounts(target.url)).toBe(false)
    await target.knex('schemaMigrations').update({ migrationTime: new Date(0) })
    expect(await copy()).toEqual({ erasedAgain: null })
    expect(await readRows(target)).toEqual(await readRows(source))
    expect(await hasAccounts(target.url)).toBe(true)
  })

  // BASE-43
  it('erases again who was erased from the same database since', async () => {
    const [account] = await accountsOf(target, 'true')
    await target.knex.raw('update contractor_profiles set cv_url = null')
    await target.knex.raw('delete from accounts where uuid = ?', [account?.uuid ?? null])
    expect(await copy()).toEqual({ erasedAgain: 1 })
    expect(await accountsOf(target, 'deletion_requested_at is not null')).toEqual([account])
  })

  // BASE-43
  it('erases them also where it is restored once more before the product has run', async () => {
    expect(await copy()).toEqual({ erasedAgain: 1 })
    expect(await accountsOf(target, 'deletion_requested_at is not null')).toHaveLength(1)
  })

  // BASE-43
  it('has the successor of an admin who was erased since', async () => {
    await target.knex('accounts').update({ deletionRequestedAt: null })
    await target.knex.raw('delete from accounts where uuid = ?', [erik.uuid])
    await target.knex('companyMembers').where({ accountUuid: rita.uuid }).update({ role: 'admin' })
    expect(await copy()).toEqual({ erasedAgain: 1 })
    const team = await target
      .knex('companyMembers')
      .where({ companyUuid: harbourWorks.uuid })
      .select<{ accountUuid: string; role: string }[]>('accountUuid', 'role')
    expect(new Map(team.map(({ accountUuid, role }) => [accountUuid, role]))).toEqual(
      new Map([
        [erik.uuid, 'admin'],
        [rita.uuid, 'admin'],
        [ravi.uuid, 'recruiter'],
      ]),
    )
  })

  // BASE-42
  it('of an earlier version is migrated', async () => {
    const earlier = await createMigratedDatabase()
    const list = async ({ knex }: MigratedDatabase) =>
      (await knex('schemaMigrations').select<{ name: string }[]>('name').orderBy('id')).map(({ name }) => name)
    const names = await list(earlier)
    await dropEverything(earlier.knex)
    await migrateTo(earlier.knex, names.slice(0, -1))
    await installJobQueue(earlier.knex)
    await copy(earlier)
    expect(await list(target)).toEqual(names)
    await earlier.drop()
  })
})
