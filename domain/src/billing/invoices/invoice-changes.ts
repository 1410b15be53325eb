import { DAY_MS, err, ok, type Result } from '../../shared/index.ts'
import type { Invoice } from './invoice.ts'

/** The events of the invoice's state machine, from an operator or a payment. */
export type InvoiceEvent =
  | { readonly type: 'paid'; readonly by: 'card' | 'transfer'; readonly at: Date }
  | { readonly type: 'voided'; readonly at: Date }

/**
 * The state machine of an invoice; 'not-now' for transitions that are not allowed.
 *
 * | from | event | to |
 * |---|---|---|
 * | open | paid | paid |
 * | open | voided | void, with its number |
 *
 * A paid invoice is never changed, but reversed by a credit note. Rule: BILL-28.
 */
export const changeInvoice = (invoice: Invoice, event: InvoiceEvent): Result<Invoice, 'not-now'> => {
  if (invoice.kind !== 'invoice' || invoice.status !== 'open') return err('not-now')
  return event.type === 'paid'
    ? ok({ ...invoice, status: 'paid', paidAt: event.at, paidBy: event.by })
    : ok({ ...invoice, status: 'void', voidedAt: event.at })
}

const utcDayOf = (instant: Date): number => Math.floor(instant.getTime() / DAY_MS)

/** Where now is by the UTC day on which something is due: negative before it, 0 on it, positive once it is over. Rule: BILL-41. */
export const compareToDueDay = (now: Date, dueAt: Date): number => utcDayOf(now) - utcDayOf(dueAt)

/** Whether an open invoice was due on a day that is over. Rule: BILL-41. */
export const isOverdue = ({ status, dueAt }: Pick<Invoice, 'status' | 'dueAt'>, now: Date): boolean =>
  status === 'open' && compareToDueDay(now, dueAt) > 0
