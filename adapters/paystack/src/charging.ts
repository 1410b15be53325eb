import { DependencyUnavailable } from '@guildhall/domain/shared'
import { isAlreadyDone, isDuplicate, orNull, type PaystackApi, PaystackError } from './paystack-api.ts'
import type { TransactionNotes } from './transaction-notes.ts'
import type { WireAuthorization, WireCustomer, WireTransaction } from './wire.ts'

export interface Charge {
  readonly customer: WireCustomer
  readonly authorization: Pick<WireAuthorization, 'authorization_code'>
  readonly amount: number
  readonly currency: string
  /** The provider accepts each reference once, so that a repeat charges nothing. */
  readonly reference: string
  readonly metadata: TransactionNotes
}

export const verify = (api: PaystackApi, reference: string): Promise<WireTransaction | null> =>
  orNull(() => api.get<WireTransaction>(`/transaction/verify/${encodeURIComponent(reference)}`))

const FAILED_STATUSES = ['failed', 'abandoned', 'reversed']
const BAD_REQUEST = 400

export const isFailed = ({ status }: WireTransaction): boolean => FAILED_STATUSES.includes(status)

const isPaid = (transaction: WireTransaction | null): boolean => {
  if (transaction?.status === 'success') return true
  if (transaction !== null && isFailed(transaction)) return false
  // Still processing: a retry with the same key gets the result.
  throw new DependencyUnavailable('paystack', { cause: `a charge is ${transaction?.status ?? 'missing'}` })
}

/** Charges a stored card; false if it is declined. Idempotent per reference. */
export const charge = async (api: PaystackApi, order: Charge): Promise<boolean> => {
  const { amount, authorization, currency, customer, metadata, reference } = order
  try {
    const { authorization_code } = authorization
    const body = { authorization_code, email: customer.email, amount, currency, reference, metadata }
    return isPaid(await api.post<WireTransaction>('/transaction/charge_authorization', body))
  } catch (error) {
    if (isDuplicate(error)) return isPaid(await verify(api, reference))
    if (error instanceof PaystackError && error.status === BAD_REQUEST) return false
    throw error
  }
}

/** Refunds a payment, once. */
export const refund = async (api: PaystackApi, { id }: Pick<WireTransaction, 'id'>): Promise<void> => {
  const known = await api.get<readonly unknown[]>('/refund', { transaction: id })
  if (known.length > 0) return
  try {
    await api.post('/refund', { transaction: id })
  } catch (error) {
    if (!isAlreadyDone(error)) throw error
  }
}
