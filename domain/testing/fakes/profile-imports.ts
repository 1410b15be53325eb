import type { ProfileImport, ProfileImportRepository } from '../../src/index.ts'
import { memory } from './unit-of-work.ts'
import type { Restorable } from './unit-of-work.ts'

/** Imports in memory. */
export const fakeProfileImports = (): ProfileImportRepository & Restorable => {
  const { rows, snapshot } = memory<string, ProfileImport>()
  return {
    snapshot,
    find: async (contractorUuid) => rows.get(contractorUuid) ?? null,
    save: async (imported) => {
      rows.set(imported.contractorUuid, imported)
    },
    remove: async (contractorUuid) => {
      rows.delete(contractorUuid)
    },
  }
}
