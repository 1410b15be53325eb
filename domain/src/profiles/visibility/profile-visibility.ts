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
    readonly profiles: Pick<ContractorProfileRepository, 'find' | 'save'>
  }>
}

/** Changes how somebody is found without changing what there is to look at: the review stays as it is. */
const updateVisibility = async (
  deps: ProfileVisibilityDeps,
  actor: Actor,
  change: (profile: ContractorProfile) => ContractorProfile,
): Promise<Result<ContractorProfile, 'forbidden'>> =>
  deps.unitOfWork.run<ContractorProfile, 'forbidden'>(async ({ outbox, profiles }) => {
    const profile = await profiles.find(actor.accountUuid)
    if (profile === null) return err('forbidden')
    const changed = change(profile)
    await profiles.save(changed)
    await outbox.add(createEvent(deps, { type: 'profile-changed', contractorUuid: profile.uuid }))
    return ok(changed)
  })

/** Takes a contractor out of every search, or brings them back. 'forbidden': only contractors are searched for. Rule: PROF-23. */
export const pauseProfile =
  (deps: ProfileVisibilityDeps) =>
  ({ actor, paused }: { readonly actor: Actor; readonly paused: boolean }) =>
    updateVisibility(deps, actor, (profile) => ({
      ...profile,
      paused,
      // Who comes back is new to the searches that missed them.
      updatedAt: profile.paused && !paused ? deps.clock.now() : profile.updatedAt,
    }))

/** Says that somebody is still available, or when; searches believe it for 120 days. Rule: PROF-22. */
export const confirmAvailability =
  (deps: ProfileVisibilityDeps) =>
  async ({
    actor,
    availability,
  }: {
    readonly actor: Actor
    /** Days until free; what stands stays where it is not said. */
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
