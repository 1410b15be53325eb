import type { Conversation, ConversationRepository, Message } from '@guildhall/domain/conversations'
import { ERASED_DOMAIN } from '@guildhall/domain/identity'
import type { Knex } from 'knex'
import { isUniqueViolation } from '../database/connection-errors.ts'
import { selectPrepared } from '../database/select-prepared.ts'
import { selectRows } from '../database/select-rows.ts'
import { conversationMapper, messageMapper } from '../mappers/conversation.mapper.ts'
import { ConversationRow } from '../rows/conversation.row.ts'
import { createConversationReassignment } from './reassign-conversations.ts'
import { createConversationReaders } from './conversation-readers.ts'

export const createConversationRepository = (knex: Knex): ConversationRepository => ({
  ...createConversationReaders(knex),
  ...createConversationReassignment(knex),

  find: async (uuid) => {
    const row = await ConversationRow.query(knex).findById(uuid)
    return row ? conversationMapper.toEntity(row) : null
  },
  findForUpdate: async (uuid) => {
    const [row] = await selectPrepared<Conversation>(knex, FIND_FOR_UPDATE, { uuid })
    return row ? conversationMapper.toEntity(row) : null
  },

  hasBothSides: async (uuid) => {
    const [row] = await selectPrepared<{ both: boolean }>(knex, HAS_BOTH_SIDES, { uuid, erased: `%${ERASED_DOMAIN}` })
    return row?.both ?? false
  },

  add: async (conversation) => {
    const added = await knex('conversations')
      .insert({
        ...conversationMapper.toRow(conversation),
        activityAt: conversation.statusAt,
        offeredBy: conversation.senderUuid,
      })
      .onConflict(knex.raw(`(company_uuid, contractor_uuid) where status in ('pending', 'active')`))
      .ignore()
      .returning('uuid')
    return added.length > 0 ? 'added' : 'duplicate'
  },

  save: async (conversation) => {
    try {
      // A savepoint: a unique violation would otherwise abort the whole transaction.
      await knex.transaction((savepoint) => updateConversation(savepoint, conversation))
      return 'saved'
    } catch (error) {
      if (isUniqueViolation(error, 'conversations_one_open')) return 'duplicate'
      throw error
    }
  },

  findLatest: async (companyUuid, contractorUuid) => {
    const row = await ConversationRow.query(knex)
      .where({ companyUuid, contractorUuid })
      .orderByRaw(`status in ('pending', 'active') desc, created_at desc, uuid desc`)
      .first()
    return row ? conversationMapper.toEntity(row) : null
  },

  listBetween: async (companyUuid, contractorUuid) =>
    toConversations(
      await ConversationRow.query(knex)
        .where({ companyUuid, contractorUuid })
        .orderBy('createdAt', 'desc')
        .orderBy('uuid', 'desc'),
    ),

  findLastOffer: async (authorUuid) => {
    const row = await ConversationRow.query(knex)
      .where({ offeredBy: authorUuid })
      .orderBy('createdAt', 'desc')
      .orderBy('uuid', 'desc')
      .first()
    return row?.offer ?? null
  },

  countStartedSince: async (authorUuid, companyUuid, since) => {
    const [row] = await selectRows<{ bySender: number; byCompany: number }>(
      knex,
      `select
         (select count(*) from conversations where offered_by = :authorUuid and created_at >= :since) as by_sender,
         (select count(*) from conversations where company_uuid = :companyUuid and created_at >= :since) as by_company`,
      { authorUuid, companyUuid, since },
    )
    return row ?? { bySender: 0, byCompany: 0 }
  },

  listExpired: async (now, limit) =>
    toConversations(
      await ConversationRow.query(knex)
        .where({ status: 'pending' })
        .where('expiresAt', '<=', now)
        .orderBy('expiresAt')
        .orderBy('uuid')
        .limit(limit),
    ),

  listReminderDue: async (day, now, limit) =>
    toConversations(
      await ConversationRow.query(knex)
        .where({ status: 'pending' })
        .where('expiresAt', '>', now)
        .whereRaw('created_at <= ?::timestamptz - make_interval(days => ?)', [now, day])
        .where('remindedDay', '<', day)
        .orderBy('createdAt')
        .orderBy('uuid')
        .limit(limit),
    ),

  findMessage: async (uuid) => toMessageOrNull(await selectPrepared<Message>(knex, FIND_MESSAGE, { uuid })),

  findMessageByClientId: async (conversationUuid, senderUuid, clientId) =>
    toMessageOrNull(await selectPrepared<Message>(knex, FIND_SENT_MESSAGE, { conversationUuid, senderUuid, clientId })),

  addMessage: async (message, { removesDraft = false } = {}) => {
    const [added] = await selectPrepared<{ sequence: number }>(knex, ADD_MESSAGE, {
      ...message,
      docs: JSON.stringify(message.docs),
      removesDraft,
    })
    if (!added) throw new Error(`There is no conversation ${message.conversationUuid} to write to`)
    return messageMapper.toEntity({ ...message, sequence: added.sequence })
  },

  saveMessage: async (message) => {
    const {
      uuid,
      conversationUuid: _place,
      sequence: _order,
      senderUuid: _sender,
      ...fields
    } = messageMapper.toRow(message)
    await knex('messages')
      .where({ uuid })
      .update({ ...fields, docs: JSON.stringify(message.docs) })
  },
})

