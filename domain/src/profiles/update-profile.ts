import type { ProfileEvent } from './profile.events.ts'
import {
  type Clock,
  type DomainEvent,
  createEvent,
  type IdGenerator,
  err,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
} from '../shared/index.ts'
import type { Actor } from '../identity/index.ts'
import type { ContractorProfileRepository } from './contractor-profile-repository.port.ts'
import type { ContractorProfile } from './contractor-profile.ts'
import { decideVetting, type VettingMode } from './vetting.ts'

/** Dependencies of every use case that saves a section of a contractor's profile. */
export interface UpdateProfileDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly vettingMode: VettingMode
  readonly unitOfWork: UnitOfWork<{
    readonly profiles: Pick<ContractorProfileRepository, 'findForUpdate' | 'save'>
    readonly outbox: Outbox<ProfileEvent>
  }>
}

/** 'forbidden': only contractors have a profile. */
export type UpdateProfileProblem = 'forbidden'

/** A changed profile as it is saved: review status new, vetting decided again. Rules: PROF-4, PROF-27. */
export const toSavedProfile = (profile: ContractorProfile, mode: VettingMode, now: Date): ContractorProfile => ({
  ...profile,
  status: 'new',
  vettingStatus: decideVetting(profile, mode),
  updatedAt: now,
})

/** The events of a saved profile: that it changed, and that its vetting status changed. Rule: PROF-4. */
export const createProfileSavedEvents = (
  deps: { ids: IdGenerator; clock: Clock },
  before: ContractorProfile,
  { uuid: contractorUuid, vettingStatus: to }: ContractorProfile,
): readonly DomainEvent<ProfileEvent>[] => {
  const from = before.vettingStatus
  const changed = createEvent(deps, { type: 'profile-changed', contractorUuid })
  return from === to
    ? [changed]
    : [changed, createEvent(deps, { type: 'vetting-changed', contractorUuid, from, to, message: null })]
}

/**
 * Saves one section of the actor's profile with its events, in one transaction. `change` returns the changed profile or a failure, which
 * changes nothing.
 */
export const updateProfile = async <P extends string>(
  deps: UpdateProfileDeps,
  actor: Actor,
  change: (profile: ContractorProfile) => Result<ContractorProfile, P>,
): Promise<Result<ContractorProfile, P | UpdateProfileProblem>> => {
  if (actor.userType !== 'contractor') return err('forbidden')
  return deps.unitOfWork.run<ContractorProfile, P | UpdateProfileProblem>(async ({ profiles, outbox }) => {
    const profile = await profiles.findForUpdate(actor.accountUuid)
    if (profile === null) return err('forbidden')
    const changed = change(profile)
    if (!changed.ok) return changed
    const saved = toSavedProfile(changed.value, deps.vettingMode, deps.clock.now())
    await profiles.save(saved)
    await outbox.add(...createProfileSavedEvents(deps, profile, saved))
    return ok(saved)
  })
}
