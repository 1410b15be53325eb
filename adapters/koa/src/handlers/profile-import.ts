import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { foundProfileOf, importableOf, importSpelt, toImportChoices } from '../mappers/profile-import.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

/** Taking over what a file tells. Rule: PROF-32. */
export const profileImportHandlers = ({
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'readProfileFile' | 'importProfile' | 'undoProfileImport'> => ({
  readProfileFile: async ({ actor, file }) => {
    const read = await useCases.readProfileFile({ actor, file })
    return read.ok ? ok(foundProfileOf(read.value)) : read
  },
  importProfile: async ({ actor, body }) => {
    const imported = await useCases.importProfile({ actor, choices: toImportChoices(body) })
    if (!imported.ok) return importSpelt(imported)
    const { profile, undoUntil } = imported.value
    return ok({ ...importableOf(profile), undo_until: undoUntil.toISOString() })
  },
  undoProfileImport: async ({ actor }) => {
    const undone = await useCases.undoProfileImport({ actor })
    return undone.ok ? ok(importableOf(undone.value)) : undone
  },
})
