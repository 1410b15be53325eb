import {
  type Invoice,
  type InvoiceParty,
  isOverdue,
  type PaymentStatus,
  type PlanOverview,
  type PlanOrder,
  type CancellationState,
} from '@guildhall/domain/billing'
import { type SeatChangePreview } from '@guildhall/domain/plans'
import { toMajorUnits } from '@guildhall/domain/shared'
import type { InvoiceWire, PlanChangePreviewWire, PlanOrderFormWire, PlanOverviewWire } from '@guildhall/rest-contract'

/** Wire names of the order's fields. */
export const planFieldNames = { companySize: 'company_size' }

export const toPlanOrder = (form: PlanOrderFormWire & { readonly currency?: string }): PlanOrder => ({
  companySize: form.company_size,
  interval: form.interval,
  quantity: form.quantity ?? Number.NaN,
  ...(form.currency === undefined ? {} : { currency: form.currency.toUpperCase() }),
})

export const toPlanChangePreviewWire = (preview: SeatChangePreview): PlanChangePreviewWire => ({
  amountDue: toMajorUnits(preview.amountDue),
  currency: preview.amountDue.currency,
  nextPaymentDate: preview.nextPaymentDate.toISOString(),
  newSeatCount: preview.newSeatCount,
  fromNow: preview.effectiveImmediately,
})

export const toPlanOverviewWire = ({ period, plan, region, ...overview }: PlanOverview): PlanOverviewWire => ({
  paymentService: region.paymentService,
  planBase: {
    basePrice: region.basePrice,
    region: region.region,
    currency: region.currency,
    symbol: region.symbol,
  },
  companySize: plan.size,
  seats: plan.seats,
  nextSeats: overview.nextSeats,
  seatsInUse: overview.seatsInUse,
  billedAnually: plan.billedAnnually,
  method: overview.method,
  status: overview.status,
  period: period === null ? null : { start: period.start.toISOString(), end: period.end.toISOString() },
  invoicePending: overview.invoicePending,
  asOf: overview.asOf.toISOString(),
})

/** A subscription that ends with its period counts as cancelled already. */
export const toPaymentStatus = ({ endsWithPeriod, status }: CancellationState): PaymentStatus => ({
  status: endsWithPeriod || status === 'ended' ? 'cancelled' : status,
  invoicePending: false,
})

const toPartyWire = ({
  address,
  email,
  name,
  registrationNumber,
  vatNumber,
}: InvoiceParty): InvoiceWire['customer'] => ({
  name,
  address: [...address],
  email,
  vatNumber,
  registrationNumber,
})

export const toInvoiceWire = (invoice: Invoice, now: Date): InvoiceWire => ({
  uuid: invoice.uuid,
  kind: invoice.kind,
  number: invoice.number,
  purpose: invoice.purpose,
  status: isOverdue(invoice, now) ? 'overdue' : invoice.status,
  lines: invoice.lines.map(({ amount, detail, quantity, text }) => ({
    text,
    detail,
    quantity,
    amount: toMajorUnits(amount),
  })),
  currency: invoice.total.currency,
  net: toMajorUnits(invoice.net),
  taxName: invoice.taxName,
  taxRate: invoice.taxRate,
  tax: toMajorUnits(invoice.tax),
  total: toMajorUnits(invoice.total),
  supplier: toPartyWire(invoice.supplier),
  customer: toPartyWire(invoice.customer),
  issuedAt: invoice.issuedAt.toISOString(),
  dueAt: invoice.dueAt.toISOString(),
  paidAt: invoice.paidAt?.toISOString() ?? null,
  paidBy: invoice.paidBy,
  htmlUrl: `/v0/invoices/${invoice.uuid}/document.html`,
  pdfUrl: `/v0/invoices/${invoice.uuid}/document.pdf`,
})
