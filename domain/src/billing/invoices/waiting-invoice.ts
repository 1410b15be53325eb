import type { Company } from '../../companies/index.ts'
import type { Invoice } from './invoice.ts'

/** The facts of a company that follow from its open invoice, the one that is due first; null if none is open. Rules: BILL-23, PLAN-22. */
export const toWaitingInvoiceFacts = (
  open: Pick<Invoice, 'dueAt' | 'number'> | null,
): Pick<Company, 'invoicePending' | 'waitingInvoiceDueAt' | 'waitingInvoiceNumber'> => ({
  invoicePending: open !== null,
  waitingInvoiceNumber: open?.number ?? null,
  waitingInvoiceDueAt: open?.dueAt ?? null,
})
