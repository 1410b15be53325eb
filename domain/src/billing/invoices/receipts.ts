import type { BillingEvent } from '../billing.events.ts'
import type { Company } from '../../companies/index.ts'
import { createEvent, type Outbox } from '../../shared/index.ts'
import type { InvoiceLine, InvoiceParty, InvoicePurpose } from './invoice.ts'
import { createPlanLine } from './invoice-lines.ts'
import { createInvoice, type InvoicingDeps } from './create-invoice.ts'
import type { GatewayPayment } from '../payments/payment-gateway.port.ts'
import type { InvoiceRepository } from '../billing-repositories.port.ts'
import { type PaymentRegion, resolvePaymentRegion } from '../../plans/index.ts'
import type { Subscription } from '../subscriptions/subscription.ts'

export interface ReceiptDeps extends InvoicingDeps {
  readonly paymentRegions: readonly PaymentRegion[]
}

const PURPOSES: Readonly<Record<GatewayPayment['reason'], InvoicePurpose>> = {
  first: 'subscription',
  renewal: 'renewal',
  change: 'seats',
}

const LABELS: Readonly<Record<GatewayPayment['reason'], string>> = {
  first: 'Subscription',
  renewal: 'Renewal of the subscription',
  change: 'Change of the subscription',
}

/** The line of the plan if the payment equals its price, else the charged amount. */
const toReceiptLine = (subscription: Subscription, payment: GatewayPayment, region: PaymentRegion): InvoiceLine => {
  const whole = createPlanLine(subscription.plan, region)
  if (payment.reason !== 'change' && whole.amount.minor === payment.amount.minor) return whole
  return { text: LABELS[payment.reason], detail: null, quantity: 1, amount: payment.amount }
}

/** Issues a paid invoice for every card payment that has none yet, oldest first. The customer is null without billing details. Rule: BILL-20. */
export const issueReceipts =
  (deps: ReceiptDeps) =>
  async (
    { invoices, outbox }: { readonly invoices: InvoiceRepository; readonly outbox: Outbox<BillingEvent> },
    company: Company,
    customer: InvoiceParty | null,
    subscription: Subscription,
    payments: readonly GatewayPayment[],
  ): Promise<void> => {
    const known = new Set(await invoices.listPaymentIds(company.uuid))
    const missing = payments.filter(({ id }) => !known.has(id)).toReversed()
    if (missing.length === 0) return
    const region = resolvePaymentRegion(subscription.region, deps.paymentRegions)
    for (const payment of missing) {
      const receipt = await createInvoice(
        deps,
        invoices,
      )({
        company,
        customer,
        purpose: PURPOSES[payment.reason],
        lines: [toReceiptLine(subscription, payment, region)],
        currency: payment.amount.currency,
        plan: subscription.plan,
        period: subscription.period,
        paid: { at: payment.paidAt, paymentId: payment.id },
      })
      if ((await invoices.add(receipt)) !== 'added') continue
      const { companyUuid, uuid: invoiceUuid } = receipt
      await outbox.add(createEvent(deps, { type: 'invoice-paid', companyUuid, invoiceUuid }))
    }
  }
