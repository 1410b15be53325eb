import type { GatewaySubscription } from '@guildhall/domain/billing'
import type { BillingPeriod } from '@guildhall/domain/plans'
import { orNull, type PaystackApi } from './paystack-api.ts'
import { isAnnual, planOfNotes, type PlanNotes, readNotes } from './plan-notes.ts'
import type { WirePlan, WireSubscription } from './wire.ts'

/** One purchase with all that became of it: a change of interval or card is another subscription at the provider. */
export interface Holding {
  /** The first plan's code: what the domain knows it by. */
  readonly id: string
  readonly notes: PlanNotes
  readonly current: WireSubscription
  readonly all: readonly WireSubscription[]
}

const ENDED = ['cancelled', 'completed', 'complete']
const PAGE = 100

const rootOf = ({ description, plan_code: code }: WirePlan): string | null => {
  const notes = readNotes(description)
  return notes === null ? null : (notes.root ?? code)
}

export const isRunning = ({ status }: WireSubscription): boolean => status === 'active' || status === 'attention'

const newestFirst = (a: WireSubscription, b: WireSubscription): number =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id

const planNamed = async (api: PaystackApi, name: string): Promise<WirePlan | null> => {
  if (!name.startsWith('SUB_')) return orNull(() => api.get<WirePlan>(`/plan/${encodeURIComponent(name)}`))
  const found = await orNull(() => api.get<WireSubscription>(`/subscription/${encodeURIComponent(name)}`))
  return found?.plan ?? null
}

/** What there is under the code of a plan or of a subscription; null where nobody has paid for it yet. */
export const findHolding = async (api: PaystackApi, name: string): Promise<Holding | null> => {
  const plan = await planNamed(api, name)
  const id = plan && rootOf(plan)
  if (plan === null || id === null) return null
  const [one] = await api.get<readonly WireSubscription[]>('/subscription', { plan: plan.id, perPage: 1 })
  if (one === undefined) return null
  const listed = await api.get<readonly WireSubscription[]>('/subscription', {
    customer: one.customer.id,
    perPage: PAGE,
  })
  const all = listed.filter((subscription) => rootOf(subscription.plan) === id).toSorted(newestFirst)
  const [current] = all
  const notes = readNotes(current?.plan.description)
  return current === undefined || notes === null ? null : { id, notes, current, all }
}

/** One that has to be there. */
export const holdingOf = async (api: PaystackApi, id: string): Promise<Holding> => {
  const holding = await findHolding(api, id)
  if (holding === null) throw new Error(`No subscription at the provider: ${id}`)
  return holding
}

const before = (end: Date, annual: boolean): Date => {
  const start = new Date(end)
  start.setUTCMonth(end.getUTCMonth() - (annual ? 12 : 1))
  if (start.getUTCDate() !== end.getUTCDate()) start.setUTCDate(0)
  return start
}

/** What is paid for; null where the provider names no further payment, and what we knew stands. */
const periodOf = ({ all, current }: Holding): BillingPeriod | null => {
  if (current.next_payment_date === null) return null
  const annual = isAnnual(current.plan)
  const next = new Date(current.next_payment_date)
  // The provider goes on to the next date whether it was paid or not.
  const end = current.status === 'attention' ? before(next, annual) : next
  const begun = new Date(Math.min(...all.map(({ createdAt }) => Date.parse(createdAt))))
  const start = before(end, annual)
  return { start: start < begun ? begun : start, end }
}

const statusOf = ({ current, notes }: Holding): GatewaySubscription['status'] => {
  if (notes.undone === true || ENDED.includes(current.status)) return 'ended'
  return current.status === 'attention' ? 'past_due' : 'active'
}

/** A purchase as the domain knows it. */
export const toGatewaySubscription = (holding: Holding): GatewaySubscription => {
  const { current, id, notes } = holding
  const ordered = planOfNotes(current.plan, notes)
  const { next_payment_date: next } = current
  const stands = notes.paidUntil !== undefined && (next === null || Date.parse(notes.paidUntil) === Date.parse(next))
  const seats = stands ? (notes.paidSeats ?? ordered.seats) : ordered.seats
  return {
    subscriptionId: id,
    customerId: current.customer.customer_code,
    companyUuid: notes.company,
    status: statusOf(holding),
    endsWithPeriod: current.status === 'non-renewing',
    plan: { ...ordered, seats },
    nextSeats: seats === ordered.seats ? null : ordered.seats,
    region: notes.region,
    period: periodOf(holding),
  }
}
