import { notFound } from '../paystack/refusal.ts'
import { findTransaction, payTransaction } from '../paystack/transactions.ts'
import type { Store } from '../state/store.ts'
import { completeSession, findSession, type TypedCard } from '../stripe/checkout.ts'
import { escaped, money } from './page.ts'

/** A hosted page of either provider, as a visitor meets it. */
export interface HostedVisit {
  readonly open: boolean
  /** False where a card is given and nothing is bought. */
  readonly pays: boolean
  /** HTML: what is bought, and for how much. */
  readonly asked: string
  readonly successUrl: string
  readonly cancelUrl: string
  /** False where the card is refused. */
  finish(card: TypedCard): boolean
}

const CARD_ONLY = '<p>Choose the card that pays from now on. Nothing is charged.</p>'

const sum = (minor: number, currency: string, name: string, words: string): string =>
  `<p class="muted">${escaped(name)}</p><p class="sum">${money(minor, currency)}</p><p class="muted">${words}</p>`

const stripeVisit = (store: Store, id: string): HostedVisit => {
  const session = findSession(store, id)
  const { cancelUrl, mode, price, quantity, status, successUrl } = session
  const bought = store.state.prices[price ?? '']
  const each = bought && `${money(bought.unitAmount, bought.currency)} a ${bought.interval}`
  const seats = `${quantity} ${quantity === 1 ? 'seat' : 'seats'} at ${each}`
  const name = store.state.products[bought?.product ?? '']?.name ?? ''
  return {
    open: status === 'open',
    pays: mode === 'subscription',
    asked: bought ? sum(bought.unitAmount * quantity, bought.currency, name, seats) : CARD_ONLY,
    successUrl: successUrl.replace('{CHECKOUT_SESSION_ID}', id),
    cancelUrl: cancelUrl ?? successUrl,
    finish: (card) => completeSession(store, session, card),
  }
}

/** Where the page leads to when somebody cancels: the product says it beside the transaction. */
const cancelOf = (metadata: unknown): string | null =>
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
    asked: plan ? sum(amount, currency, plan.name, `Paid ${plan.interval}`) : CARD_ONLY,
    successUrl: back.href,
    cancelUrl: cancelOf(metadata) ?? back.href,
    finish: (card) => payTransaction(store, transaction, card),
  }
}

/** The page of that name, whichever provider it belongs to. */
export const visitOf = (store: Store, id: string): HostedVisit => {
  if (store.state.sessions[id]) return stripeVisit(store, id)
  if (store.state.paystack.transactions[id]) return paystackVisit(store, id)
  throw notFound('No such page', 'page_not_found')
}
