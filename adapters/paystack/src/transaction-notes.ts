import type { Plan } from '@guildhall/domain/plans'
import type { Purpose } from './plan-notes.ts'
import type { WireTransaction } from './wire.ts'

/** A change that a charge pays for: enough to finish it, whoever learns first that it is paid. */
export interface ChangeOrder {
  readonly plan: Plan
  readonly region: {
    readonly region: string
    readonly currency: string
    readonly basePrice: number
    readonly symbol: string
  }
  /** The change before it: where another came between, this one is paid back. */
  readonly after: string
  /** ISO instant that unused time was counted to. */
  readonly at: string
}

/** What we write on a transaction. */
export interface TransactionNotes {
  readonly guildhall: Purpose
  /** The root plan's code. */
  readonly plan: string
  readonly order?: ChangeOrder
  /** The overdue period that was paid: the subscription, and the date of its next payment then. */
  readonly period?: string
  /** Where the provider's page leads to when somebody cancels there. */
  readonly cancel_action?: string
}

/** Our notes, which the provider gives back as an object or as its text; null where a transaction has none. */
export const notesOf = (transaction: Pick<WireTransaction, 'metadata'>): TransactionNotes | null => {
  try {
    const { metadata } = transaction
    const notes = (typeof metadata === 'string' ? JSON.parse(metadata) : metadata) as Partial<TransactionNotes> | null
    return typeof notes?.guildhall === 'string' && typeof notes.plan === 'string' ? (notes as TransactionNotes) : null
  } catch {
    return null
  }
}
