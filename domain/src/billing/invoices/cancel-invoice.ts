import type { BillingEvent } from '../billing.events.ts'
import type { CompanyRepository } from '../../companies/index.ts'
import { type AuditLog, createEvent, err, ok, type Outbox, type Result, type UnitOfWork } from '../../shared/index.ts'
import type { Invoice } from './invoice.ts'
import { changeInvoice } from './invoice-changes.ts'
import { negateLines, negateSums } from './invoice-sums.ts'
import type { InvoicingDeps } from './create-invoice.ts'
import type { InvoiceRepository } from '../billing-repositories.port.ts'
import { createInvoiceEntry, type RecordDecision } from './invoice-audit.ts'
import { toWaitingInvoiceFacts } from './waiting-invoice.ts'

export interface CancelInvoiceCommand {
  readonly number: string
  /** Writes down who decided, in the same transaction. */
  readonly record?: RecordDecision
}

export interface CancelInvoiceDeps extends InvoicingDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'save'>
    readonly invoices: InvoiceRepository
    readonly outbox: Outbox<BillingEvent>
  }>
}

/** 'not-now': only an open invoice can be voided, and only a paid one credited, once. */
export type CancelInvoiceProblem = 'not-found' | 'not-now'

/** Voids an open invoice; its number is not reused. Rule: BILL-28. */
export const voidInvoice =
  (deps: CancelInvoiceDeps) =>
  async ({ number, record }: CancelInvoiceCommand): Promise<Result<Invoice, CancelInvoiceProblem>> =>
    deps.unitOfWork.run<Invoice, CancelInvoiceProblem>(async ({ audit, companies, invoices, outbox }) => {
      const named = await invoices.findByNumber(number)
      const company = named && (await companies.findForUpdate(named.companyUuid))
      const invoice = named && (await invoices.findForUpdate(named.uuid))
      if (invoice === null || company === null) return err('not-found')
      const voided = changeInvoice(invoice, { type: 'voided', at: deps.clock.now() })
      if (!voided.ok) return voided
      await invoices.save(voided.value)
      await audit.add(createInvoiceEntry(deps, voided.value, 'invoice-voided'))
      await record?.(audit, voided.value)
      await companies.save({ ...company, ...toWaitingInvoiceFacts(await invoices.findFirstOpen(company.uuid)) })
      const { companyUuid, uuid: invoiceUuid } = invoice
      await outbox.add(createEvent(deps, { type: 'invoice-voided', companyUuid, invoiceUuid }))
      return ok(voided.value)
    })

/** Reverses a paid invoice by a credit note, which has its own number series. Rules: BILL-28, BILL-29. */
export const creditInvoice =
  (deps: CancelInvoiceDeps) =>
  async ({ number, record }: CancelInvoiceCommand): Promise<Result<Invoice, CancelInvoiceProblem>> =>
    deps.unitOfWork.run<Invoice, CancelInvoiceProblem>(async ({ audit, companies, invoices, outbox }) => {
      const named = await invoices.findByNumber(number)
      const company = named && (await companies.findForUpdate(named.companyUuid))
      const invoice = named && (await invoices.findForUpdate(named.uuid))
      if (invoice === null || company === null) return err('not-found')
      if (invoice.kind !== 'invoice' || invoice.status !== 'paid') return err('not-now')
      const now = deps.clock.now()
      const lines = negateLines(invoice.lines)
      const note: Invoice = {
        ...invoice,
        ...negateSums(invoice),
        uuid: deps.ids.uuid(),
        kind: 'credit-note',
        number: await invoices.nextNumber('credit-note'),
        lines,
        plan: null,
        issuedAt: now,
        dueAt: now,
        remindedDay: null,
        paidAt: now,
        creditsUuid: invoice.uuid,
        paymentId: null,
      }
      if ((await invoices.add(note)) !== 'added') return err('not-now')
      await audit.add(createInvoiceEntry(deps, invoice, 'invoice-credited'))
      await record?.(audit, invoice)
      const { companyUuid } = invoice
      await outbox.add(createEvent(deps, { type: 'invoice-issued', companyUuid, invoiceUuid: note.uuid }))
      return ok(note)
    })
