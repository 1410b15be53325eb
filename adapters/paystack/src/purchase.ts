import type { GatewaySubscription } from '@guildhall/domain/billing'
import type { BillingPeriod } from '@guildhall/domain/plans'
import { orNull, type PaystackApi } from './paystack-api.ts'
import { isAnnual, toPlan, type PlanNotes, readNotes } from './plan-notes.ts'
import type { WirePlan, WireSubscription } from './wire.ts'

/** A purchase with all its subscriptions: a change of interval or card creates a new subscription at the provider. */
export interface Purchase {
  /** The first plan's code: the domain's subscription id. */
  readonly id: string
  readonly notes: PlanNotes
  readonly current: WireSubscription
  readonly all: readonly WireSubscription[]
}

const ENDED = ['cancelled', 'completed', 'complete']
const PAGE = 100

const readRootCode = ({ description, plan_code: code }: WirePlan): string | null => {
  const notes = readNotes(description)
  return notes === null ? null : (notes.root ?? code)
}

export const isRunning = ({ status }: WireSubscription): boolean => status === 'active' || status === 'attention'

const newestFirst = (a: WireSubscription, b: WireSubscription): number =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id

const findPlan = async (api: PaystackApi, name: string): Promise<WirePlan | null> => {
  if (!name.startsWith('SUB_')) return orNull(() => api.get<WirePlan>(`/plan/${encodeURIComponent(name)}`))
  const found = await orNull(() => api.get<WireSubscription>(`/subscription/${encodeURIComponent(name)}`))
  return found?.plan ?? null
}

/** Finds a purchase by the code of a plan or of a subscription; null if it is not paid yet. */
export const findPurchase = async (api: PaystackApi, name: string): Promise<Purchase | null> => {
  const plan = await findPlan(api, name)
  const id = plan && readRootCode(plan)
  if (plan === null || id === null) return null
  const [one] = await api.get<readonly WireSubscription[]>('/subscription', { plan: plan.id, perPage: 1 })
  if (one === undefined) return null
  const listed = await api.get<readonly WireSubscription[]>('/subscription', {
    customer: one.customer.id,
    perPage: PAGE,
  })
  const all = listed.filter((subscription) => readRootCode(subscription.plan) === id).toSorted(newestFirst)
  const [current] = all
  const notes = readNotes(current?.plan.description)
  return current === undefined || notes === null ? null : { id, notes, current, all }
}

/** Gets a purchase that must exist. */
export const getPurchase = async (api: PaystackApi, id: string): Promise<Purchase> => {
  const purchase = await findPurchase(api, id)
  if (purchase === null) throw new Error(`No subscription at the provider: ${id}`)
  return purchase
}

const subtractInterval = (end: Date, annual: boolean): Date => {
  const start = new Date(end)
  start.setUTCMonth(end.getUTCMonth() - (annual ? 12 : 1))
  if (start.getUTCDate() !== end.getUTCDate()) start.setUTCDate(0)
  return start
}

/** The paid period; null if the provider lists no further payment, in which case the known period remains. */
const toBillingPeriod = ({ all, current }: Purchase): BillingPeriod | null => {
  if (current.next_payment_date === null) return null
  const annual = isAnnual(current.plan)
  const next = new Date(current.next_payment_date)
  // The provider moves to the next date whether it was paid or not.
  const end = current.status === 'attention' ? subtractInterval(next, annual) : next
  const startedAt = new Date(Math.min(...all.map(({ createdAt }) => Date.parse(createdAt))))
  const start = subtractInterval(end, annual)
  return { start: start < startedAt ? startedAt : start, end }
}

const toStatus = ({ current, notes }: Purchase): GatewaySubscription['status'] => {
  if (notes.undone === true || ENDED.includes(current.status)) return 'ended'
  return current.status === 'attention' ? 'past_due' : 'active'
}

/** Maps a purchase to the domain's subscription. */
export const toGatewaySubscription = (purchase: Purchase): GatewaySubscription => {
  const { current, id, notes } = purchase
  const ordered = toPlan(current.plan, notes)
  const { next_payment_date: next } = current
  const hasPaidSeats =
    notes.paidUntil !== undefined && (next === null || Date.parse(notes.paidUntil) === Date.parse(next))
  const seats = hasPaidSeats ? (notes.paidSeats ?? ordered.seats) : ordered.seats
  return {
    subscriptionId: id,
    customerId: current.customer.customer_code,
    companyUuid: notes.company,
    status: toStatus(purchase),
    endsWithPeriod: current.status === 'non-renewing',
    plan: { ...ordered, seats },
    nextSeats: seats === ordered.seats ? null : ordered.seats,
    region: notes.region,
    period: toBillingPeriod(purchase),
  }
}
