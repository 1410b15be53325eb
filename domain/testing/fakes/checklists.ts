import type { ChecklistFacts, ChecklistRepository } from '../../src/index.ts'
import { memory } from './unit-of-work.ts'
import type { Restorable } from './unit-of-work.ts'

/** Checklists in memory, with the given facts. */
export const fakeChecklists = (done: Partial<ChecklistFacts> = {}): ChecklistRepository & Restorable => {
  const { rows, snapshot } = memory<string, Date>()
  return {
    snapshot,
    findFacts: async () => ({ searched: false, saved: false, contacted: false, invited: false, ...done }),
    findDismissal: async (accountUuid) => rows.get(accountUuid) ?? null,
    dismiss: async (accountUuid, at) => {
      if (!rows.has(accountUuid)) rows.set(accountUuid, at)
    },
    restore: async (accountUuid) => {
      rows.delete(accountUuid)
    },
  }
}
