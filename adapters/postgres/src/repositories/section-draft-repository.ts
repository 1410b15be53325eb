import type { DraftOfSection, SectionDraft, SectionDraftRepository } from '@guildhall/domain/profiles'
import type { Knex } from 'knex'

export const createSectionDraftRepository = (knex: Knex): SectionDraftRepository => ({
  find: async (accountUuid, section) => {
    const rows: readonly SectionDraft[] = await knex('sectionDrafts')
      .select('form', 'savedAt')
      .where({ accountUuid, section })
    return rows[0] ?? null
  },
  save: async (accountUuid, section, { form, savedAt }) => {
    await knex('sectionDrafts')
      .insert({ accountUuid, section, form, savedAt })
      .onConflict(['accountUuid', 'section'])
      .merge(['form', 'savedAt'])
  },
  list: async (accountUuid) => {
    const rows: readonly DraftOfSection[] = await knex('sectionDrafts')
      .select('section', 'form', 'savedAt')
      .where({ accountUuid })
      .orderByRaw('section collate "C"')
    return rows
  },
  remove: async (accountUuid, section) => {
    await knex('sectionDrafts').where({ accountUuid, section }).delete()
  },
})
