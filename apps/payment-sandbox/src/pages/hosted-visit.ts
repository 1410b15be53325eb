import { notFound } from '../paystack/refusal.ts'
import { findTransaction, payTransaction } from '../paystack/transactions.ts'
import type { Store } from '../state/store.ts'
import { completeSession, findSession, type TypedCard } from '../stripe/checkout.ts'
import { escapeHtml, formatMoney } from './page.ts'

/** A hosted page of either provider. */
export interface HostedVisit {
  readonly open: boolean
  /** False if a card is added without a purchase. */
  readonly pays: boolean
  /** HTML: the item and its price. */
  readonly order: string
  readonly successUrl: string
  readonly cancelUrl: string
  /** False if the card is declined. */
  finish(card: TypedCard): boolean
}

const CARD_ONLY = '<p>Choose the card that pays from now on. Nothing is charged.</p>'

const renderSum = (minor: number, currency: string, name: string, words: string): string =>
  `<p class="muted">${escapeHtml(name)}</p><p class="sum">${formatMoney(minor, currency)}</p><p class="muted">${words}</p>`

const stripeVisit = (store: Store, id: string): HostedVisit => {
  const session = findSession(store, id)
  const { cancelUrl, mode, price, quantity, status, successUrl } = session
  const bought = store.state.prices[price ?? '']
  const each = bought && `${formatMoney(bought.unitAmount, bought.currency)} a ${bought.interval}`
  const seats = `${quantity} ${quantity === 1 ? 'seat' : 'seats'} at ${each}`
  const name = store.state.products[bought?.product ?? '']?.name ?? ''
  return {
    open: status === 'open',
    pays: mode === 'subscription',
    order: bought ? renderSum(bought.unitAmount * quantity, bought.currency, name, seats) : CARD_ONLY,
    successUrl: successUrl.replace('{CHECKOUT_SESSION_ID}', id),
    cancelUrl: cancelUrl ?? successUrl,
    finish: (card) => completeSession(store, session, card),
  }
}

/** The cancel URL, from the transaction's metadata. */
const readCancelUrl = (metadata: unknown): string | null =>
  typeof metadata === 'object' && metadata !== null && 'cancel_action' in metadata
    ? String(metadata.cancel_action)
    : null

const paystackVisit = (store: Store, reference: string): HostedVisit => {
  const transaction = findTransaction(store, reference)
  const { amount, callbackUrl, currency, metadata, status } = transaction
  const plan = store.state.paystack.plans[transaction.plan ?? '']
  const back = new URL(callbackUrl ?? 'http://127.0.0.1/')
  back.searchParams.set('trxref', reference)
  back.searchParams.set('reference', reference)
  return {
    open: status === 'abandoned',
    pays: plan !== undefined,
    order: plan ? renderSum(amount, currency, plan.name, `Paid ${plan.interval}`) : CARD_ONLY,
    successUrl: back.href,
    cancelUrl: readCancelUrl(metadata) ?? back.href,
    finish: (card) => payTransaction(store, transaction, card),
  }
}

/** Finds the page of either provider. */
export const findVisit = (store: Store, id: string): HostedVisit => {
  if (store.state.sessions[id]) return stripeVisit(store, id)
  if (store.state.paystack.transactions[id]) return paystackVisit(store, id)
  throw notFound('No such page', 'page_not_found')
}
