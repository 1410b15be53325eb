import type { CardDetails, PaymentGateway } from '@guildhall/domain/billing'
import { DEFAULT_PAYMENT_REGION } from '@guildhall/domain/plans'
import { finishChange } from './change-plan.ts'
import { charge, refund, verify } from './charging.ts'
import { type Purchase, getPurchase } from './purchase.ts'
import { isDuplicate, type PaystackApi } from './paystack-api.ts'
import { listTransactions } from './payments.ts'
import { addChange, toPlan, planBody, createReference, hasChange } from './plan-notes.ts'
import { disableReplaced, replaceSubscription } from './replace-subscription.ts'
import { readTransactionNotes } from './transaction-notes.ts'
import type { WireAuthorization } from './wire.ts'

/** Cards can only be added by a payment: the smallest amount accepted, refunded at once. */
const VERIFICATION_AMOUNT = 100

export const cardDetails =
  (api: PaystackApi): PaymentGateway['findCardDetails'] =>
  async (subscriptionId): Promise<CardDetails> => {
    const { authorization } = (await getPurchase(api, subscriptionId)).current
    const { brand, exp_month: month, exp_year: year, last4 } = authorization
    return { brand: brand.trim().toLowerCase(), lastFour: last4, expiryMonth: Number(month), expiryYear: Number(year) }
  }

/** Opens the provider's page for another card. */
export const startCardChange =
  (api: PaystackApi): PaymentGateway['startCardChange'] =>
  async ({ key, returnUrl, subscriptionId }) => {
    const { current, id } = await getPurchase(api, subscriptionId)
    const metadata = { guildhall: 'card', plan: id, cancel_action: returnUrl } as const
    const { currency } = current.plan
    const open = async (attempt: number): Promise<{ id: string; url: string }> => {
      const reference = createReference('card', attempt === 0 ? key : `${key}:${attempt}`)
      const { email } = current.customer
      const body = {
        email,
        amount: VERIFICATION_AMOUNT,
        currency,
        reference,
        callback_url: returnUrl,
        channels: ['card'],
        metadata,
      }
      try {
        const opened = await api.post<{ authorization_url: string }>('/transaction/initialize', body)
        return { id: reference, url: opened.authorization_url }
      } catch (error) {
        // The provider returns a page's URL only once. Opening another is harmless: nothing is bought on it.
        if (isDuplicate(error)) return open(attempt + 1)
        throw error
      }
    }
    return open(0)
  }

/** Charges the overdue period, once; true if nothing is owed any more. */
const payOverdue = async (api: PaystackApi, purchase: Purchase, card: WireAuthorization, page: string) => {
  const { current, id } = purchase
  if (current.status !== 'attention') return true
  const { amount, currency } = current.plan
  const period = `${current.subscription_code}:${current.next_payment_date}`
  const paid = (await listTransactions(api, purchase)).some(
    (transaction) =>
      readTransactionNotes(transaction)?.guildhall === 'overdue' &&
      readTransactionNotes(transaction)?.period === period,
  )
  if (paid) return true
  const metadata = { guildhall: 'overdue', plan: id, period } as const
  const reference = createReference('overdue', `${period}:${page}`)
  return charge(api, { customer: current.customer, authorization: card, amount, currency, reference, metadata })
}

const changeCard = async (
  api: PaystackApi,
  purchase: Purchase,
  card: WireAuthorization,
  page: string,
): Promise<void> => {
  const { current, id, notes } = purchase
  if (hasChange(notes, page)) return disableReplaced(api, purchase)
  // A subscription that ends with its period is not charged; a declined card leaves the period overdue, which the person sees.
  if (current.next_payment_date === null || !(await payOverdue(api, purchase, card, page))) return
  const plan = toPlan(current.plan, notes)
  const region = { ...DEFAULT_PAYMENT_REGION, region: notes.region, currency: current.plan.currency }
  const { company, paidSeats, paidUntil } = notes
  const body = planBody(plan, region, { company, root: id, ...addChange(notes, page), paidSeats, paidUntil })
  const start = current.next_payment_date
  const authorization = card.authorization_code
  await replaceSubscription(api, purchase, { ...body, amount: current.plan.amount }, { authorization, start })
}

/** Finishes a card change or plan change: its card pays from now on. Idempotent. */
export const finishCardChange =
  (api: PaystackApi): PaymentGateway['finishCardChange'] =>
  async (reference) => {
    const transaction = await verify(api, reference)
    const notes = transaction && readTransactionNotes(transaction)
    if (transaction === null || notes === null) return
    if (notes.guildhall === 'change') {
      await finishChange(api, reference)
      return
    }
    const card = transaction.authorization
    if (notes.guildhall !== 'card' || card.authorization_code === undefined) return
    if (transaction.status === 'success') {
      await changeCard(api, await getPurchase(api, notes.plan), card as WireAuthorization, reference)
      await refund(api, transaction)
    }
  }
