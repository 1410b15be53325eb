import type {
  CheckoutSession,
  Customer,
  Invoice,
  InvoiceLine,
  PaymentMethod,
  Price,
  Product,
  Refund,
  SandboxState,
  Subscription,
} from '../state/state.ts'

/* Maps the sandbox's objects to the provider's format, in the API version that the adapter pins. */

const list = (url: string, data: readonly unknown[]) => ({ object: 'list', url, has_more: false, data })

export const productObject = ({ id, name, metadata, created }: Product) => ({
  id,
  object: 'product',
  active: true,
  name,
  metadata,
  created,
  updated: created,
  livemode: false,
  type: 'service',
})

export const priceObject = (price: Price) => ({
  id: price.id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  currency: price.currency,
  unit_amount: price.unitAmount,
  unit_amount_decimal: String(price.unitAmount),
  lookup_key: price.lookupKey,
  product: price.product,
  recurring: { interval: price.interval, interval_count: 1, usage_type: 'licensed' },
  type: 'recurring',
  metadata: price.metadata,
  created: price.created,
  livemode: false,
})

export const customerObject = (customer: Customer) => ({
  id: customer.id,
  object: 'customer',
  email: customer.email,
  name: customer.name,
  balance: customer.balance,
  metadata: customer.metadata,
  created: customer.created,
  invoice_settings: { default_payment_method: customer.defaultPaymentMethod },
  livemode: false,
})

export const paymentMethodObject = (method: PaymentMethod) => ({
  id: method.id,
  object: 'payment_method',
  type: 'card',
  customer: method.customer,
  created: method.created,
  card: { brand: method.brand, last4: method.last4, exp_month: method.expMonth, exp_year: method.expYear },
  livemode: false,
})

export const setupIntentObject = (session: CheckoutSession) => ({
  id: setupIntentId(session),
  object: 'setup_intent',
  status: session.paymentMethod === null ? 'requires_payment_method' : 'succeeded',
  customer: session.customer,
  payment_method: session.paymentMethod,
  metadata: session.metadata,
  livemode: false,
})

export const setupIntentId = ({ id }: CheckoutSession): string => id.replace('cs_', 'seti_')

export const sessionObject = (session: CheckoutSession, url: string) => ({
  id: session.id,
  object: 'checkout.session',
  mode: session.mode,
  status: session.status,
  payment_status: session.mode === 'setup' ? 'no_payment_required' : session.subscription === null ? 'unpaid' : 'paid',
  client_reference_id: session.clientReferenceId,
  customer: session.customer,
  customer_email: session.customerEmail,
  subscription: session.subscription,
  setup_intent: session.mode === 'setup' ? setupIntentId(session) : null,
  metadata: session.metadata,
  success_url: session.successUrl,
  cancel_url: session.cancelUrl,
  url: session.status === 'open' ? url : null,
  created: session.created,
  expires_at: session.expires,
  livemode: false,
})

export const subscriptionObject = (state: SandboxState, subscription: Subscription, expand: readonly string[] = []) => {
  const price = state.prices[subscription.price]
  const method = state.paymentMethods[subscription.defaultPaymentMethod ?? '']
  const invoice = state.invoices[subscription.latestInvoice ?? '']
  return {
    id: subscription.id,
    object: 'subscription',
    customer: subscription.customer,
    status: subscription.status,
    metadata: subscription.metadata,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
    canceled_at: subscription.canceledAt,
    ended_at: subscription.endedAt,
    created: subscription.created,
    start_date: subscription.created,
    billing_cycle_anchor: subscription.periodStart,
    collection_method: 'charge_automatically',
    currency: price?.currency ?? 'usd',
    default_payment_method:
      expand.includes('default_payment_method') && method
        ? paymentMethodObject(method)
        : subscription.defaultPaymentMethod,
    latest_invoice: expand.includes('latest_invoice') && invoice ? invoiceObject(invoice) : subscription.latestInvoice,
    items: list(`/v1/subscription_items?subscription=${subscription.id}`, [
      {
        id: subscription.itemId,
        object: 'subscription_item',
        subscription: subscription.id,
        price: price ? priceObject(price) : null,
        quantity: subscription.quantity,
        current_period_start: subscription.periodStart,
        current_period_end: subscription.periodEnd,
        created: subscription.created,
        metadata: {},
      },
    ]),
    livemode: false,
  }
}

const lineObject = (invoice: Pick<Invoice, 'currency' | 'subscription'>, line: InvoiceLine) => ({
  id: line.id,
  object: 'line_item',
  amount: line.amount,
  currency: invoice.currency,
  description: line.description,
  quantity: line.quantity,
  period: { start: line.start, end: line.end },
  pricing: { type: 'price_details', price_details: { price: line.price } },
  parent: {
    type: 'subscription_item_details',
    subscription_item_details: { proration: line.proration, subscription: invoice.subscription },
  },
  metadata: {},
  livemode: false,
})

export const invoiceObject = (invoice: Invoice) => ({
  id: invoice.id,
  object: 'invoice',
  customer: invoice.customer,
  currency: invoice.currency,
  status: invoice.status,
  billing_reason: invoice.reason,
  total: invoice.total,
  subtotal: invoice.total,
  amount_due: invoice.amountDue,
  amount_paid: invoice.status === 'paid' ? invoice.amountDue : 0,
  amount_remaining: invoice.status === 'paid' ? 0 : invoice.amountDue,
  attempt_count: invoice.attempts,
  next_payment_attempt: invoice.nextAttempt,
  created: invoice.created,
  status_transitions: { paid_at: invoice.paidAt, finalized_at: invoice.created, voided_at: null },
  parent: { type: 'subscription_details', subscription_details: { subscription: invoice.subscription, metadata: {} } },
  lines: list(
    `/v1/invoices/${invoice.id}/lines`,
    invoice.lines.map((line) => lineObject(invoice, line)),
  ),
  metadata: {},
  livemode: false,
})

export const invoicePaymentObject = (invoice: Invoice) => ({
  id: invoice.id.replace('in_', 'inpay_'),
  object: 'invoice_payment',
  invoice: invoice.id,
  amount_paid: invoice.amountDue,
  amount_requested: invoice.amountDue,
  currency: invoice.currency,
  is_default: true,
  status: invoice.status === 'paid' ? 'paid' : 'open',
  payment: { type: 'payment_intent', payment_intent: invoice.paymentIntent },
  created: invoice.created,
  livemode: false,
})

export const refundObject = ({ id, amount, created, paymentIntent }: Refund) => ({
  id,
  object: 'refund',
  amount,
  created,
  payment_intent: paymentIntent,
  status: 'succeeded',
  metadata: {},
})

export { list as listObject }
