import { DAY_MS, TRIAL_DAILY_SEARCH_LIMIT } from '../shared/index.ts'

/** The beginning of the UTC day, from which `search_count_today` counts. */
export const startOfSearchDay = (now: Date): Date => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)

/** Whether a trial company that includes a trial has made its searches of the day. Rule: SRCH-35. */
export const isSearchLimitReached = (
  company: { readonly accountType: 'trial' | 'paid'; readonly trialEndsAt: Date | null },
  countToday: number,
): boolean => company.accountType === 'trial' && company.trialEndsAt !== null && countToday >= TRIAL_DAILY_SEARCH_LIMIT
