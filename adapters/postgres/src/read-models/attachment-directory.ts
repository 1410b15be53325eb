import type { Conversation, AttachmentDirectory } from '@guildhall/domain/conversations'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { conversationMapper } from '../mappers/conversation.mapper.ts'

const CONVERSATIONS_MAX = 50

/** Finds the conversations that a file is attached to. */
export const createAttachmentDirectory = (knex: Knex): AttachmentDirectory => ({
  listConversations: async (url) => {
    const rows = await selectRows<Conversation>(
      knex,
      `select c.* from conversations c
       where c.uuid in (
         select o.uuid from conversations o where o.doc = :url
         union
         select m.conversation_uuid from messages m where m.docs <> '[]' and m.docs @> cast(:docs as jsonb)
       ) limit :limit`,
      { url, docs: JSON.stringify([{ url }]), limit: CONVERSATIONS_MAX },
    )
    return rows.map(conversationMapper.toEntity)
  },
})
