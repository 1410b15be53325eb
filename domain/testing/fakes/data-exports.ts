import type { DataExport, DataExportRepository } from '../../src/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Data exports in memory. */
export const fakeDataExports = (): DataExportRepository & Restorable => {
  const { rows, snapshot } = memory<string, DataExport>()
  return {
    snapshot,
    find: async (accountUuid) => rows.get(accountUuid) ?? null,
    save: async (dataExport) => {
      rows.set(dataExport.accountUuid, dataExport)
    },
    listWaiting: async (after, limit) =>
      [...rows.values()]
        .filter(({ readyAt, uuid }) => readyAt === null && (after === null || uuid > after))
        .toSorted((left, right) => (left.uuid < right.uuid ? -1 : 1))
        .slice(0, limit),
  }
}
