import type { ChannelEvent } from '@guildhall/domain/notifications'
import { aConversation, hiringFixture, type HiringFixture, rita, TEST_NOW, thandi } from '@guildhall/domain/testing'
import { channelStoreContract } from '@guildhall/domain/testing/contracts/channel-store'
import { mailLedgerContract } from '@guildhall/domain/testing/contracts/mail-ledger'
import { notificationsContract } from '@guildhall/domain/testing/contracts/notifications'
import { systemMessagesContract } from '@guildhall/domain/testing/contracts/system-messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase, recordStatements, resetToFixture } from '../../testing/index.ts'
import { createRepositories } from '../repositories/index.ts'
import { batchMailLedger, createBatchedStores } from './index.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.drop())

const close = async (): Promise<void> => undefined
const storesIn = async (world: HiringFixture) => {
  await resetToFixture(database.knex, world)
  await database.knex('sentMails').delete()
  const repositories = createRepositories(database.knex)
  const stores = createBatchedStores(database.knex, { ...repositories, channelStore: repositories.channels })
  const { conversations, mailLedger } = repositories
  return { ...stores, conversations, ledger: { ...mailLedger, ...batchMailLedger(database.knex) } }
}

// BASE-52
notificationsContract('PostgreSQL, in batches,', async (world) => {
  const { conversations, notifications } = await storesIn(world)
  await conversations.add(aConversation())
  return { notifications, close }
})
channelStoreContract('PostgreSQL, in batches,', async (world) => {
  const { channelStore, conversations } = await storesIn(world)
  await conversations.add(aConversation())
  return { channelStore, close }
})
systemMessagesContract('PostgreSQL, in batches,', async (world) => ({
  systemMessages: (await storesIn(world)).systemMessages,
  close,
}))
mailLedgerContract('PostgreSQL, in batches,', async (world) => ({ ledger: (await storesIn(world)).ledger, close }))

// BASE-52
describe('calls of batched stores at the same time', () => {
  const absent = '0199a1f4-7c1e-7a53-9c3d-000000000999'
  const event = (type: ChannelEvent['type']) => ({
    type,
    conversationUuid: null,
    messageUuid: null,
    at: TEST_NOW.toISOString(),
  })

  it('share a statement', async () => {
    const { accounts } = await storesIn(hiringFixture)
    const statements = recordStatements()
    const found = await Promise.all([rita.uuid, absent, thandi.uuid].map((uuid) => accounts.find(uuid)))
    expect(statements.take()).toHaveLength(1)
    statements.stop()
    expect(found.map((account) => account?.uuid ?? null)).toEqual([rita.uuid, null, thandi.uuid])
  })

  it('number the events of one person in their order, and those of a deleted account not at all', async () => {
    const { channelStore } = await storesIn(hiringFixture)
    await channelStore.append([thandi.uuid], 'earlier', event('profile-changed'))
    const appended = await Promise.all([
      channelStore.append([thandi.uuid, rita.uuid], 'b', event('system-message-added')),
      channelStore.append([thandi.uuid], 'a', event('profile-changed')),
      channelStore.append([absent], 'a', event('profile-changed')),
      channelStore.append([thandi.uuid], 'b', event('profile-changed')),
    ])
    expect(appended.map((stored) => [...stored].map(([uuid, { sequence, type }]) => [uuid, sequence, type]))).toEqual([
      [
        [thandi.uuid, 2, 'system-message-added'],
        [rita.uuid, 1, 'system-message-added'],
      ],
      [[thandi.uuid, 3, 'profile-changed']],
      [],
      [],
    ])
    const kept = await channelStore.listAfter(thandi.uuid, 1)
    expect(kept?.map(({ type }) => type)).toEqual(['system-message-added', 'profile-changed'])
  })
})
