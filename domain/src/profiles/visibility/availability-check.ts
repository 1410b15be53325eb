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

/** Days since availability was confirmed after which something follows: asked, ranked last among equals, hidden. Rule: PROF-22. */
export const AVAILABILITY_STAGES = [
  AVAILABILITY_REMINDER_AFTER_DAYS,
  AVAILABILITY_DEMOTED_AFTER_DAYS,
  AVAILABILITY_HIDDEN_AFTER_DAYS,
] as const

/** The newest stage that has come and was not told; null where there is none, or where it makes no difference. Rule: PROF-22. */
export const availabilityStageDue = (
  { availabilityConfirmedAt, availabilityReminderStage: availabilityTold, paused, vettingStatus }: ContractorProfile,
  now: Date,
): number | null => {
  if (availabilityConfirmedAt === null || paused || vettingStatus !== 'approved') return null
  const stage = AVAILABILITY_STAGES.findLast((days) => now >= addDays(availabilityConfirmedAt, days)) ?? 0
  return stage > availabilityTold ? stage : null
}

/** Whether somebody comes last among equals: not confirmed for 60 days. Rule: PROF-22. */
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
    readonly profiles: Pick<ContractorProfileRepository, 'find' | 'listAvailabilityDue' | 'save'>
  }>
}

const BATCH = 200

/** Tells one contractor the newest stage that has come; false where they confirmed meanwhile. */
const remind = async (deps: CheckAvailabilityDeps, contractorUuid: Uuid, now: Date): Promise<boolean> => {
  const done = await deps.unitOfWork.run(async ({ outbox, profiles }) => {
    const profile = await profiles.find(contractorUuid)
    const days = profile && availabilityStageDue(profile, now)
    if (profile === null || days === null) return err('not-due')
    await profiles.save({ ...profile, availabilityReminderStage: days })
    await outbox.add(createEvent(deps, { type: 'availability-unconfirmed', contractorUuid, days }))
    return ok(days)
  })
  return done.ok
}

/** Asks contractors whether they are still available, and says when that hides them, each stage once; answers how many. Rule: PROF-22. */
export const checkAvailability = (deps: CheckAvailabilityDeps) => (): Promise<number> => {
  const now = deps.clock.now()
  return processInBatches(
    BATCH,
    () => deps.unitOfWork.run(async ({ profiles }) => ok(await profiles.listAvailabilityDue(now, BATCH))),
    (contractorUuid) => remind(deps, contractorUuid, now),
  )
}
