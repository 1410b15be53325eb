import type { Invoice, Subscription } from '@guildhall/domain/billing'
import type { BillingPeriod } from '@guildhall/domain/plans'
import type { Model } from 'objection'
import type { InvoiceRow, SubscriptionRow } from '../rows/payment.row.ts'

type Fields<Row extends Model> = Omit<Row, keyof Model>

const toBillingPeriod = (start: Date | null, end: Date | null): BillingPeriod | null =>
  start === null || end === null ? null : { start, end }

export const toSubscription = (row: Fields<SubscriptionRow>): Subscription => {
  const { billedAnnually, periodEnd, periodStart, seats, size } = row
  return {
    uuid: row.uuid,
    companyUuid: row.companyUuid,
    method: row.method,
    service: row.service,
    customerId: row.customerId,
    subscriptionId: row.subscriptionId,
    plan: { size, seats, billedAnnually },
    nextSeats: row.nextSeats,
    region: row.region,
    status: row.status,
    period: toBillingPeriod(periodStart, periodEnd),
    pastDueSince: row.pastDueSince,
    anchorDay: row.anchorDay,
    renewalNotifiedFor: row.renewalToldFor,
    createdAt: row.createdAt,
    endedAt: row.endedAt,
  }
}

export const toSubscriptionRow = ({
  period,
  plan,
  renewalNotifiedFor,
  ...subscription
}: Subscription): Fields<SubscriptionRow> => ({
  ...subscription,
  ...plan,
  renewalToldFor: renewalNotifiedFor,
  periodStart: period?.start ?? null,
  periodEnd: period?.end ?? null,
})

export const toInvoice = (row: Fields<InvoiceRow>): Invoice => {
  const { currency, netMinor, periodEnd, periodStart, taxMinor, totalMinor } = row
  return {
    uuid: row.uuid,
    companyUuid: row.companyUuid,
    kind: row.kind,
    number: row.number,
    purpose: row.purpose,
    status: row.status,
    lines: row.lines,
    net: { minor: netMinor, currency },
    taxRate: row.taxRate,
    taxName: row.taxName,
    tax: { minor: taxMinor, currency },
    total: { minor: totalMinor, currency },
    supplier: row.supplier,
    customer: row.customer,
    plan: row.plan,
    period: toBillingPeriod(periodStart, periodEnd),
    issuedAt: row.issuedAt,
    dueAt: row.dueAt,
    remindedDay: row.remindedDay,
    paidAt: row.paidAt,
    paidBy: row.paidBy,
    voidedAt: row.voidedAt,
    creditsUuid: row.creditsUuid,
    paymentId: row.paymentId,
  }
}

export const toInvoiceRow = ({ net, period, tax, total, ...invoice }: Invoice): Fields<InvoiceRow> => ({
  ...invoice,
  currency: total.currency,
  netMinor: net.minor,
  taxMinor: tax.minor,
  totalMinor: total.minor,
  periodStart: period?.start ?? null,
  periodEnd: period?.end ?? null,
})
