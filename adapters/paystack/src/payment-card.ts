import type { CardDetails, PaymentGateway } from '@guildhall/domain/billing'
import { DEFAULT_PAYMENT_REGION } from '@guildhall/domain/plans'
import { finishChange } from './change-plan.ts'
import { charge, giveBack, verify } from './charging.ts'
import { type Holding, holdingOf } from './holding.ts'
import { isDuplicate, type PaystackApi } from './paystack-api.ts'
import { transactionsOf } from './payments.ts'
import { changedBy, planOfNotes, planBody, referenceOf, wasMade } from './plan-notes.ts'
import { keepNewest, replaceSubscription } from './replace-subscription.ts'
import { notesOf } from './transaction-notes.ts'
import type { WireAuthorization } from './wire.ts'

/** The provider knows a card by a payment alone: the smallest that it takes, given back at once. */
const PROOF = 100

export const cardDetails =
  (api: PaystackApi): PaymentGateway['findCardDetails'] =>
  async (subscriptionId): Promise<CardDetails> => {
    const { authorization } = (await holdingOf(api, subscriptionId)).current
    const { brand, exp_month: month, exp_year: year, last4 } = authorization
    return { brand: brand.trim().toLowerCase(), lastFour: last4, expiryMonth: Number(month), expiryYear: Number(year) }
  }

/** The provider's page where another card is given. */
export const startCardChange =
  (api: PaystackApi): PaymentGateway['startCardChange'] =>
  async ({ key, returnUrl, subscriptionId }) => {
    const { current, id } = await holdingOf(api, subscriptionId)
    const metadata = { guildhall: 'card', plan: id, cancel_action: returnUrl } as const
    const { currency } = current.plan
    const open = async (attempt: number): Promise<{ id: string; url: string }> => {
      const reference = referenceOf('card', attempt === 0 ? key : `${key}:${attempt}`)
      const { email } = current.customer
      const body = { email, amount: PROOF, currency, reference, callback_url: returnUrl, channels: ['card'], metadata }
      try {
        const opened = await api.post<{ authorization_url: string }>('/transaction/initialize', body)
        return { id: reference, url: opened.authorization_url }
      } catch (error) {
        // The provider says a page's address once. Another page does no harm: nothing is bought on it.
        if (isDuplicate(error)) return open(attempt + 1)
        throw error
      }
    }
    return open(0)
  }

/** Pays the period that has begun unpaid, once; true where nothing is owed any more. */
const payOverdue = async (api: PaystackApi, holding: Holding, card: WireAuthorization, page: string) => {
  const { current, id } = holding
  if (current.status !== 'attention') return true
  const { amount, currency } = current.plan
  const period = `${current.subscription_code}:${current.next_payment_date}`
  const paid = (await transactionsOf(api, holding)).some(
    (transaction) => notesOf(transaction)?.guildhall === 'overdue' && notesOf(transaction)?.period === period,
  )
  if (paid) return true
  const metadata = { guildhall: 'overdue', plan: id, period } as const
  const reference = referenceOf('overdue', `${period}:${page}`)
  return charge(api, { customer: current.customer, authorization: card, amount, currency, reference, metadata })
}

const changeCard = async (api: PaystackApi, holding: Holding, card: WireAuthorization, page: string): Promise<void> => {
  const { current, id, notes } = holding
  if (wasMade(notes, page)) return keepNewest(api, holding)
  // One that ends with its period is charged no more; another that is refused leaves the period unpaid, and the person sees that.
  if (current.next_payment_date === null || !(await payOverdue(api, holding, card, page))) return
  const plan = planOfNotes(current.plan, notes)
  const region = { ...DEFAULT_PAYMENT_REGION, region: notes.region, currency: current.plan.currency }
  const { company, paidSeats, paidUntil } = notes
  const body = planBody(plan, region, { company, root: id, ...changedBy(notes, page), paidSeats, paidUntil })
  const start = current.next_payment_date
  const authorization = card.authorization_code
  await replaceSubscription(api, holding, { ...body, amount: current.plan.amount }, { authorization, start })
}

/** Finishes what somebody paid for on a page, or by a change: the card of it pays from now on. Safe to repeat. */
export const finishCardChange =
  (api: PaystackApi): PaymentGateway['finishCardChange'] =>
  async (reference) => {
    const transaction = await verify(api, reference)
    const notes = transaction && notesOf(transaction)
    if (transaction === null || notes === null) return
    if (notes.guildhall === 'change') {
      await finishChange(api, reference)
      return
    }
    const card = transaction.authorization
    if (notes.guildhall !== 'card' || card.authorization_code === undefined) return
    if (transaction.status === 'success') {
      await changeCard(api, await holdingOf(api, notes.plan), card as WireAuthorization, reference)
      await giveBack(api, transaction)
    }
  }
