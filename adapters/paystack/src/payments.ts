import type { GatewayPayment } from '@guildhall/domain/billing'
import { giveBack } from './charging.ts'
import type { PaystackApi } from './paystack-api.ts'
import { withNotes } from './plan-notes.ts'
import { type Holding, isRunning } from './holding.ts'
import { turn } from './replace-subscription.ts'
import { notesOf } from './transaction-notes.ts'
import { planCodeOf, type WireTransaction } from './wire.ts'

const PAGE = 100

const purposeOf = (transaction: WireTransaction) => notesOf(transaction)?.guildhall

/** What was paid for a purchase, newest first; the sum that only proves a card is no payment. */
export const transactionsOf = async (
  api: PaystackApi,
  { all, current, id }: Holding,
): Promise<readonly WireTransaction[]> => {
  const query = { customer: current.customer.id, status: 'success', perPage: PAGE }
  const listed = await api.get<readonly WireTransaction[]>('/transaction', query)
  const codes = new Set(all.map(({ plan }) => plan.plan_code))
  const ours = (transaction: WireTransaction): boolean =>
    notesOf(transaction)?.plan === id || codes.has(planCodeOf(transaction) ?? '')
  return listed.filter((transaction) => ours(transaction) && purposeOf(transaction) !== 'card')
}

const reasonOf = (transaction: WireTransaction): GatewayPayment['reason'] => {
  const purpose = purposeOf(transaction)
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
    reason: reasonOf(transaction),
  })

/** Ends a purchase at once and gives all of it back. */
export const undo = async (api: PaystackApi, holding: Holding): Promise<void> => {
  const { all, current, notes } = holding
  for (const subscription of all) if (isRunning(subscription)) await turn(api, 'disable', subscription)
  for (const transaction of await transactionsOf(api, holding)) await giveBack(api, transaction)
  await api.put(`/plan/${current.plan.plan_code}`, withNotes(current.plan, { ...notes, undone: true }))
}
