import type { Invoice } from '@guildhall/domain/billing'
import type { InvoiceDetails } from '@guildhall/domain/moderation'
import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { toInvoiceWire } from '../mappers/payment.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { toPageRequest } from './page-request.ts'

const toEntryWire = (invoice: Invoice, now: Date) => {
  const { currency, dueAt, issuedAt, kind, number, purpose, status, total, uuid } = toInvoiceWire(invoice, now)
  const { companyUuid, customer } = invoice
  return {
    uuid,
    kind,
    number,
    purpose,
    status,
    currency,
    total,
    companyUuid,
    companyName: customer.name,
    issuedAt,
    dueAt,
  }
}

const toRelatedWire = (invoice: Invoice | null) =>
  invoice === null ? null : { uuid: invoice.uuid, number: invoice.number }

const toDetailsWire = ({ creditNote, credits, invoice, paymentEvents }: InvoiceDetails, now: Date) => {
  const { htmlUrl: _html, pdfUrl: _pdf, ...wire } = toInvoiceWire(invoice, now)
  return {
    ...wire,
    companyUuid: invoice.companyUuid,
    voidedAt: invoice.voidedAt?.toISOString() ?? null,
    paymentId: invoice.paymentId,
    creditNote: toRelatedWire(creditNote),
    credits: toRelatedWire(credits),
    paymentEvents: paymentEvents.map(({ createdAt, id, receivedAt, type }) => ({
      id,
      type,
      createdAt: createdAt.toISOString(),
      receivedAt: receivedAt.toISOString(),
    })),
  }
}

/** Invoices as operators handle them. Rules: MOD-48, MOD-49. */
export const staffInvoiceHandlers = ({
  clock,
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'findInvoices' | 'readInvoiceDetails' | 'handleInvoice'> => ({
  findInvoices: async ({ actor, query }) => {
    const state = query.state ?? 'all'
    const found = await useCases.findInvoices({ actor, state, text: query.text ?? '', page: toPageRequest(query) })
    if (!found.ok) return found
    const now = clock.now()
    return ok({
      invoices: found.value.items.map((invoice) => toEntryWire(invoice, now)),
      next_cursor: found.value.nextCursor,
    })
  },
  readInvoiceDetails: async ({ actor, params }) => {
    const read = await useCases.readInvoiceDetails({ actor, invoiceUuid: params.id })
    return read.ok ? ok(toDetailsWire(read.value, clock.now())) : read
  },
  handleInvoice: ({ actor, body, params }) => useCases.handleInvoice({ ...body, actor, invoiceUuid: params.id }),
})
