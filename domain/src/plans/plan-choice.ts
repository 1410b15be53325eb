import type { PlanFacts } from './plan-facts.ts'
import {
  type CompanySize,
  findSeatsOverBandError,
  getSizeBand,
  isCompanySize,
  isSeatCount,
} from './company-size-bands.ts'
import { addDays, NOT_AN_OPTION_MESSAGE, REQUIRED_MESSAGE, type ValidationErrors } from '../shared/index.ts'
import { TRIAL_DAYS } from './trial.constants.ts'
import { INVALID_SEAT_COUNT_MESSAGE } from './plan-changes.ts'

/** A choice of plan; omitted fields are unchanged. Rule: PLAN-18. */
export interface PlanChoice {
  readonly employeeCount?: string
  readonly seats?: number | null
  readonly billedAnnually?: boolean
  /** Whether the plan begins with the trial. Only used during the sign-up. */
  readonly includeTrial?: boolean
}

/** The team that a choice must fit. */
export interface PlanChoiceTeam {
  readonly company: Pick<PlanFacts, 'employeeCount' | 'seats'>
  /** Members and pending invites of every role. */
  readonly people: number
  /** Seats taken by members and pending invites. */
  readonly seatsInUse: number
}

/** The message for a size that is too small for the team. */
export const TEAM_TOO_LARGE_MESSAGE = 'Your team is too large for this company size'

const sizeErrors = (size: string, { people }: PlanChoiceTeam): readonly string[] => {
  if (size.trim() === '') return [REQUIRED_MESSAGE]
  if (!isCompanySize(size)) return [NOT_AN_OPTION_MESSAGE]
  return people > getSizeBand(size).maxUsers ? [TEAM_TOO_LARGE_MESSAGE] : []
}

/**
 * All errors of a choice: the size must be one of the bands, the seats a whole number within the band and not fewer than those in use.
 * Rule: PLAN-18.
 */
export const planChoiceErrors = (choice: PlanChoice, team: PlanChoiceTeam): ValidationErrors => {
  const size = choice.employeeCount ?? team.company.employeeCount
  const seats = choice.seats === undefined ? team.company.seats : choice.seats
  const ofSize = choice.employeeCount === undefined ? [] : sizeErrors(choice.employeeCount, team)
  return {
    ...(ofSize.length === 0 ? {} : { employeeCount: ofSize }),
    ...(isSeatCount(seats, size, team.seatsInUse)
      ? {}
      : { seats: [findSeatsOverBandError(seats, size) ?? INVALID_SEAT_COUNT_MESSAGE] }),
  }
}

/** Why a plan cannot be chosen again: a paid plan is changed by paying for the change. Rule: PLAN-19. */
export type PlanLockReason = 'subscription-runs' | 'invoice-pending'

/** Why the plan is locked, null if it can still be chosen. */
export const findPlanLockReason = (
  { accountType, invoicePending, paidUntil, subscriptionStatus }: PlanFacts,
  now: Date,
): PlanLockReason | null => {
  if (invoicePending) return 'invoice-pending'
  if (accountType !== 'paid') return null
  if (subscriptionStatus === 'active' || subscriptionStatus === 'past_due') return 'subscription-runs'
  return subscriptionStatus === 'cancelled' && paidUntil !== null && now < paidUntil ? 'subscription-runs' : null
}

type TrialFacts = Pick<PlanFacts, 'accountType' | 'trialEndsAt' | 'trialStartedAt'>

/**
 * A company's trial after the choice, during its sign-up: removed, or restored with its original end. Null if its trial has ended or it has
 * paid before: no company gets two trials. Rule: PLAN-20.
 */
export const trialAfterChoice = (
  company: TrialFacts,
  includeTrial: boolean,
  now: Date,
): Pick<PlanFacts, 'trialEndsAt' | 'trialStartedAt'> | null => {
  const { accountType, trialEndsAt, trialStartedAt } = company
  if (!includeTrial) return { trialEndsAt: null, trialStartedAt }
  if (accountType === 'paid') return null
  if (trialEndsAt !== null) return { trialEndsAt, trialStartedAt }
  const startedAt = trialStartedAt ?? now
  const endsAt = addDays(startedAt, TRIAL_DAYS)
  return now < endsAt ? { trialEndsAt: endsAt, trialStartedAt: startedAt } : null
}

/** The company with the chosen size, seats and interval. */
export const applyPlanChoice = <Company extends PlanFacts>(company: Company, choice: PlanChoice): Company => ({
  ...company,
  employeeCount: (choice.employeeCount as CompanySize | undefined) ?? company.employeeCount,
  seats: choice.seats ?? company.seats,
  billedAnnually: choice.billedAnnually ?? company.billedAnnually,
})
