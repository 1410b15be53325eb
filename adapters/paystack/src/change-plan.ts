import type { PaymentGateway } from '@guildhall/domain/billing'
import { addYear, DEFAULT_PAYMENT_REGION, type PaymentRegion, quotePlanChange } from '@guildhall/domain/plans'
import { err, ok } from '@guildhall/domain/shared'
import { charge, giveBack, verify } from './charging.ts'
import { type Holding, holdingOf, toGatewaySubscription } from './holding.ts'
import type { PaystackApi } from './paystack-api.ts'
import { changedBy, isAnnual, planBody, referenceOf, wasMade } from './plan-notes.ts'
import { keepNewest, replaceSubscription } from './replace-subscription.ts'
import { type ChangeOrder, notesOf } from './transaction-notes.ts'

type Change = Parameters<PaymentGateway['previewChange']>[0]

/** What a change costs today by the domain's own arithmetic: the provider cannot prorate. */
const costOf = (holding: Holding, { at, plan, region }: Change) => {
  const { period, plan: current } = toGatewaySubscription(holding)
  return period && quotePlanChange(current, plan, region, period, at)
}

export const previewChange =
  (api: PaystackApi): PaymentGateway['previewChange'] =>
  async (change) => {
    const cost = costOf(await holdingOf(api, change.subscriptionId), change)
    const { minor, currency } = cost?.amountDue ?? { minor: 0, currency: change.region.currency }
    return { amountDue: { minor: Math.max(0, minor), currency }, nextPaymentDate: cost?.nextPaymentDate ?? change.at }
  }

const regionOfOrder = ({ region }: ChangeOrder): PaymentRegion => ({ ...DEFAULT_PAYMENT_REGION, ...region })

/** Makes the subscription what was ordered, once; false where another change came between. */
const apply = async (api: PaystackApi, holding: Holding, reference: string, order: ChangeOrder): Promise<boolean> => {
  const { current, id, notes } = holding
  if (wasMade(notes, reference)) {
    await keepNewest(api, holding)
    return true
  }
  if ((notes.change ?? '') !== order.after) return false
  const region = regionOfOrder(order)
  const { company } = notes
  if (order.plan.billedAnnually && !isAnnual(current.plan)) {
    const body = planBody(order.plan, region, { company, root: id, ...changedBy(notes, reference) })
    const start = addYear(new Date(order.at)).toISOString()
    await replaceSubscription(api, holding, body, { authorization: current.authorization.authorization_code, start })
    return true
  }
  const { plan: stands } = toGatewaySubscription(holding)
  const fewer = order.plan.seats < stands.seats
  const paid = fewer ? { paidSeats: stands.seats, paidUntil: current.next_payment_date ?? '' } : {}
  const body = planBody(order.plan, region, { company, root: notes.root, ...changedBy(notes, reference), ...paid })
  await api.put(`/plan/${current.plan.plan_code}`, { ...body, update_existing_subscriptions: true })
  return true
}

/** Finishes a change whose charge is paid; what cannot stand any more is paid back. */
export const finishChange = async (api: PaystackApi, reference: string): Promise<boolean> => {
  const transaction = await verify(api, reference)
  const notes = transaction && notesOf(transaction)
  if (transaction?.status !== 'success' || !notes?.order) return false
  if (await apply(api, await holdingOf(api, notes.plan), reference, notes.order)) return true
  await giveBack(api, transaction)
  return false
}

/** Charges what is due and changes the plan; a refused card changes nothing. */
export const changePlan =
  (api: PaystackApi): PaymentGateway['changePlan'] =>
  async ({ key, ...change }) => {
    const holding = await holdingOf(api, change.subscriptionId)
    const { current, id, notes } = holding
    const state = toGatewaySubscription(holding)
    const { billedAnnually, seats, size } = { ...state.plan, seats: state.nextSeats ?? state.plan.seats }
    const { plan, region } = change
    const stands = plan.size === size && plan.seats === seats && plan.billedAnnually === billedAnnually
    const reference = referenceOf('change', key)
    if (stands || wasMade(notes, reference)) {
      await keepNewest(api, holding)
      return ok(state)
    }
    const cost = costOf(holding, change)
    if (cost === null || current.status !== 'active' || cost.amountDue.minor < 0) return err('not-now')
    const { paymentService: _paymentService, ...priced } = region
    const order: ChangeOrder = { plan, region: priced, after: notes.change ?? '', at: change.at.toISOString() }
    if (cost.amountDue.minor > 0) {
      const metadata = { guildhall: 'change', plan: id, order } as const
      const { authorization, customer } = current
      const { minor: amount, currency } = cost.amountDue
      if (!(await charge(api, { customer, authorization, amount, currency, reference, metadata })))
        return err('declined')
      if (!(await finishChange(api, reference))) return err('not-now')
    } else if (!(await apply(api, holding, reference, order))) return err('not-now')
    return ok(toGatewaySubscription(await holdingOf(api, id)))
  }
