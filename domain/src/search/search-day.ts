import { DAY_MS } from '../shared/index.ts'

/** Searches a day of a trial account. */
export const TRIAL_DAILY_SEARCH_LIMIT = 99_999_999

/** The beginning of the UTC day, from which `search_count_today` counts. */
export const startOfSearchDay = (now: Date): Date => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)

/** Whether a company on trial has reached its daily limit of searches. Rule: SRCH-35. */
export const isSearchLimitReached = (
  company: { readonly accountType: 'trial' | 'paid'; readonly trialEndsAt: Date | null },
  countToday: number,
): boolean => company.accountType === 'trial' && company.trialEndsAt !== null && countToday >= TRIAL_DAILY_SEARCH_LIMIT
