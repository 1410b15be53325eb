import type { VettingChange, VettingLog } from '../../src/index.ts'
import { memory } from './unit-of-work.ts'

/** Changes of vetting statuses in memory. */
export const fakeVettingLog = (): VettingLog & { readonly all: () => readonly VettingChange[] } => {
  const { rows } = memory<string, VettingChange>()
  return {
    all: () => [...rows.values()],
    add: async (change) => {
      if (!rows.has(change.uuid)) rows.set(change.uuid, change)
    },
  }
}
