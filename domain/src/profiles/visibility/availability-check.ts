import type { ProfileEvent } from '../profile.events.ts'
import {
  addDays,
  type Clock,
  createEvent,
  type IdGenerator,
  err,
  ok,
  type Outbox,
  type UnitOfWork,
  type Uuid,
  processInBatches,
} from '../../shared/index.ts'
import type { ContractorProfileRepository } from '../contractor-profile-repository.port.ts'
import type { ContractorProfile } from '../contractor-profile.ts'

/** Days without a confirmation after which a contractor is reminded, ranked lower, and hidden from the search. */
export const AVAILABILITY_REMINDER_AFTER_DAYS = 30
export const AVAILABILITY_DEMOTED_AFTER_DAYS = 60
export const AVAILABILITY_HIDDEN_AFTER_DAYS = 120

/** The stages of unconfirmed availability in days: reminded, ranked lower, hidden. Rule: PROF-22. */
export const AVAILABILITY_STAGES = [
  AVAILABILITY_REMINDER_AFTER_DAYS,
  AVAILABILITY_DEMOTED_AFTER_DAYS,
  AVAILABILITY_HIDDEN_AFTER_DAYS,
] as const

/**
 * The latest stage that has been reached without a notification; null if there is none, or the profile is not visible anyway. Rule:
 * PROF-22.
 */
export const availabilityStageDue = (
  { availabilityConfirmedAt, availabilityReminderStage: availabilityTold, paused, vettingStatus }: ContractorProfile,
  now: Date,
): number | null => {
  if (availabilityConfirmedAt === null || paused || vettingStatus !== 'approved') return null
  const stage = AVAILABILITY_STAGES.findLast((days) => now >= addDays(availabilityConfirmedAt, days)) ?? 0
  return stage > availabilityTold ? stage : null
}

/** Whether a contractor is ranked lower: not confirmed for 60 days. Rule: PROF-22. */
export const isDemoted = (
  { availabilityConfirmedAt }: Pick<ContractorProfile, 'availabilityConfirmedAt'>,
  now: Date,
): boolean =>
  availabilityConfirmedAt !== null && now >= addDays(availabilityConfirmedAt, AVAILABILITY_DEMOTED_AFTER_DAYS)

export interface CheckAvailabilityDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly outbox: Outbox<ProfileEvent>
    readonly profiles: Pick<ContractorProfileRepository, 'findForUpdate' | 'listAvailabilityDue' | 'save'>
  }>
}

const BATCH = 200

/** Emits the event for the latest stage of one contractor; false if they confirmed meanwhile. */
const remind = async (deps: CheckAvailabilityDeps, contractorUuid: Uuid, now: Date): Promise<boolean> => {
  const done = await deps.unitOfWork.run(async ({ outbox, profiles }) => {
    const profile = await profiles.findForUpdate(contractorUuid)
    const days = profile && availabilityStageDue(profile, now)
    if (profile === null || days === null) return err('not-due')
    await profiles.save({ ...profile, availabilityReminderStage: days })
    await outbox.add(createEvent(deps, { type: 'availability-unconfirmed', contractorUuid, days }))
    return ok(days)
  })
  return done.ok
}

/** Emits an event for every contractor who has reached a new stage, each stage once; returns how many. Rule: PROF-22. */
export const checkAvailability = (deps: CheckAvailabilityDeps) => (): Promise<number> => {
  const now = deps.clock.now()
  return processInBatches(
    BATCH,
    () => deps.unitOfWork.run(async ({ profiles }) => ok(await profiles.listAvailabilityDue(now, BATCH))),
    (contractorUuid) => remind(deps, contractorUuid, now),
  )
}
