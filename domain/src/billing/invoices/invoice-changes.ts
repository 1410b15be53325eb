import { err, ok, type Result } from '../../shared/index.ts'
import type { Invoice } from './invoice.ts'

/** What an operator or a payment does to an invoice. */
export type InvoiceEvent =
  | { readonly type: 'paid'; readonly by: 'card' | 'transfer'; readonly at: Date }
  | { readonly type: 'voided'; readonly at: Date }

/**
 * What an event makes of an invoice; 'not-now' where it cannot happen.
 *
 * | from | event | to |
 * |---|---|---|
 * | open | paid | paid |
 * | open | voided | void, with its number |
 *
 * A paid invoice is taken back by a credit note, never changed. Rule: BILL-28.
 */
export const changeInvoice = (invoice: Invoice, event: InvoiceEvent): Result<Invoice, 'not-now'> => {
  if (invoice.kind !== 'invoice' || invoice.status !== 'open') return err('not-now')
  return event.type === 'paid'
    ? ok({ ...invoice, status: 'paid', paidAt: event.at, paidBy: event.by })
    : ok({ ...invoice, status: 'void', voidedAt: event.at })
}

/** An open invoice whose day has passed. */
export const isOverdue = ({ status, dueAt }: Pick<Invoice, 'status' | 'dueAt'>, now: Date): boolean =>
  status === 'open' && now >= dueAt
