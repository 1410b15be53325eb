import type { SectionDraft, SectionDraftRepository } from '../../src/index.ts'

/** Section drafts in memory. */
export const fakeSectionDrafts = (): SectionDraftRepository => {
  const rows = new Map<string, SectionDraft>()
  const keyOf = (accountUuid: string, section: string): string => `${accountUuid} ${section}`
  return {
    find: async (accountUuid, section) => rows.get(keyOf(accountUuid, section)) ?? null,
    save: async (accountUuid, section, draft) => {
      rows.set(keyOf(accountUuid, section), draft)
    },
    remove: async (accountUuid, section) => {
      rows.delete(keyOf(accountUuid, section))
    },
  }
}
