import type { BillingEvent } from '../billing.events.ts'
import { type AuditLog, type Clock, createEvent, type IdGenerator, type Outbox, type Uuid } from '../../shared/index.ts'
import { createInvoiceEntry } from './invoice-audit.ts'
import { changeInvoice } from './invoice-changes.ts'
import { INVOICE_PURPOSES, type Invoice } from './invoice.ts'
import type { InvoiceRepository } from '../billing-repositories.port.ts'

type Invoices = Pick<InvoiceRepository, 'findOpen' | 'save'>

/** Voids all open invoices of a company; returns them. */
export const voidOpenInvoices = async (
  invoices: Invoices,
  companyUuid: Uuid,
  at: Date,
): Promise<readonly Invoice[]> => {
  const voided: Invoice[] = []
  for (const purpose of INVOICE_PURPOSES) {
    const open = await invoices.findOpen(companyUuid, purpose)
    const changed = open && changeInvoice(open, { type: 'voided', at })
    if (!changed?.ok) continue
    await invoices.save(changed.value)
    voided.push(changed.value)
  }
  return voided
}

interface Repositories {
  readonly audit: Pick<AuditLog, 'add'>
  readonly invoices: Invoices
  readonly outbox: Outbox<BillingEvent>
}

/** Voids the open invoices that no longer fit the company's plan: each has its entry in the log, and the payers hear of it. Rule: BILL-33. */
export const voidOutdatedInvoices = async (
  deps: { readonly clock: Clock; readonly ids: IdGenerator },
  { audit, invoices, outbox }: Repositories,
  companyUuid: Uuid,
): Promise<void> => {
  const voided = await voidOpenInvoices(invoices, companyUuid, deps.clock.now())
  await audit.add(...voided.map((invoice) => createInvoiceEntry(deps, invoice, 'invoice-voided')))
  await outbox.add(
    ...voided.map(({ uuid: invoiceUuid }) => createEvent(deps, { type: 'invoice-voided', companyUuid, invoiceUuid })),
  )
}
