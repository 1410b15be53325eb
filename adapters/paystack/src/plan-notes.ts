import { createHash } from 'node:crypto'
import { isCompanySize, type PaymentRegion, type Plan, planCost } from '@guildhall/domain/plans'
import type { WirePlan } from './wire.ts'

/**
 * What we keep beside a plan at the provider, in its description: the provider lets nothing be written on a subscription. Every purchase has
 * a plan of its own; one that replaced another names the first as its root, and the first's code is what we call the subscription.
 */
export interface PlanNotes {
  readonly company: string
  readonly region: string
  readonly size: string
  readonly seats: number
  readonly root?: string | undefined
  /** The change, by its reference, that made the plan what it is. */
  readonly change?: string | undefined
  /** Those before it, shortened, newest first: the event of one that was made may come after the next. */
  readonly changes?: string | undefined
  /** These seats stand until then, where fewer were ordered for the time after. */
  readonly paidSeats?: number | undefined
  readonly paidUntil?: string | undefined
  /** The page where it is paid for the first time. */
  readonly page?: string | undefined
  /** It was paid back, and counts for nothing. */
  readonly undone?: boolean | undefined
}

export const readNotes = (description: string | null | undefined): PlanNotes | null => {
  try {
    const notes = JSON.parse(description ?? '') as Partial<PlanNotes> | null
    return notes?.company === undefined || notes.seats === undefined ? null : (notes as PlanNotes)
  } catch {
    return null
  }
}

export const isAnnual = ({ interval }: Pick<WirePlan, 'interval'>): boolean => interval === 'annually'

/** A plan as it is written to the provider. */
export const planBody = (plan: Plan, region: PaymentRegion, notes: Omit<PlanNotes, 'region' | 'size' | 'seats'>) => {
  const { billedAnnually, seats, size } = plan
  const all: PlanNotes = { region: region.region, size, seats, ...notes }
  return {
    name: `Guildhall, company size ${size}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`,
    amount: planCost(plan, region).minor,
    interval: billedAnnually ? 'annually' : 'monthly',
    currency: region.currency,
    description: JSON.stringify(all),
    send_invoices: false,
    send_sms: false,
  }
}

/** The same plan with other notes: every field of it is written, as the provider asks. */
export const withNotes = ({ amount, currency, interval, name }: WirePlan, notes: PlanNotes) => ({
  name,
  amount,
  interval,
  currency,
  description: JSON.stringify(notes),
})

/** The plan that the notes speak of. */
export const planOfNotes = (wire: Pick<WirePlan, 'interval'>, { seats, size }: PlanNotes): Plan => {
  if (!isCompanySize(size)) throw new Error('A plan at the provider has a company size that is not ours')
  return { size, seats, billedAnnually: isAnnual(wire) }
}

const SHORT = 8
/** The provider tells of a payment for three days: nobody changes a plan more often in that time. */
const KEPT = 40

const shortened = (reference: string): string => reference.slice(-SHORT)

type Made = Pick<PlanNotes, 'change' | 'changes'>

/** The changes before the last one, shortened, newest first. */
const earlier = ({ changes }: Made): readonly string[] => changes?.split(' ') ?? []

/** The notes of a plan after one more change. */
export const changedBy = (made: Made, reference: string): Made => {
  if (made.change === undefined) return { change: reference }
  return { change: reference, changes: [shortened(made.change), ...earlier(made)].slice(0, KEPT).join(' ') }
}

/** Whether a change was made, be it the last one or one before it. */
export const wasMade = (made: Made, reference: string): boolean =>
  made.change === reference || earlier(made).includes(shortened(reference))

export type Purpose = 'checkout' | 'card' | 'change' | 'overdue'

/** A key as a reference: the same key is always the same reference, and the provider takes each once. */
export const referenceOf = (purpose: Purpose, key: string): string =>
  `gh-${purpose}-${createHash('sha256').update(key).digest('hex').slice(0, 40)}`
