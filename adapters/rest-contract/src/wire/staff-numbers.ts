import { NUMBERS_RANGES } from '@guildhall/domain/moderation'
import { z } from 'zod'
import { instant, numberChoice } from './fields.ts'

/** How many weeks, this one included: 26 unless it is said. */
export const numbersQuery = z.object({ weeks: numberChoice(NUMBERS_RANGES).optional() })

/** How many weeks go into the file. */
export const numbersExportForm = z.object({ weeks: numberChoice(NUMBERS_RANGES) }).meta({ id: 'NumbersExportForm' })

const count = z.int()
/** A share from 0 to 1; null where there is nothing to divide by. */
const share = z.number().nullable()
const hours = z.number().nullable()

/** The numbers of an ISO week (UTC). Rates that are not final can still change. */
const weekNumbers = z
  .object({
    /** 2026-W10 */
    week: z.string(),
    /** Its Monday. */
    start: instant,
    isInProgress: z.boolean(),
    signUps: z.object({ contractors: count, employers: count }),
    vetting: z.object({ approvals: count, decisions: count, medianHours: hours, ninetiethHours: hours }),
    requests: z.object({ sent: count, countable: count, answered: count, answerRate: share, isFinal: z.boolean() }),
    trials: z.object({ started: count, paid: count, conversion: share, isFinal: z.boolean() }),
    /** In minor units, without tax and less what was credited. */
    revenue: z.array(z.object({ minor: z.int(), currency: z.string() })),
    companies: z.object({ payingAtStart: count, stopped: count, churn: share, payingAtEnd: count }),
  })
  .meta({ id: 'WeekNumbers' })

/** Week by week, the oldest first, this one last. */
export const numbers = z.object({ weeks: z.array(weekNumbers) })

/** The numbers as a file: UTF-8, RFC 4180. */
export const numbersExport = z.object({ csv: z.string() }).meta({ id: 'NumbersExport' })
