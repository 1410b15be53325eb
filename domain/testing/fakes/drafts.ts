import type { Draft, DraftRepository, DraftSubject } from '../../src/index.ts'
import { memory } from './unit-of-work.ts'
import type { Restorable } from './unit-of-work.ts'

const keyOf = (accountUuid: string, { type, uuid }: DraftSubject): string => `${accountUuid} ${type} ${uuid}`

/** Drafts in memory. */
export const fakeDrafts = (): DraftRepository & Restorable => {
  const { rows, snapshot } = memory<string, Draft>()
  return {
    snapshot,
    find: async (accountUuid, subject) => rows.get(keyOf(accountUuid, subject)) ?? null,
    save: async (accountUuid, subject, draft) => {
      rows.set(keyOf(accountUuid, subject), draft)
    },
    remove: async (accountUuid, subject) => {
      rows.delete(keyOf(accountUuid, subject))
    },
  }
}
