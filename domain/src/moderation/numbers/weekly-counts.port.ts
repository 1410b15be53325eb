import type { Money } from '../../shared/index.ts'

/** From a Monday, 00:00 UTC, until now: what is later than now, by a clock that was moved, does not count. */
export interface CountedPeriod {
  readonly from: Date
  readonly now: Date
}

/** What happened in one ISO week (UTC), counted. Rates, and what is not over yet, follow from it: see `WeekNumbers`. */
export interface WeekCounts {
  /** Its Monday, 00:00 UTC. */
  readonly start: Date
  /** Sign-ups that were completed, by user type. Rule: MOD-71. */
  readonly contractors: number
  readonly employers: number
  /** Profiles that became approved. Rule: MOD-71. */
  readonly approvals: number
  /** Decisions about profiles that were pending since a known time, and how long those had waited, in seconds; null without one. Rule: MOD-71. */
  readonly decisions: number
  readonly medianWait: number | null
  readonly ninetiethWait: number | null
  /** Contact requests that were sent, those whose answer counts by now, and those that were answered in time. Rule: MOD-72. */
  readonly requests: number
  readonly countable: number
  readonly answered: number
  /** Trials that began, those whose company paid in time, and until when the last of them may; null without one. Rule: MOD-73. */
  readonly trials: number
  readonly converted: number
  readonly convertibleUntil: Date | null
  /** Net, by currency. Rule: MOD-73. */
  readonly revenue: readonly Money[]
  /** Companies that paid when the week began, those of them that no longer do at its end, and all that pay at its end. Rule: MOD-74. */
  readonly payingAtStart: number
  readonly stopped: number
  readonly payingAtEnd: number
}

/** Counts what operators steer by, week by week, in a few statements for the whole period. Rules: MOD-70, MOD-71, MOD-72, MOD-73, MOD-74. */
export interface WeeklyCounts {
  /** One entry for each week of the period, the oldest first; the last one ends now. */
  read(period: CountedPeriod): Promise<readonly WeekCounts[]>
}
