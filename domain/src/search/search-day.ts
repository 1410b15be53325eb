import type { EntitlementFacts } from '../plans/index.ts'
import { DAY_MS } from '../shared/index.ts'

/** Searches a day of a trial account. */
export const TRIAL_DAILY_SEARCH_LIMIT = 99_999_999

/** The beginning of the UTC day, from which `search_count_today` counts. */
export const startOfSearchDay = (now: Date): Date => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)

/** What decides whether searches are limited. */
type LimitFacts = Pick<EntitlementFacts, 'accountType' | 'trialEndsAt'>

/** Whether a company's searches are limited: on trial, with a trial included. Rule: SRCH-35. */
export const isTrialWithLimit = ({ accountType, trialEndsAt }: LimitFacts): boolean =>
  accountType === 'trial' && trialEndsAt !== null

/** Whether a company on trial has reached its daily limit of searches. Rule: SRCH-35. */
export const isSearchLimitReached = (company: LimitFacts, countToday: number): boolean =>
  isTrialWithLimit(company) && countToday >= TRIAL_DAILY_SEARCH_LIMIT