const updateConversation = async (knex: Knex, conversation: Conversation): Promise<void> => {
  const { uuid, lastSequence: _moved, ...fields } = conversationMapper.toRow(conversation)
  const answered = conversation.status === 'active' || conversation.status === 'declined'
  await knex('conversations')
    .where({ uuid })
    .update({
      ...fields,
      activityAt: knex.raw('greatest(activity_at, ?)', [conversation.statusAt]),
      // On the right-hand side, status is still the old one.
      ...(answered && {
        answeredAt: knex.raw(`case when status = 'pending' then coalesce(answered_at, ?) else answered_at end`, [
          conversation.statusAt,
        ]),
      }),
    })
}

/** The weaker lock allows others to reference the row meanwhile. */
const FIND_FOR_UPDATE = {
  name: 'conversation-for-update',
  sql: 'select * from conversations where uuid = :uuid for no key update',
}

const HAS_BOTH_SIDES = {
  name: 'conversation-has-both-sides',
  sql: `
    select contractor.email not like :erased
      and exists (select 1 from company_members m where m.company_uuid = c.company_uuid) as both
    from conversations c join accounts contractor on contractor.uuid = c.contractor_uuid where c.uuid = :uuid`,
}

const FIND_MESSAGE = { name: 'message', sql: 'select * from messages where uuid = :uuid' }
const FIND_SENT_MESSAGE = {
  name: 'sent-message',
  sql: `
    select * from messages
    where conversation_uuid = :conversationUuid and sender_uuid = :senderUuid and client_id = :clientId`,
}

/** The conversation's row provides the sequence, and its lock serializes writers. */
const ADD_MESSAGE = {
  name: 'add-message',
  sql: `
  with conversation as (
    update conversations
    set last_sequence = last_sequence + 1, activity_at = greatest(activity_at, :sentAt)
    where uuid = :conversationUuid
    returning uuid, last_sequence
  ), message as (
    insert into messages (uuid, conversation_uuid, sequence, kind, sender_uuid, body, doc, docs, client_id, sent_at)
    select :uuid, uuid, last_sequence, :kind, cast(:senderUuid as uuid), :body, :doc, cast(:docs as jsonb), :clientId,
      :sentAt from conversation
    returning sequence
  ), sender as (
    insert into conversation_readers (account_uuid, conversation_uuid, read_sequence)
    select cast(:senderUuid as uuid), uuid, last_sequence from conversation where cast(:senderUuid as uuid) is not null
    on conflict (conversation_uuid, account_uuid)
    do update set read_sequence = excluded.read_sequence, archived = false
  ), others as (
    update conversation_readers r set archived = false
    from conversation c
    where r.conversation_uuid = c.uuid and r.archived and r.account_uuid is distinct from cast(:senderUuid as uuid)
  ), draft as (
    delete from drafts
    where cast(:removesDraft as boolean) and account_uuid = :senderUuid and conversation_uuid = :conversationUuid
  )
  select sequence from message`,
}

const toConversations = (rows: readonly ConversationRow[]): Conversation[] => rows.map(conversationMapper.toEntity)
const toMessageOrNull = ([row]: readonly Message[]): Message | null => (row ? messageMapper.toEntity(row) : null)
