import type { ConversationRepository } from '@guildhall/domain/conversations'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

/** Each reader's state of a conversation: how far they have read, and whether they archived it. */
export const createConversationReaders = (knex: Knex): Pick<ConversationRepository, 'markRead' | 'setArchived'> => ({
  markRead: async (conversationUuid, accountUuid, sequence) => {
    const changed = await selectRows(
      knex,
      `insert into conversation_readers as r (conversation_uuid, account_uuid, read_sequence)
       select :conversationUuid, :accountUuid, :sequence where cast(:sequence as int) > 0
       on conflict (conversation_uuid, account_uuid)
       do update set read_sequence = excluded.read_sequence where r.read_sequence < excluded.read_sequence
       returning read_sequence`,
      { conversationUuid, accountUuid, sequence },
    )
    return changed.length > 0
  },
  setArchived: async (conversationUuid, accountUuid, archived) => {
    await knex('conversationReaders')
      .insert({ conversationUuid, accountUuid, archived })
      .onConflict(['conversationUuid', 'accountUuid'])
      .merge(['archived'])
  },
})
