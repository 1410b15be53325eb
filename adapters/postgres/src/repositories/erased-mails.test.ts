import { aMailNote, hiringFixture, rita, TEST_NOW, thandi } from '@guildhall/domain/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase, resetToFixture } from '../../testing/index.ts'
import { createRepositories } from './index.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.drop())

// MOD-60
it('An erased account leaves no mail in the ledger, to its address neither', async () => {
  await resetToFixture(database.knex, hiringFixture)
  const { accountDeletions, mailLedger } = createRepositories(database.knex)
  const notes = {
    own: aMailNote(),
    'before the account': aMailNote({ accountUuid: null, recipient: thandi.email.toUpperCase() }),
    other: aMailNote({ accountUuid: rita.uuid, recipient: rita.email }),
  }
  for (const [key, note] of Object.entries(notes)) await mailLedger.claim({ key, note }, TEST_NOW, TEST_NOW)
  await accountDeletions.erase(thandi.uuid)
  const left = await mailLedger.list({ state: 'all', text: '', accountUuid: null }, { cursor: null, limit: 9 })
  expect(left.items.map(({ key }) => key)).toEqual(['other'])
})
