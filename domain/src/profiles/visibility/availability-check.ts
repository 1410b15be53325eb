import type { ProfileEvent } from '../profile.events.ts'
import {
  addDays,
  type BackgroundThrottle,
  type Clock,
  createEvent,
  type IdGenerator,
  ok,
  type Outbox,
  type UnitOfWork,
  valueOf,
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
  { availabilityConfirmedAt, availabilityReminderStage, paused, vettingStatus }: ContractorProfile,
  now: Date,
): number | null => {
  if (availabilityConfirmedAt === null || paused || vettingStatus !== 'approved') return null
  const stage = AVAILABILITY_STAGES.findLast((days) => now >= addDays(availabilityConfirmedAt, days)) ?? 0
  return stage > availabilityReminderStage ? stage : null
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
  readonly throttle: BackgroundThrottle
  readonly unitOfWork: UnitOfWork<{
    readonly outbox: Outbox<ProfileEvent>
    readonly profiles: Pick<ContractorProfileRepository, 'takeAvailabilityDue'>
  }>
}

/** Contractors of one transaction. */
export const AVAILABILITY_BATCH = 100

/** Notes the stage of so many contractors, and adds its event for each; returns how many. */
const tellBatch = async (deps: CheckAvailabilityDeps, now: Date): Promise<number> => {
  const told = await deps.unitOfWork.run<number, never>(async ({ outbox, profiles }) => {
    const due = await profiles.takeAvailabilityDue(now, AVAILABILITY_BATCH)
    await outbox.add(...due.map((one) => createEvent(deps, { type: 'availability-unconfirmed' as const, ...one })))
    return ok(due.length)
  })
  return valueOf(told)
}

/**
 * Emits an event for every contractor who has reached a new stage, each stage once; returns how many. Each batch is a transaction; they are
 * throttled. Rules: PROF-22, BASE-52.
 */
export const checkAvailability = (deps: CheckAvailabilityDeps) => async (): Promise<number> => {
  const now = deps.clock.now()
  let total = 0
  for (;;) {
    const told = await deps.throttle.run(() => tellBatch(deps, now))
    total += told
    if (told < AVAILABILITY_BATCH) return total
  }
}
