import type { Actor } from '../../identity/index.ts'
import { addHours, err, ok, type Result } from '../../shared/index.ts'
import { IMPORT_UNDO_HOURS } from './import-profile.ts'
import type { ContractorProfile } from '../contractor-profile.ts'
import type { ImportProfileDeps } from './import-profile.ts'
import { revertImport } from './revert-import.ts'
import { saveVettedProfile } from '../save-vetted-profile.ts'

export interface UndoProfileImportCommand {
  readonly actor: Actor
}

/** 'nothing-to-undo': there is no import, or it is undone already or older than a day. */
export type UndoProfileImportProblem = 'forbidden' | 'nothing-to-undo'

/** Undoes the last import within a day. Later manual changes are kept. Rule: PROF-37. */
export const undoProfileImport =
  (deps: Omit<ImportProfileDeps, 'places'>) =>
  async ({ actor }: UndoProfileImportCommand): Promise<Result<ContractorProfile, UndoProfileImportProblem>> => {
    if (actor.userType !== 'contractor') return err('forbidden')
    const now = deps.clock.now()
    const lists = await deps.listSource()
    return deps.unitOfWork.run<ContractorProfile, UndoProfileImportProblem>(async (stores) => {
      const { profileImports, profiles, vettingReviews } = stores
      // The profile is read first, which locks it, so that the second of two concurrent calls finds nothing to undo.
      const profile = await profiles.findForUpdate(actor.accountUuid)
      if (profile === null) return err('forbidden')
      const imported = await profileImports.find(profile.uuid)
      if (imported === null || addHours(imported.importedAt, IMPORT_UNDO_HOURS) <= now) return err('nothing-to-undo')
      await profileImports.remove(profile.uuid)
      await vettingReviews.noteImport(profile.uuid, null)
      return ok(await saveVettedProfile(deps, stores, profile, revertImport(profile, imported), lists))
    })
  }
