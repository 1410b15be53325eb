import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import {
  toFoundProfileWire,
  toImportableProfileWire,
  renameImportFields,
  toImportChoices,
} from '../mappers/profile-import.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

/** Importing a profile from a file. Rule: PROF-32. */
export const profileImportHandlers = ({
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'readProfileFile' | 'importProfile' | 'undoProfileImport'> => ({
  readProfileFile: async ({ actor, file }) => {
    const read = await useCases.readProfileFile({ actor, file })
    return read.ok ? ok(toFoundProfileWire(read.value)) : read
  },
  importProfile: async ({ actor, body }) => {
    const imported = await useCases.importProfile({ actor, choices: toImportChoices(body) })
    if (!imported.ok) return renameImportFields(imported)
    const { profile, undoUntil } = imported.value
    return ok({ ...toImportableProfileWire(profile), undo_until: undoUntil.toISOString() })
  },
  undoProfileImport: async ({ actor }) => {
    const undone = await useCases.undoProfileImport({ actor })
    return undone.ok ? ok(toImportableProfileWire(undone.value)) : undone
  },
})
