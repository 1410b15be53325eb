import type { Actor } from '../../identity/index.ts'
import { type Clock, ok, type Result, type Uuid } from '../../shared/index.ts'
import type { InvoiceDocuments } from './invoice-documents.port.ts'
import { toInvoiceView } from './invoice-view.ts'
import type { InvoiceSettings } from './create-invoice.ts'
import type { InvoiceRepository } from '../billing-repositories.port.ts'
import { readInvoice } from './read-invoices.ts'

export interface ReadInvoiceDocumentDeps {
  readonly clock: Clock
  readonly invoiceDocuments: InvoiceDocuments
  readonly invoiceSettings: Pick<InvoiceSettings, 'payTo'>
  readonly invoices: Pick<InvoiceRepository, 'find'>
}

/** An invoice as a file. */
export interface InvoiceDocument {
  /** 'GH-000012.pdf' */
  readonly name: string
  readonly contents: string | Uint8Array
}

/** Renders an invoice of the actor's company as HTML or PDF. 'not-found' also for another company's. Rule: BILL-31. */
export const readInvoiceDocument =
  (deps: ReadInvoiceDocumentDeps) =>
  async ({
    actor,
    form,
    invoiceUuid,
  }: {
    readonly actor: Actor
    readonly form: 'html' | 'pdf'
    readonly invoiceUuid: Uuid
  }): Promise<Result<InvoiceDocument, 'forbidden' | 'not-found'>> => {
    const invoice = await readInvoice(deps)({ actor, invoiceUuid })
    if (!invoice.ok) return invoice
    const sheet = toInvoiceView(invoice.value, deps.invoiceSettings.payTo, deps.clock.now())
    const { html, pdf } = deps.invoiceDocuments
    return ok({ name: `${invoice.value.number}.${form}`, contents: form === 'html' ? html(sheet) : await pdf(sheet) })
  }
