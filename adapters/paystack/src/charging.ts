import { DependencyUnavailable } from '@guildhall/domain/shared'
import { isDone, isDuplicate, orNull, type PaystackApi, PaystackRefused } from './paystack-api.ts'
import type { TransactionNotes } from './transaction-notes.ts'
import type { WireAuthorization, WireCustomer, WireTransaction } from './wire.ts'

export interface Charge {
  readonly customer: WireCustomer
  readonly authorization: Pick<WireAuthorization, 'authorization_code'>
  readonly amount: number
  readonly currency: string
  /** The provider takes a reference once, so that a repeat charges nothing. */
  readonly reference: string
  readonly metadata: TransactionNotes
}

export const verify = (api: PaystackApi, reference: string): Promise<WireTransaction | null> =>
  orNull(() => api.get<WireTransaction>(`/transaction/verify/${encodeURIComponent(reference)}`))

const REFUSED = ['failed', 'abandoned', 'reversed']
const BAD_REQUEST = 400

const outcome = (transaction: WireTransaction | null): boolean => {
  if (transaction?.status === 'success') return true
  if (transaction !== null && REFUSED.includes(transaction.status)) return false
  // Still on its way: whoever asks again with the same key learns what became of it.
  throw new DependencyUnavailable('paystack', { cause: `a charge is ${transaction?.status ?? 'missing'}` })
}

/** Charges a card that somebody gave before; false where it is refused. The same reference again answers as the first time. */
export const charge = async (api: PaystackApi, order: Charge): Promise<boolean> => {
  const { amount, authorization, currency, customer, metadata, reference } = order
  try {
    const { authorization_code } = authorization
    const body = { authorization_code, email: customer.email, amount, currency, reference, metadata }
    return outcome(await api.post<WireTransaction>('/transaction/charge_authorization', body))
  } catch (error) {
    if (isDuplicate(error)) return outcome(await verify(api, reference))
    if (error instanceof PaystackRefused && error.status === BAD_REQUEST) return false
    throw error
  }
}

/** Gives a payment back, once. */
export const giveBack = async (api: PaystackApi, { id }: Pick<WireTransaction, 'id'>): Promise<void> => {
  const known = await api.get<readonly unknown[]>('/refund', { transaction: id })
  if (known.length > 0) return
  try {
    await api.post('/refund', { transaction: id })
  } catch (error) {
    if (!isDone(error)) throw error
  }
}
