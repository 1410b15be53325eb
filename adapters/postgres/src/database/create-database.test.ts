import { expect, it } from 'vitest'
import { createMigratedDatabase } from '../../testing/index.ts'
import { createDatabase } from './create-database.ts'

// BASE-22
it('the message of a failed statement does not contain its values', async () => {
  const database = await createMigratedDatabase({ poolSize: 1 })
  const failed: unknown = await database.knex
    // An operator with a question mark looks like a placeholder to knex.
    .raw(String.raw`select facts \? :text from no_such_table`, { text: 'someone@example.com' })
    .catch((error: unknown) => error)
  await database.drop()
  expect(failed).toHaveProperty('message', expect.stringContaining('no_such_table'))
  expect(failed).not.toHaveProperty('message', expect.stringContaining('someone'))
})

// BASE-4
it('a day is 24 hours, also where the server’s own time zone has daylight saving', async () => {
  const database = await createMigratedDatabase({ poolSize: 1 })
  await database.knex.raw(
    `do $$ begin execute format('alter database %I set timezone = %L', current_database(), 'Europe/London'); end $$`,
  )
  // The setting of a database counts for connections that are opened after it.
  const later = createDatabase({ url: database.url })
  const { rows } = await later.knex.raw<{ rows: unknown[] }>(
    `select cast(extract(epoch from (start + interval '14 days') - start) / 3600 as int) as hours
     from (values (timestamptz '2026-03-20T00:00:00Z')) as spring (start)`,
  )
  await later.close()
  await database.drop()
  expect(rows).toEqual([{ hours: 336 }])
})
