import type { DraftOfSection, SectionDraftRepository } from '../../src/index.ts'

/** Section drafts in memory. */
export const fakeSectionDrafts = (): SectionDraftRepository => {
  const rows = new Map<string, DraftOfSection & { readonly accountUuid: string }>()
  const keyOf = (accountUuid: string, section: string): string => `${accountUuid} ${section}`
  return {
    find: async (accountUuid, section) => {
      const row = rows.get(keyOf(accountUuid, section))
      return row === undefined ? null : { form: row.form, savedAt: row.savedAt }
    },
    list: async (accountUuid) =>
      [...rows.values()]
        .filter((row) => row.accountUuid === accountUuid)
        .map(({ form, savedAt, section }) => ({ form, savedAt, section }))
        .toSorted((left, right) => (left.section < right.section ? -1 : 1)),
    save: async (accountUuid, section, draft) => {
      rows.set(keyOf(accountUuid, section), { ...draft, accountUuid, section })
    },
    remove: async (accountUuid, section) => {
      rows.delete(keyOf(accountUuid, section))
    },
  }
}
