import { createHash } from 'node:crypto'
import { isCompanySize, type PaymentRegion, type Plan, planCost } from '@guildhall/domain/plans'
import type { WirePlan } from './wire.ts'

/**
 * Our metadata of a plan, stored in its description: the provider has no metadata on subscriptions. Every purchase has
 * a plan of its own; one that replaced another names the first as its root, and the first's code is our subscription id.
 */
export interface PlanNotes {
  readonly company: string
  readonly region: string
  readonly size: string
  readonly seats: number
  readonly root?: string | undefined
  /** Reference of the last change. */
  readonly change?: string | undefined
  /** Shortened references of earlier changes, newest first: their webhooks may arrive after later changes. */
  readonly changes?: string | undefined
  /** Seats paid until then, if fewer were ordered for the next period. */
  readonly paidSeats?: number | undefined
  readonly paidUntil?: string | undefined
  /** URL of the first payment page. */
  readonly page?: string | undefined
  /** It was refunded, and no longer counts. */
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

/** The request body for a plan. */
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

/** The same plan with other notes; the provider requires all fields. */
export const withNotes = ({ amount, currency, interval, name }: WirePlan, notes: PlanNotes) => ({
  name,
  amount,
  interval,
  currency,
  description: JSON.stringify(notes),
})

/** The domain's plan from the notes. */
export const toPlan = (wire: Pick<WirePlan, 'interval'>, { seats, size }: PlanNotes): Plan => {
  if (!isCompanySize(size)) throw new Error('A plan at the provider has a company size that is not ours')
  return { size, seats, billedAnnually: isAnnual(wire) }
}

const SHORT_LENGTH = 8
/** More changes than are realistic in the three days in which the provider retries webhooks. */
const CHANGES_MAX = 40

const shorten = (reference: string): string => reference.slice(-SHORT_LENGTH)

type ChangeLog = Pick<PlanNotes, 'change' | 'changes'>

/** The changes before the last one, shortened, newest first. */
const listEarlierChanges = ({ changes }: ChangeLog): readonly string[] => changes?.split(' ') ?? []

/** Adds a change to the log. */
export const addChange = (made: ChangeLog, reference: string): ChangeLog => {
  if (made.change === undefined) return { change: reference }
  return {
    change: reference,
    changes: [shorten(made.change), ...listEarlierChanges(made)].slice(0, CHANGES_MAX).join(' '),
  }
}

/** Whether a change was made, as the last one or earlier. */
export const hasChange = (made: ChangeLog, reference: string): boolean =>
  made.change === reference || listEarlierChanges(made).includes(shorten(reference))

export type Purpose = 'checkout' | 'card' | 'change' | 'overdue'

/** Derives a reference from a key: the provider accepts each reference once. */
export const createReference = (purpose: Purpose, key: string): string =>
  `gh-${purpose}-${createHash('sha256').update(key).digest('hex').slice(0, 40)}`
