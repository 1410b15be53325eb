import type { BillingEvent } from '../billing.events.ts'
import { type AuditLog, type Clock, createEvent, type IdGenerator, type Outbox, type Uuid } from '../../shared/index.ts'
import { createInvoiceEntry } from './invoice-audit.ts'
import { changeInvoice } from './invoice-changes.ts'
import { INVOICE_PURPOSES, type Invoice, type InvoicePurpose } from './invoice.ts'
import type { InvoiceRepository } from '../billing-repositories.port.ts'

type Invoices = Pick<InvoiceRepository, 'findOpen' | 'save'>

/** Which open invoices to void, and who made them outdated; all of them, and nobody in person, by default. */
interface Outdated {
  readonly purposes?: readonly InvoicePurpose[]
  readonly actorUuid?: Uuid | null
}

const voidOpenInvoices = async (
  invoices: Invoices,
  companyUuid: Uuid,
  purposes: readonly InvoicePurpose[],
  at: Date,
): Promise<readonly Invoice[]> => {
  const voided: Invoice[] = []
  for (const purpose of purposes) {
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

/**
 * Voids the open invoices that no longer fit the company's plan: each has its entry in the log, and the payers are told. Rules: BILL-33,
 * BILL-42, MOD-7.
 */
export const voidOutdatedInvoices = async (
  deps: { readonly clock: Clock; readonly ids: IdGenerator },
  { audit, invoices, outbox }: Repositories,
  companyUuid: Uuid,
  { actorUuid = null, purposes = INVOICE_PURPOSES }: Outdated = {},
): Promise<void> => {
  const voided = await voidOpenInvoices(invoices, companyUuid, purposes, deps.clock.now())
  await audit.add(...voided.map((invoice) => createInvoiceEntry(deps, invoice, 'invoice-voided', actorUuid)))
  await outbox.add(
    ...voided.map(({ uuid: invoiceUuid }) => createEvent(deps, { type: 'invoice-voided', companyUuid, invoiceUuid })),
  )
}
