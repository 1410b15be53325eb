import type { GatewayPayment } from '@guildhall/domain/billing'
import { refund } from './charging.ts'
import type { PaystackApi } from './paystack-api.ts'
import { withNotes } from './plan-notes.ts'
import { type Purchase, isRunning } from './purchase.ts'
import { toggleSubscription } from './replace-subscription.ts'
import { readTransactionNotes } from './transaction-notes.ts'
import { readPlanCode, type WireTransaction } from './wire.ts'

const PAGE = 100

const readPurpose = (transaction: WireTransaction) => readTransactionNotes(transaction)?.guildhall

/** Payments of a purchase, newest first, without those that only verify a card. */
export const listTransactions = async (
  api: PaystackApi,
  { all, current, id }: Purchase,
): Promise<readonly WireTransaction[]> => {
  const query = { customer: current.customer.id, status: 'success', perPage: PAGE }
  const listed = await api.get<readonly WireTransaction[]>('/transaction', query)
  const codes = new Set(all.map(({ plan }) => plan.plan_code))
  const belongsToPurchase = (transaction: WireTransaction): boolean =>
    readTransactionNotes(transaction)?.plan === id || codes.has(readPlanCode(transaction) ?? '')
  return listed.filter((transaction) => belongsToPurchase(transaction) && readPurpose(transaction) !== 'card')
}

const toReason = (transaction: WireTransaction): GatewayPayment['reason'] => {
  const purpose = readPurpose(transaction)
  if (purpose === 'checkout') return 'first'
  return purpose === 'change' ? 'change' : 'renewal'
}

export const toPayment =
  (subscriptionId: string) =>
  (transaction: WireTransaction): GatewayPayment => ({
    id: transaction.reference,
    subscriptionId,
    amount: { minor: transaction.amount, currency: transaction.currency },
    paidAt: new Date(transaction.paid_at ?? transaction.created_at),
    reason: toReason(transaction),
  })

/** Ends a purchase at once and refunds all of it. */
export const cancelAndRefund = async (api: PaystackApi, purchase: Purchase): Promise<void> => {
  const { all, current, notes } = purchase
  for (const subscription of all) if (isRunning(subscription)) await toggleSubscription(api, 'disable', subscription)
  for (const transaction of await listTransactions(api, purchase)) await refund(api, transaction)
  await api.put(`/plan/${current.plan.plan_code}`, withNotes(current.plan, { ...notes, undone: true }))
}
