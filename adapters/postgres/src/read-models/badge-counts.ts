import type { BadgeCounts, BadgeCountsView } from '@guildhall/domain/onboarding'
import type { Knex } from 'knex'
import { selectPrepared } from '../database/select-prepared.ts'
import { forReaders, readerBindings, PENDING_REQUESTS, unreadConversations } from './inbox-reader.ts'

const COUNTS = forReaders(
  'badge-counts',
  (reader) => `
    select
      ${unreadConversations(reader)} as unread_conversations,
      ${PENDING_REQUESTS} as pending_requests,
      (select count(*) from notifications where account_uuid = :me and read_at is null) as unread_notifications,
      (select count(*) from system_messages
        where account_uuid = :me and read_at is null and archived_at is null) as unread_system_messages`,
)

/** A reader's unread counts, in one statement. */
export const createBadgeCounts = (knex: Knex): BadgeCountsView => ({
  get: async (reader) => {
    const [counts] = await selectPrepared<BadgeCounts>(knex, COUNTS(reader), readerBindings(reader))
    if (!counts) throw new Error('A count always returns a row')
    return counts
  },
})
