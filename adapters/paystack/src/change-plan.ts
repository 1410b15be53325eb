import type { PaymentGateway } from '@guildhall/domain/billing'
import { addYear, DEFAULT_PAYMENT_REGION, type PaymentRegion, quotePlanChange } from '@guildhall/domain/plans'
import { err, ok } from '@guildhall/domain/shared'
import { charge, isFailed, refund, verify } from './charging.ts'
import { type Purchase, getPurchase, toGatewaySubscription } from './purchase.ts'
import type { PaystackApi } from './paystack-api.ts'
import { addChange, isAnnual, planBody, createReference, hasChange } from './plan-notes.ts'
import { disableReplaced, replaceSubscription } from './replace-subscription.ts'
import { type ChangeOrder, readTransactionNotes } from './transaction-notes.ts'

type Change = Parameters<PaymentGateway['previewChange']>[0]

/** Quotes a change with the domain's calculation: the provider has no proration. */
const quoteChange = (purchase: Purchase, { at, plan, region }: Change) => {
  const { period, plan: current } = toGatewaySubscription(purchase)
  return period && quotePlanChange(current, plan, region, period, at)
}

export const previewChange =
  (api: PaystackApi): PaymentGateway['previewChange'] =>
  async (change) => {
    const cost = quoteChange(await getPurchase(api, change.subscriptionId), change)
    const { minor, currency } = cost?.amountDue ?? { minor: 0, currency: change.region.currency }
    return { amountDue: { minor: Math.max(0, minor), currency }, nextPaymentDate: cost?.nextPaymentDate ?? change.at }
  }

const toPaymentRegion = ({ region }: ChangeOrder): PaymentRegion => ({ ...DEFAULT_PAYMENT_REGION, ...region })

/** Applies an order to the subscription, once; false if another change was made meanwhile. */
const applyChange = async (
  api: PaystackApi,
  purchase: Purchase,
  reference: string,
  order: ChangeOrder,
): Promise<boolean> => {
  const { current, id, notes } = purchase
  if (hasChange(notes, reference)) {
    await disableReplaced(api, purchase)
    return true
  }
  if ((notes.change ?? '') !== order.after) return false
  const region = toPaymentRegion(order)
  const { company } = notes
  if (order.plan.billedAnnually && !isAnnual(current.plan)) {
    const body = planBody(order.plan, region, { company, root: id, ...addChange(notes, reference) })
    const start = addYear(new Date(order.at)).toISOString()
    await replaceSubscription(api, purchase, body, { authorization: current.authorization.authorization_code, start })
    return true
  }
  const { plan: currentPlan } = toGatewaySubscription(purchase)
  const fewer = order.plan.seats < currentPlan.seats
  const paid = fewer ? { paidSeats: currentPlan.seats, paidUntil: current.next_payment_date ?? '' } : {}
  const body = planBody(order.plan, region, { company, root: notes.root, ...addChange(notes, reference), ...paid })
  await api.put(`/plan/${current.plan.plan_code}`, { ...body, update_existing_subscriptions: true })
  return true
}

/** Finishes a change whose charge is paid; refunds it if the change is no longer possible. */
export const finishChange = async (api: PaystackApi, reference: string): Promise<boolean> => {
  const transaction = await verify(api, reference)
  const notes = transaction && readTransactionNotes(transaction)
  if (transaction?.status !== 'success' || !notes?.order) return false
  if (await applyChange(api, await getPurchase(api, notes.plan), reference, notes.order)) return true
  await refund(api, transaction)
  return false
}

/** By the note of the plan, or by the charge that comes before it. */
export const isChangeBegun =
  (api: PaystackApi): PaymentGateway['isChangeBegun'] =>
  async (subscriptionId, key) => {
    const reference = createReference('change', key)
    if (hasChange((await getPurchase(api, subscriptionId)).notes, reference)) return true
    const transaction = await verify(api, reference)
    return transaction !== null && !isFailed(transaction)
  }

/** Charges the amount due and changes the plan; a declined card changes nothing. */
export const changePlan =
  (api: PaystackApi): PaymentGateway['changePlan'] =>
  async ({ key, ...change }) => {
    const purchase = await getPurchase(api, change.subscriptionId)
    const { current, id, notes } = purchase
    const state = toGatewaySubscription(purchase)
    const { billedAnnually, seats, size } = { ...state.plan, seats: state.nextSeats ?? state.plan.seats }
    const { plan, region } = change
    const isUnchanged = plan.size === size && plan.seats === seats && plan.billedAnnually === billedAnnually
    const reference = createReference('change', key)
    if (isUnchanged || hasChange(notes, reference)) {
      await disableReplaced(api, purchase)
      return ok(state)
    }
    const cost = quoteChange(purchase, change)
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
    } else if (!(await applyChange(api, purchase, reference, order))) return err('not-now')
    return ok(toGatewaySubscription(await getPurchase(api, id)))
  }
