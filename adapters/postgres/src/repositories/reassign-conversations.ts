import type { ConversationRepository } from '@guildhall/domain/conversations'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { conversationMapper } from '../mappers/conversation.mapper.ts'
import { ConversationRow } from '../rows/conversation.row.ts'

/** Reassigns the conversations of a leaving member: a fixed number of statements, however many there are. */
export const createConversationReassignment = (
  knex: Knex,
): Pick<ConversationRepository, 'listReassignableForUpdate' | 'reassign'> => ({
  listReassignableForUpdate: async (companyUuid, senderUuid) => {
    const rows = await ConversationRow.query(knex)
      .where({ companyUuid, senderUuid })
      .whereNotIn('status', ['withdrawn', 'blocked'])
      .orderBy('uuid')
      .forNoKeyUpdate()
    return rows.map(conversationMapper.toEntity)
  },
  reassign: async (senderUuid, { at, conversationUuids, messages: lines, text: words }) => {
    await knex('conversations')
      .whereRaw('uuid = any(?)', [[...conversationUuids]])
      .update({ senderUuid })
    await selectRows(knex, ADD_SYSTEM_MESSAGES, {
      at,
      words,
      lines: lines.map(({ uuid }) => uuid),
      conversations: lines.map(({ conversationUuid }) => conversationUuid),
    })
  },
})

const ADD_SYSTEM_MESSAGES = `
  with line as (
    select * from unnest(cast(:lines as uuid[]), cast(:conversations as uuid[])) as line (uuid, conversation_uuid)
  ), moved as (
    update conversations c set last_sequence = c.last_sequence + 1, activity_at = greatest(c.activity_at, :at)
    from line where c.uuid = line.conversation_uuid
    returning c.uuid, c.last_sequence, line.uuid as line_uuid
  ), unarchived as (
    update conversation_readers r set archived = false
    from line where r.conversation_uuid = line.conversation_uuid and r.archived
  )
  insert into messages (uuid, conversation_uuid, sequence, kind, sender_uuid, body, doc, client_id, sent_at)
  select line_uuid, uuid, last_sequence, 'system', null, :words, null, null, :at from moved`
