import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase } from '../../testing/index.ts'
import { isTransient } from './connection-errors.ts'
import { createDatabase } from './create-database.ts'
import { selectGroups, selectPrepared } from './select-prepared.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase({ poolSize: 1 })
  await database.knex.raw('create table things (thing_id integer primary key, name text)')
  await database.knex.raw("insert into things values (1, 'one'), (2, 'two')")
})
afterAll(() => database.drop())

describe('a prepared statement', () => {
  it('is prepared once for a connection', async () => {
    const statement = { name: 'thing', sql: 'select name from things where thing_id = :id' }
    expect(await selectPrepared(database.knex, statement, { id: 1 })).toEqual([{ name: 'one' }])
    expect(await selectPrepared(database.knex, statement, { id: 2 })).toEqual([{ name: 'two' }])
    const { rows } = await database.knex.raw<{ rows: object[] }>(
      `select name from pg_prepared_statements where name = 'thing'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('is refused without a value for each of its placeholders', async () => {
    const statement = { name: 'a thing by its name', sql: 'select thing_id from things where name = :name' }
    const read = (bindings: object) => selectPrepared(database.knex, statement, { ...bindings })
    await expect(read({})).rejects.toThrow('a thing by its name has no value for :name')
    expect(await read({ name: 'two' })).toEqual([{ thingId: 2 }])
  })

  it('gives its connection back, whatever becomes of it', async () => {
    const statement = { name: 'a wrong number', sql: 'select 1 / cast(:divisor as integer) as quotient' }
    const read = (divisor: number) => selectPrepared(database.knex, statement, { divisor })
    await expect(read(0)).rejects.toThrow('division by zero')
    expect(await read(1)).toEqual([{ quotient: 1 }])
  })

  it('returns the columns of each group in an object of its own', async () => {
    const statement = {
      name: 'groups',
      sql: `select true as "[one]", one.*, two.thing_id as "[two]", two.* from things one
            left join things two on two.thing_id = one.thing_id + :step where one.thing_id = 1`,
    }
    const one = { thingId: 1, name: 'one' }
    expect(await selectGroups(database.knex, statement, { step: 1 })).toEqual([
      { one, two: { thingId: 2, name: 'two' } },
    ])
    expect(await selectGroups(database.knex, statement, { step: 2 })).toEqual([{ one }])
  })

  // BASE-50
  it('runs in a transaction, and a transaction that has lost it may be started again', async () => {
    const other = createDatabase({ url: database.url, poolSize: 1 })
    const statement = { name: 'a thing in a transaction', sql: 'select name from things where thing_id = :id' }
    const run = (isLost: boolean) =>
      other.knex.transaction(async (transaction) => {
        const first = await selectPrepared(transaction, statement, { id: 1 })
        if (isLost) await transaction.raw('deallocate all')
        return [first, await selectPrepared(transaction, statement, { id: 1 })]
      })
    const twice = [[{ name: 'one' }], [{ name: 'one' }]]
    expect(await run(false)).toEqual(twice)
    expect(isTransient(await run(true).catch((error: unknown) => error))).toBe(true)
    expect(await run(true)).toEqual(twice)
    await other.close()
  })

  // BASE-50
  it('still runs after another release has changed its tables, and where it cannot be kept', async () => {
    const statement = { name: 'all of a thing', sql: 'select * from things where thing_id = :id' }
    const read = () => selectPrepared(database.knex, statement, { id: 1 })
    await read()
    await database.knex.raw('alter table things add column size integer')
    expect(await read()).toEqual([{ thingId: 1, name: 'one', size: null }])
    await database.knex.raw('deallocate all')
    expect(await read()).toEqual([{ thingId: 1, name: 'one', size: null }])
  })
})
