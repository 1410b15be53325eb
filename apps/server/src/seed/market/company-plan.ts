import { daysBefore } from './calendar.ts'
import { createRandom, hashSeed, type Random } from './random.ts'
import type { WrittenCompany } from './written-companies.ts'

const TRIAL_DAYS = 14
/** A company is there for so many days; newer ones are more, so that the market grows. */
const daysSinceSignUp = (random: Random, least: number, most: number): number =>
  least + (most - least) * (1 - Math.sqrt(random.next()))

/** Days since a company signed up, and since its trial or what it paid for was over; negative if that is to come. */
interface Ages {
  readonly age: number
  readonly over: number
}

const generateAges = (state: WrittenCompany['plan'], random: Random): Ages => {
  if (state === 'paid') return { over: -random.int(3, 29), age: random.int(160, 600) }
  if (state === 'cancelled') return { over: -random.int(2, 20), age: random.int(120, 500) }
  if (state === 'lapsed') return { over: random.int(5, 80), age: random.int(200, 600) }
  if (state === 'trial-over') return { over: random.int(2, 60), age: TRIAL_DAYS + 60 }
  const left = random.int(2, 12)
  return { over: -left, age: TRIAL_DAYS - left }
}

/** The same of companies that came in the course of the last year. */
const generatePastAges = (state: WrittenCompany['plan'], random: Random): Ages => {
  if (state === 'paid') return { over: 0, age: daysSinceSignUp(random, 20, 400) }
  if (state === 'lapsed') {
    const age = daysSinceSignUp(random, 80, 400)
    return { over: random.int(1, Math.floor(age - 60)), age }
  }
  const age = daysSinceSignUp(random, TRIAL_DAYS + 1, 400)
  return { over: age - TRIAL_DAYS, age }
}

/** Days of a period that is paid for. */
export const PERIOD_DAYS = { month: 30, year: 365 } as const
/** From the beginning of the trial to the first payment, in days. */
const PAID_AFTER = [6, 14] as const

/** The state of a company's plan: paid, on trial, or after either. Periods that are paid for follow each other from the first payment on. */
export const generatePlan = (written: WrittenCompany, isPast: boolean, random: Random, now: Date) => {
  const { billedAnnually, key, plan: state, trialDaysLeft } = written
  const { age, over } = isPast ? generatePastAges(state, random) : generateAges(state, random)
  if (state === 'trial' || state === 'trial-over') {
    const left = trialDaysLeft ?? -over
    const createdAt = daysBefore(now, trialDaysLeft === undefined ? age : TRIAL_DAYS - trialDaysLeft)
    return {
      accountType: 'trial',
      subscriptionStatus: 'none',
      paidUntil: null,
      trialEndsAt: daysBefore(now, -left),
      createdAt,
    } as const
  }
  const createdAt = daysBefore(now, age)
  const paidAfter = createRandom(hashSeed('first payment', key)).int(...PAID_AFTER)
  const days = PERIOD_DAYS[billedAnnually ? 'year' : 'month']
  // The period in which something ended, or the one that runs.
  const periods = Math.max(1, Math.floor((age - Math.max(0, over) - paidAfter) / days) + (state === 'lapsed' ? 0 : 1))
  return {
    accountType: 'paid',
    subscriptionStatus: state === 'paid' ? 'active' : 'cancelled',
    paidUntil: daysBefore(now, age - paidAfter - periods * days),
    // Those of the stories began without a trial.
    trialEndsAt: written.members.length > 0 ? null : daysBefore(now, age - TRIAL_DAYS),
    createdAt,
  } as const
}
