import type { Store } from '../state/store.ts'
import type { PaystackAuthorization, PaystackPlan, PaystackSubscription, PaystackTransaction } from './state.ts'

/* Maps the sandbox's objects to Paystack's format. */

export const iso = (seconds: number): string => new Date(seconds * 1000).toISOString()

export const planObject = ({ amount, code, created, currency, description, id, interval, name }: PaystackPlan) => ({
  id,
  domain: 'test',
  name,
  plan_code: code,
  description,
  amount,
  interval,
  currency,
  send_invoices: false,
  send_sms: false,
  createdAt: iso(created),
  updatedAt: iso(created),
})

const customerObject = ({ state }: Store, email: string) => {
  const customer = state.paystack.customers[email]
  return { id: customer?.id, customer_code: customer?.code, email, first_name: null, last_name: null, metadata: null }
}

const authorizationObject = ({ code, expYear, last4 }: PaystackAuthorization) => ({
  authorization_code: code,
  bin: '408408',
  last4,
  exp_month: '12',
  exp_year: String(expYear),
  channel: 'card',
  card_type: 'visa ',
  brand: 'visa',
  bank: 'TEST BANK',
  country_code: 'ZA',
  reusable: true,
  signature: `SIG_${code}`,
})

const authorizationNamed = ({ state }: Store, code: string | null) => {
  const authorization = state.paystack.authorizations[code ?? '']
  return authorization === undefined ? {} : authorizationObject(authorization)
}

const planNamed = ({ state }: Store, code: string | null) => {
  const plan = state.paystack.plans[code ?? '']
  return plan === undefined ? {} : planObject(plan)
}

export const subscriptionObject = (store: Store, subscription: PaystackSubscription) => ({
  id: subscription.id,
  domain: 'test',
  status: subscription.status,
  subscription_code: subscription.code,
  email_token: subscription.token,
  amount: store.state.paystack.plans[subscription.plan]?.amount ?? 0,
  cron_expression: `0 0 ${subscription.anchorDay} * *`,
  next_payment_date:
    subscription.status === 'active' || subscription.status === 'attention' ? iso(subscription.next) : null,
  open_invoice: null,
  createdAt: iso(subscription.created),
  plan: planNamed(store, subscription.plan),
  authorization: authorizationNamed(store, subscription.authorization),
  customer: customerObject(store, subscription.email),
})

/** `verified`: the verify call returns the plan's code; events and lists the whole plan. */
export const transactionObject = (store: Store, transaction: PaystackTransaction, verified = false) => {
  const plan = planNamed(store, transaction.plan)
  return {
    id: transaction.id,
    domain: 'test',
    status: transaction.status,
    reference: transaction.reference,
    amount: transaction.amount,
    currency: transaction.currency,
    gateway_response: transaction.status === 'success' ? 'Successful' : 'Declined',
    channel: 'card',
    paid_at: transaction.paidAt === null ? null : iso(transaction.paidAt),
    created_at: iso(transaction.created),
    metadata: transaction.metadata ?? '',
    customer: customerObject(store, transaction.email),
    authorization: authorizationNamed(store, transaction.authorization),
    ...(verified ? { plan: transaction.plan, plan_object: plan } : { plan }),
  }
}
