import { addDays, formatIsoWeek, WEEK_DAYS } from '@guildhall/domain/shared'
import type { WeekNumbers } from '../api/use-numbers.ts'

/** The Monday of the week that is not over. */
const MONDAY = new Date('2026-03-02T00:00:00.000Z')
const FINAL_ANSWERS = 3
const FINAL_TRIALS = 7

/** A number that varies from week to week, the same each time. */
const vary = (ago: number, from: number, by: number): number => from + ((ago * 7) % 5) * by

const toWeek = (ago: number, currencies: readonly string[]): WeekNumbers => {
  const start = addDays(MONDAY, -ago * WEEK_DAYS)
  const growth = 60 - ago
  const part = ago === 0 ? 0.2 : 1
  const sent = Math.round((growth * 4 + vary(ago, 0, 9)) * part)
  const started = Math.round(vary(ago, 3, 1) * part)
  return {
    week: formatIsoWeek(start),
    start: start.toISOString(),
    isInProgress: ago === 0,
    signUps: {
      contractors: Math.round(vary(ago, growth / 2, 3) * part),
      employers: Math.round(vary(ago, 3, 1) * part),
    },
    vetting: {
      approvals: Math.round(vary(ago, growth / 2.4, 2) * part),
      decisions: Math.round(vary(ago, growth / 2.2, 2) * part),
      medianHours: vary(ago, 6, 1.5),
      ninetiethHours: vary(ago, 22, 6.4),
    },
    requests: {
      sent,
      countable: sent,
      answered: Math.round(sent * 0.7),
      answerRate: ago === 0 ? 1 : vary(ago, 0.64, 0.02),
      isFinal: ago >= FINAL_ANSWERS,
    },
    trials: {
      started,
      paid: ago < FINAL_TRIALS ? 0 : 1,
      conversion: started === 0 ? null : (ago < FINAL_TRIALS ? 0 : 1) / started,
      isFinal: ago >= FINAL_TRIALS,
    },
    revenue: currencies.map((currency) => ({ minor: Math.round(vary(ago, growth, 12) * 30_000 * part), currency })),
    companies: {
      payingAtStart: growth,
      stopped: ago % 4 === 1 ? 1 : 0,
      churn: ago % 4 === 1 ? 1 / growth : 0,
      payingAtEnd: growth + 1,
    },
  }
}

/** So many weeks, the last of which is not over. */
export const sampleNumbers = (weeks: number, currencies: readonly string[] = ['USD']): readonly WeekNumbers[] =>
  Array.from({ length: weeks }, (_, index) => toWeek(weeks - 1 - index, currencies))

/** The first weeks of a product in which nothing has happened. */
export const sampleNothing = (weeks: number): readonly WeekNumbers[] =>
  sampleNumbers(weeks, []).map((week) => ({
    ...week,
    signUps: { contractors: 0, employers: 0 },
    vetting: { approvals: 0, decisions: 0, medianHours: null, ninetiethHours: null },
    requests: { ...week.requests, sent: 0, countable: 0, answered: 0, answerRate: null },
    trials: { ...week.trials, started: 0, paid: 0, conversion: null },
    companies: { payingAtStart: 0, stopped: 0, churn: null, payingAtEnd: 0 },
  }))
