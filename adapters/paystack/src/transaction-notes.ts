import type { Plan } from '@guildhall/domain/plans'
import type { Purpose } from './plan-notes.ts'
import type { WireTransaction } from './wire.ts'

/** A change paid by a charge: enough to finish it from the request or from the webhook. */
export interface ChangeOrder {
  readonly plan: Plan
  readonly region: {
    readonly region: string
    readonly currency: string
    readonly basePrice: number
    readonly symbol: string
  }
  /** The previous change: if another was made meanwhile, this one is refunded. */
  readonly after: string
  /** ISO instant up to which unused time was credited. */
  readonly at: string
}

/** Our metadata of a transaction. */
export interface TransactionNotes {
  readonly guildhall: Purpose
  /** The root plan's code. */
  readonly plan: string
  readonly order?: ChangeOrder
  /** The overdue period that was paid: the subscription code and the date of its next payment. */
  readonly period?: string
  /** Where the provider's page redirects on cancel. */
  readonly cancel_action?: string
}

/** Our metadata, which the provider returns as an object or as JSON text; null if there is none. */
export const readTransactionNotes = (transaction: Pick<WireTransaction, 'metadata'>): TransactionNotes | null => {
  try {
    const { metadata } = transaction
    const notes = (typeof metadata === 'string' ? JSON.parse(metadata) : metadata) as Partial<TransactionNotes> | null
    return typeof notes?.guildhall === 'string' && typeof notes.plan === 'string' ? (notes as TransactionNotes) : null
  } catch {
    return null
  }
}
