import type { ProfileEvent } from '../profile.events.ts'
import type { Actor } from '../../identity/index.ts'
import {
  type Clock,
  createEvent,
  hasErrors,
  type IdGenerator,
  invalid,
  err,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
} from '../../shared/index.ts'
import { AVAILABILITY_HIDDEN_AFTER_DAYS } from './availability-check.ts'
import { contractorDetailsErrors } from '../contractor-details.ts'
import type { ContractorProfileRepository } from '../contractor-profile-repository.port.ts'
import type { ContractorProfile } from '../contractor-profile.ts'

export interface ProfileVisibilityDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly outbox: Outbox<ProfileEvent>
    readonly profiles: Pick<ContractorProfileRepository, 'findForUpdate' | 'save'>
  }>
}

/** Changes the visibility of a profile without changing its review status. */
const updateVisibility = async (
  deps: ProfileVisibilityDeps,
  actor: Actor,
  change: (profile: ContractorProfile) => ContractorProfile,
): Promise<Result<ContractorProfile, 'forbidden'>> =>
  deps.unitOfWork.run<ContractorProfile, 'forbidden'>(async ({ outbox, profiles }) => {
    const profile = await profiles.findForUpdate(actor.accountUuid)
    if (profile === null) return err('forbidden')
    const changed = change(profile)
    await profiles.save(changed)
    await outbox.add(createEvent(deps, { type: 'profile-changed', contractorUuid: profile.uuid }))
    return ok(changed)
  })

/** Hides a contractor from every search, or shows them again. 'forbidden': only contractors can be found. Rule: PROF-23. */
export const pauseProfile =
  (deps: ProfileVisibilityDeps) =>
  ({ actor, paused }: { readonly actor: Actor; readonly paused: boolean }) =>
    updateVisibility(deps, actor, (profile) => ({
      ...profile,
      paused,
      // A contractor who is shown again counts as new in saved searches.
      updatedAt: profile.paused && !paused ? deps.clock.now() : profile.updatedAt,
    }))

/** Confirms that a contractor is still available, or when; valid for 120 days. Rule: PROF-22. */
export const confirmAvailability =
  (deps: ProfileVisibilityDeps) =>
  async ({
    actor,
    availability,
  }: {
    readonly actor: Actor
    /** Days until available; unchanged if omitted. */
    readonly availability?: number | null
  }): Promise<Result<ContractorProfile, 'forbidden' | 'invalid'>> => {
    const errors = availability === undefined ? {} : contractorDetailsErrors({ availability })
    if (hasErrors(errors)) return invalid(errors)
    return updateVisibility(deps, actor, (profile) => ({
      ...profile,
      availability: availability ?? profile.availability,
      availabilityConfirmedAt: deps.clock.now(),
      availabilityReminderStage: 0,
      updatedAt:
        profile.availabilityReminderStage >= AVAILABILITY_HIDDEN_AFTER_DAYS ? deps.clock.now() : profile.updatedAt,
    }))
  }
