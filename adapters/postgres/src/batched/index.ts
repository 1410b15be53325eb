import type { AccountRepository } from '@guildhall/domain/identity'
import type { ChannelStore, NotificationRepository, SystemMessageRepository } from '@guildhall/domain/notifications'
import type { Knex } from 'knex'
import { addSystemMessagesInBatches } from './add-system-messages.ts'
import { appendInBatches } from './append-channel-events.ts'
import { findAccountsInBatches, getPreferencesInBatches } from './find-in-batches.ts'

export { batchMailLedger } from './batch-mail-ledger.ts'

/** The stores that reactions to scheduled work use. */
export interface BatchedStores {
  readonly accounts: AccountRepository
  readonly channelStore: ChannelStore
  readonly notifications: NotificationRepository
  readonly systemMessages: SystemMessageRepository
}

/**
 * These stores for work on many people at once: calls at the same time share a statement, for which each waits a few milliseconds. Not for
 * transactions. Rule: BASE-52.
 */
export function createBatchedStores(
  knex: Knex,
  { accounts, channelStore, notifications, systemMessages }: BatchedStores,
): BatchedStores {
  return {
    accounts: { ...accounts, find: findAccountsInBatches(knex) },
    channelStore: { ...channelStore, append: appendInBatches(knex) },
    notifications: { ...notifications, getPreferences: getPreferencesInBatches(knex) },
    systemMessages: { ...systemMessages, add: addSystemMessagesInBatches(knex) },
  }
}
