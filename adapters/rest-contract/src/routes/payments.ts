import { z } from 'zod'
import { INVOICE } from '../examples/invoice.ts'
import { LATER, NOW } from '../examples/people.ts'
import { type DeclaredProblem, route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { pageQuery } from '../wire/fields.ts'
import {
  cardDetails,
  cardForm,
  checkoutForm,
  invoice,
  invoiceForm,
  paymentStatus,
  planChangePreview,
  planOrderForm,
  planOverview,
} from '../wire/payment.ts'
import { notFound } from './shared-problems.ts'
import { seatsCheck } from './shared-checks.ts'

const provider = z.object({ provider: z.enum(['stripe', 'paystack']) })

const payer = {
  ...notFound,
  'wrong-provider': { status: 409, message: 'Your region pays through another provider.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>
const needsSubscription = {
  'no-subscription': { status: 409, message: 'No card pays for your company yet.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>
const change = {
  ...payer,
  ...needsSubscription,
  'not-now': { status: 409, message: 'Your subscription cannot be changed like this now.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>
const declined = {
  declined: { status: 422, message: 'Your card was declined. Nothing has changed.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

const plan = { company_size: '11-50', interval: 'month', quantity: 5 }
const paidAccess = { access: 'session', who: 'employer', right: 'plan' } as const
const signUpAccess = { access: 'sign-up', who: 'employer', right: 'plan' } as const
const active = { status: 'active', invoicePending: false } as const

/** Subscription, card and invoices of a company. Rules: BILL-12, BILL-25. */
export const paymentRoutes = {
  startCheckout: route({
    ...routeIndex.startCheckout,
    ...signUpAccess,
    summary: 'Open the provider’s page where a plan is paid by card',
    checks: [seatsCheck('quantity'), '`currency` is that of the company’s region.'],
    params: provider,
    body: checkoutForm,
    success: { status: 200, body: z.object({ checkoutUrl: z.string() }) },
    problems: {
      ...payer,
      'running-already': { status: 409, message: 'Your subscription is running already.' },
    },
    examples: { body: { ...plan, currency: 'USD' }, reply: { checkoutUrl: 'https://checkout.example/pay/cs_1' } },
  }),
  readPaymentDetails: route({
    ...routeIndex.readPaymentDetails,
    ...paidAccess,
    summary: 'The card that pays, null where none does',
    success: { status: 200, body: z.object({ cardDetails: cardDetails.nullable() }) },
    problems: {},
    examples: { reply: { cardDetails: { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2029 } } },
  }),
  upgradePlan: route({
    ...routeIndex.upgradePlan,
    ...paidAccess,
    summary: 'Change the running plan, and charge what its preview said',
    checks: [seatsCheck('quantity')],
    params: provider,
    body: planOrderForm,
    success: { status: 200, body: paymentStatus },
    problems: { ...change, ...declined },
    examples: { body: plan, reply: active },
  }),
  previewPlan: route({
    ...routeIndex.previewPlan,
    ...paidAccess,
    summary: 'What a change of the running plan costs today',
    checks: [seatsCheck('quantity')],
    params: provider,
    body: planOrderForm,
    success: { status: 200, body: planChangePreview },
    problems: change,
    examples: {
      body: plan,
      reply: { amountDue: 906.67, currency: 'USD', nextPaymentDate: NOW, newSeatCount: 5, fromNow: true },
    },
  }),
  cancelPlan: route({
    ...routeIndex.cancelPlan,
    ...paidAccess,
    summary: 'End the subscription with the period that is paid for',
    params: provider,
    success: { status: 200, body: paymentStatus },
    problems: change,
    examples: { reply: { status: 'cancelled', invoicePending: false } },
  }),
  resumePlan: route({
    ...routeIndex.resumePlan,
    ...paidAccess,
    summary: 'Take a cancellation back before the period ends',
    params: provider,
    success: { status: 200, body: paymentStatus },
    problems: change,
    examples: { reply: active },
  }),
  readPlan: route({
    ...routeIndex.readPlan,
    ...signUpAccess,
    summary: 'The company’s plan, and what the price of a change is worked out from',
    success: { status: 200, body: planOverview },
    problems: {},
    examples: {
      reply: {
        paymentService: 'stripe',
        planBase: { basePrice: 680, region: 'US', currency: 'USD', symbol: '$' },
        companySize: '11-50',
        seats: 3,
        nextSeats: null,
        seatsInUse: 2,
        billedAnually: false,
        method: 'card',
        status: 'active',
        period: { start: NOW, end: LATER },
        invoicePending: false,
        asOf: NOW,
      },
    },
  }),
  readPaymentStatus: route({
    ...routeIndex.readPaymentStatus,
    ...signUpAccess,
    viewers: 'never',
    summary: 'Where the payment stands',
    params: provider,
    success: { status: 200, body: paymentStatus },
    problems: payer,
    examples: { reply: active },
  }),
  changeCard: route({
    ...routeIndex.changeCard,
    ...paidAccess,
    summary: 'Open the provider’s page where another card is given',
    checks: ['`url` is a path of this service, or its whole address.'],
    params: provider,
    body: cardForm,
    success: { status: 200, body: z.object({ cardUrl: z.string() }) },
    problems: { ...payer, ...needsSubscription },
    examples: { body: { url: '/settings/subscription/card' }, reply: { cardUrl: 'https://checkout.example/pay/cs_2' } },
  }),
  issueInvoice: route({
    ...routeIndex.issueInvoice,
    ...signUpAccess,
    summary: 'Be invoiced for the chosen plan, the annual plan or more seats',
    checks: [seatsCheck('seats')],
    body: invoiceForm,
    success: { status: 201, body: z.object({ invoice }) },
    problems: {
      ...needsSubscription,
      'billing-info-missing': { status: 409, message: 'Please save your billing details first.' },
      'invalid-seat-count': { status: 422, message: 'Invalid seat count' },
      'open-already': { status: 409, message: 'An invoice for this waits to be paid.' },
      'paid-by-card': { status: 409, message: 'Your subscription is paid by card.' },
      'running-already': { status: 409, message: 'Your subscription is running already.' },
    },
    examples: { body: { seats: 5 }, reply: { invoice: INVOICE } },
  }),
  listInvoices: route({
    ...routeIndex.listInvoices,
    ...paidAccess,
    summary: 'The company’s invoices and credit notes, newest first',
    query: pageQuery,
    success: { status: 200, body: z.object({ invoices: z.array(invoice), next_cursor: z.string().nullable() }) },
    problems: {},
    examples: { reply: { invoices: [INVOICE], next_cursor: null } },
  }),
}
