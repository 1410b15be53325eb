import type { Draft, DraftRepository, DraftSubject } from '@guildhall/domain/conversations'
import type { Knex } from 'knex'

const subjectColumn = ({ type }: DraftSubject): 'conversationUuid' | 'candidateUuid' =>
  type === 'conversation' ? 'conversationUuid' : 'candidateUuid'

export const createDraftRepository = (knex: Knex): DraftRepository => ({
  find: async (accountUuid, subject) => {
    const rows: readonly Draft[] = await knex('drafts')
      .select('text', 'offer', 'savedAt')
      .where({ accountUuid, [subjectColumn(subject)]: subject.uuid })
    return rows[0] ?? null
  },
  save: async (accountUuid, subject, { offer, savedAt, text }) => {
    const column = subjectColumn(subject)
    await knex('drafts')
      .insert({ accountUuid, [column]: subject.uuid, text, offer: JSON.stringify(offer), savedAt })
      .onConflict(knex.raw(`(account_uuid, ${COLUMN_NAMES[column]}) where ${COLUMN_NAMES[column]} is not null`))
      .merge(['text', 'offer', 'savedAt'])
  },
  remove: async (accountUuid, subject) => {
    await knex('drafts')
      .where({ accountUuid, [subjectColumn(subject)]: subject.uuid })
      .delete()
  },
})

const COLUMN_NAMES = { conversationUuid: 'conversation_uuid', candidateUuid: 'candidate_uuid' } as const
