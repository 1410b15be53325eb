import type { Actor } from '../../identity/index.ts'
import type { Places } from '../../reference/index.ts'
import {
  addHours,
  err,
  hasErrors,
  invalid,
  NOT_AN_OPTION_MESSAGE,
  ok,
  type Result,
  type UnitOfWork,
} from '../../shared/index.ts'
import type { ContractorProfile } from '../contractor-profile.ts'
import {
  type ImportChoices,
  importErrors,
  importLengthErrors,
  importTargetErrors,
  applyImportChoices,
} from './import-choices.ts'
import { latestToday } from '../entries/latest-today.ts'
import { importableSections } from './revert-import.ts'
import type { ProfileImportRepository } from './profile-import-repository.port.ts'
import { saveVettedProfile, type SaveVettedProfileDeps, type VettedProfileStores } from '../save-vetted-profile.ts'

export const IMPORT_UNDO_HOURS = 24

export interface ImportProfileDeps extends SaveVettedProfileDeps {
  readonly places: Pick<Places, 'find'>
  readonly unitOfWork: UnitOfWork<VettedProfileStores & { readonly profileImports: ProfileImportRepository }>
}

export interface ImportProfileCommand {
  readonly actor: Actor
  readonly choices: ImportChoices
}

/** The profile after the import, and until when it can be undone. */
export interface ImportedProfile {
  readonly profile: ContractorProfile
  readonly undoUntil: Date
}

/** 'forbidden': only contractors have a profile. */
export type ImportProfileProblem = 'forbidden' | 'invalid'

/**
 * Saves the chosen data from a file in one transaction, by the rules of each section: all errors are returned together, and nothing is
 * saved partly. The earlier profile is stored for a day. Rules: PROF-33, PROF-47.
 */
export const importProfile =
  (deps: ImportProfileDeps) =>
  async ({ actor, choices }: ImportProfileCommand): Promise<Result<ImportedProfile, ImportProfileProblem>> => {
    if (actor.userType !== 'contractor') return err('forbidden')
    const now = deps.clock.now()
    const { placeId } = choices
    const place = placeId === undefined ? null : await deps.places.find(placeId)
    const unknownPlace = placeId !== undefined && place === null ? { placeId: [NOT_AN_OPTION_MESSAGE] } : {}
    const errors = { ...importErrors(choices, latestToday(now)), ...unknownPlace }
    if (hasErrors(errors)) return invalid(errors)
    const lists = await deps.listSource()
    return deps.unitOfWork.run<ImportedProfile, ImportProfileProblem>(async (stores) => {
      const { profileImports, profiles, vettingReviews } = stores
      const profile = await profiles.findForUpdate(actor.accountUuid)
      if (profile === null) return err('forbidden')
      const gone = importTargetErrors(choices, profile)
      if (gone !== null) return invalid(gone)
      const chosen = applyImportChoices(profile, choices, place, () => deps.ids.uuid())
      const tooLong = importLengthErrors(profile, chosen)
      if (tooLong !== null) return invalid(tooLong)
      await vettingReviews.noteImport(profile.uuid, now)
      const saved = await saveVettedProfile(deps, stores, profile, chosen, lists)
      await profileImports.save({
        contractorUuid: profile.uuid,
        before: importableSections(profile),
        after: importableSections(saved),
        importedAt: now,
      })
      return ok({ profile: saved, undoUntil: addHours(now, IMPORT_UNDO_HOURS) })
    })
  }
