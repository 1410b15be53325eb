import type { Uuid } from '../../shared/index.ts'
import { changeInvoice } from './invoice-changes.ts'
import { INVOICE_PURPOSES } from './invoice.ts'
import type { InvoiceRepository } from '../billing-repositories.port.ts'

/** Voids all open invoices of a company. */
export const voidOpenInvoices = async (
  invoices: Pick<InvoiceRepository, 'findOpen' | 'save'>,
  companyUuid: Uuid,
  at: Date,
): Promise<void> => {
  for (const purpose of INVOICE_PURPOSES) {
    const open = await invoices.findOpen(companyUuid, purpose)
    const voided = open && changeInvoice(open, { type: 'voided', at })
    if (voided?.ok) await invoices.save(voided.value)
  }
}
