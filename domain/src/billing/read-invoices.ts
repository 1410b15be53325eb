import { may } from '../companies/index.ts'
import type { Actor } from '../identity/index.ts'
import { heldPage, no, ok, type Page, type PageRequest, type Result, type Uuid } from '../shared/index.ts'
import type { Invoice } from './invoice.ts'
import type { InvoiceRepository } from './payment-repositories.port.ts'

/** The company's invoices and credit notes, newest first. Rule: BILL-31. */
export const listInvoices =
  ({ invoices }: { readonly invoices: Pick<InvoiceRepository, 'list'> }) =>
  async ({
    actor,
    page,
  }: {
    readonly actor: Actor
    readonly page: PageRequest
  }): Promise<Result<Page<Invoice>, 'forbidden'>> => {
    if (actor.companyUuid === null || !may(actor.role, 'plan')) return no('forbidden')
    return ok(await invoices.list(actor.companyUuid, heldPage(page)))
  }

/** One invoice of the actor's company. 'not-found': also for another company's. */
export const readInvoice =
  ({ invoices }: { readonly invoices: Pick<InvoiceRepository, 'find'> }) =>
  async ({
    actor,
    invoiceUuid,
  }: {
    readonly actor: Actor
    readonly invoiceUuid: Uuid
  }): Promise<Result<Invoice, 'forbidden' | 'not-found'>> => {
    if (actor.companyUuid === null || !may(actor.role, 'plan')) return no('forbidden')
    const invoice = await invoices.find(invoiceUuid)
    return invoice === null || invoice.companyUuid !== actor.companyUuid ? no('not-found') : ok(invoice)
  }
