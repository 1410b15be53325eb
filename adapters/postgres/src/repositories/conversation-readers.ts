import type { ConversationRepository } from '@guildhall/domain/conversations'
import type { Knex } from 'knex'
import { selectPrepared } from '../database/select-prepared.ts'

/** Each reader's state of a conversation: how far they have read, and whether they archived it. */
export const createConversationReaders = (knex: Knex): Pick<ConversationRepository, 'markRead' | 'setArchived'> => ({
  markRead: async (conversationUuid, accountUuid, sequence) => {
    const changed = await selectPrepared(knex, MARK_READ, { conversationUuid, accountUuid, sequence })
    return changed.length > 0
  },
  setArchived: async (conversationUuid, accountUuid, archived) => {
    await knex('conversationReaders')
      .insert({ conversationUuid, accountUuid, archived })
      .onConflict(['conversationUuid', 'accountUuid'])
      .merge(['archived'])
  },
})

const MARK_READ = {
  name: 'mark-read',
  sql: `
    insert into conversation_readers as r (conversation_uuid, account_uuid, read_sequence)
    select :conversationUuid, :accountUuid, :sequence where cast(:sequence as int) > 0
    on conflict (conversation_uuid, account_uuid)
    do update set read_sequence = excluded.read_sequence where r.read_sequence < excluded.read_sequence
    returning read_sequence`,
}
