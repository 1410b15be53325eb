import { hasPermission } from '../../companies/index.ts'
import type { Actor } from '../../identity/index.ts'
import { clampPage, err, ok, type Page, type PageRequest, type Result, type Uuid } from '../../shared/index.ts'
import type { Invoice } from './invoice.ts'
import type { InvoiceRepository } from '../billing-repositories.port.ts'

/** Lists the company's invoices and credit notes, newest first. Rule: BILL-31. */
export const listInvoices =
  ({ invoices }: { readonly invoices: Pick<InvoiceRepository, 'list'> }) =>
  async ({
    actor,
    page,
  }: {
    readonly actor: Actor
    readonly page: PageRequest
  }): Promise<Result<Page<Invoice>, 'forbidden'>> => {
    if (actor.companyUuid === null || !hasPermission(actor.role, 'plan')) return err('forbidden')
    return ok(await invoices.list(actor.companyUuid, clampPage(page)))
  }

/** Reads an invoice of the actor's company. 'not-found' also for another company's. */
export const readInvoice =
  ({ invoices }: { readonly invoices: Pick<InvoiceRepository, 'find'> }) =>
  async ({
    actor,
    invoiceUuid,
  }: {
    readonly actor: Actor
    readonly invoiceUuid: Uuid
  }): Promise<Result<Invoice, 'forbidden' | 'not-found'>> => {
    if (actor.companyUuid === null || !hasPermission(actor.role, 'plan')) return err('forbidden')
    const invoice = await invoices.find(invoiceUuid)
    return invoice === null || invoice.companyUuid !== actor.companyUuid ? err('not-found') : ok(invoice)
  }
