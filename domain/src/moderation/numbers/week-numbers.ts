import { REQUEST_EXPIRY_DAYS } from '../../conversations/index.ts'
import { addDays, formatIsoWeek, HOUR_MS, type Money, SECOND_MS, WEEK_DAYS } from '../../shared/index.ts'
import type { WeekCounts } from './weekly-counts.port.ts'

/** How many weeks can be read, this one included, and how many unless it is said. Rule: MOD-70. */
export const NUMBERS_RANGES = [12, 26, 52] as const
export const NUMBERS_RANGE_DEFAULT = 26

/** Days within which a request has to be answered to count as answered: until it expires. Rule: MOD-72. */
export const ANSWER_DAYS = REQUEST_EXPIRY_DAYS

/** Days after the end of a trial within which a payment counts for it. Rule: MOD-73. */
export const CONVERSION_DAYS = 30

/**
 * The numbers of one ISO week (UTC). Rates are shares from 0 to 1; null where there is nothing to divide by. One that is not final can still
 * change, because the time to answer or to pay is not over for all. Rules: MOD-70, MOD-71, MOD-72, MOD-73, MOD-74.
 */
export interface WeekNumbers {
  /** '2026-W10' */
  readonly week: string
  /** Its Monday, 00:00 UTC. */
  readonly start: Date
  /** Whether it is not over. */
  readonly isInProgress: boolean
  readonly signUps: { readonly contractors: number; readonly employers: number }
  readonly vetting: {
    readonly approvals: number
    /** Decisions that the waiting times are of. */
    readonly decisions: number
    /** Hours from submission to decision, with one decimal: half of the profiles, and nine in ten, waited no longer. */
    readonly medianHours: number | null
    readonly ninetiethHours: number | null
  }
  readonly requests: {
    readonly sent: number
    /** Those that were answered, or whose time to be answered is over. */
    readonly countable: number
    readonly answered: number
    readonly answerRate: number | null
    readonly isFinal: boolean
  }
  readonly trials: {
    readonly started: number
    readonly paid: number
    readonly conversion: number | null
    readonly isFinal: boolean
  }
  /** By currency, in its alphabetical order; negative where more was credited than paid. */
  readonly revenue: readonly Money[]
  readonly companies: {
    readonly payingAtStart: number
    readonly stopped: number
    readonly churn: number | null
    readonly payingAtEnd: number
  }
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

const toHours = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round((seconds * SECOND_MS * 10) / HOUR_MS) / 10

/** The numbers that follow from what was counted by now. Rules: MOD-70, MOD-71, MOD-72, MOD-73, MOD-74. */
export const toWeekNumbers = (counts: WeekCounts, now: Date): WeekNumbers => {
  const { start } = counts
  const end = addDays(start, WEEK_DAYS)
  const isOver = end <= now
  return {
    week: formatIsoWeek(start),
    start,
    isInProgress: !isOver,
    signUps: { contractors: counts.contractors, employers: counts.employers },
    vetting: {
      approvals: counts.approvals,
      decisions: counts.decisions,
      medianHours: toHours(counts.medianWait),
      ninetiethHours: toHours(counts.ninetiethWait),
    },
    requests: {
      sent: counts.requests,
      countable: counts.countable,
      answered: counts.answered,
      answerRate: share(counts.answered, counts.countable),
      isFinal: addDays(end, ANSWER_DAYS) <= now,
    },
    trials: {
      started: counts.trials,
      paid: counts.converted,
      conversion: share(counts.converted, counts.trials),
      isFinal: isOver && (counts.convertibleUntil === null || counts.convertibleUntil <= now),
    },
    revenue: counts.revenue.toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
    companies: {
      payingAtStart: counts.payingAtStart,
      stopped: counts.stopped,
      churn: share(counts.stopped, counts.payingAtStart),
      payingAtEnd: counts.payingAtEnd,
    },
  }
}
