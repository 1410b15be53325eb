import { expect, it } from 'vitest'
import { createMigratedDatabase } from '../../testing/index.ts'

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
