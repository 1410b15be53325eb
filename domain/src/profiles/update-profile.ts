import { err, ok, type Result, type UnitOfWork } from '../shared/index.ts'
import type { Actor } from '../identity/index.ts'
import type { ContractorProfile } from './contractor-profile.ts'
import { saveVettedProfile, type SaveVettedProfileDeps, type VettedProfileStores } from './save-vetted-profile.ts'

/** Dependencies of every use case that saves a section of a contractor's profile. */
export interface UpdateProfileDeps extends SaveVettedProfileDeps {
  readonly unitOfWork: UnitOfWork<VettedProfileStores>
}

/** 'forbidden': only contractors have a profile. */
export type UpdateProfileProblem = 'forbidden'

/**
 * Saves one section of the actor's profile with its events, in one transaction, in the spelling of the lists (REF-28). `change` returns the
 * changed profile or a failure, which changes nothing.
 */
export const updateProfile = async <P extends string>(
  deps: UpdateProfileDeps,
  actor: Actor,
  change: (profile: ContractorProfile) => Result<ContractorProfile, P>,
): Promise<Result<ContractorProfile, P | UpdateProfileProblem>> => {
  if (actor.userType !== 'contractor') return err('forbidden')
  const lists = await deps.listSource()
  return deps.unitOfWork.run<ContractorProfile, P | UpdateProfileProblem>(async (stores) => {
    const profile = await stores.profiles.findForUpdate(actor.accountUuid)
    if (profile === null) return err('forbidden')
    const changed = change(profile)
    if (!changed.ok) return changed
    return ok(await saveVettedProfile(deps, stores, profile, changed.value, lists))
  })
}
