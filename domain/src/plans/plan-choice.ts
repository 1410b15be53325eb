import type { PlanFacts } from './plan-facts.ts'
import { type CompanySize, getSizeBand, isCompanySize } from './company-size-bands.ts'
import { addDays, type ValidationErrors } from '../shared/index.ts'
import { TRIAL_DAYS } from './trial.constants.ts'
import { INVALID_SEAT_COUNT_MESSAGE } from './plan-changes.ts'

/** The plan as somebody chooses it; what is not sent stays as it is. Rule: PLAN-18. */
export interface PlanChoice {
  readonly employeeCount?: string
  readonly seats?: number | null
  readonly billedAnnually?: boolean
  /** Whether the plan begins with the trial. Counts during the sign-up alone. */
  readonly includeTrial?: boolean
}

/** What a choice is looked at against. */
export interface PlanChoiceTeam {
  readonly company: Pick<PlanFacts, 'employeeCount' | 'seats'>
  /** Members and pending invites of every role. */
  readonly people: number
  /** Seats that members and pending invites hold. */
  readonly seatsInUse: number
}

/** What the form says of a size that the team has outgrown. */
export const TEAM_TOO_LARGE_MESSAGE = 'Your team is too large for this company size'

const sizeErrors = (size: string, { people }: PlanChoiceTeam): readonly string[] => {
  if (size.trim() === '') return ['Value is required']
  if (!isCompanySize(size)) return ['Value is not one of the options']
  return people > getSizeBand(size).maxUsers ? [TEAM_TOO_LARGE_MESSAGE] : []
}

/** Every error of a choice: the size is one of the bands, the seats are whole, within the band and not below those in use. Rule: PLAN-18. */
export const planChoiceErrors = (choice: PlanChoice, team: PlanChoiceTeam): ValidationErrors => {
  const size = choice.employeeCount ?? team.company.employeeCount
  const seats = choice.seats === undefined ? team.company.seats : choice.seats
  const ofSize = choice.employeeCount === undefined ? [] : sizeErrors(choice.employeeCount, team)
  const highest = isCompanySize(size) ? getSizeBand(size).maxUsers : Number.MAX_SAFE_INTEGER
  const fits = seats !== null && Number.isSafeInteger(seats) && seats >= 1 && seats >= team.seatsInUse
  return {
    ...(ofSize.length === 0 ? {} : { employeeCount: ofSize }),
    ...(fits && seats <= highest ? {} : { seats: [INVALID_SEAT_COUNT_MESSAGE] }),
  }
}

/** Why a plan cannot be chosen anew: a paid one is changed by paying for the change. Rule: PLAN-19. */
export type PlanLockReason = 'subscription-runs' | 'invoice-pending'

/** What keeps the plan as it is, null where it can still be chosen. */
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
 * A company's trial after the choice, during its sign-up: taken out, or in again with the end that it had. Null where it had one that is
 * over, or has paid before: nobody has two trials. Rule: PLAN-20.
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
