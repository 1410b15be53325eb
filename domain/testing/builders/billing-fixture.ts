import {
  type Actor,
  type Company,
  DEFAULT_PAYMENT_REGION,
  finishPaymentStep,
  type Invoice,
  type PaymentGateway,
  type PaymentRegion,
  type Plan,
  type Subscription,
} from '../../src/index.ts'
import { fakeAccounts } from '../fakes/accounts.ts'
import { fakeAuditLog } from '../fakes/audit-log.ts'
import { fakeClock } from '../fakes/clock.ts'
import { fakeCompanies } from '../fakes/companies.ts'
import { fakeIds } from '../fakes/ids.ts'
import { fakeInvites } from '../fakes/invites.ts'
import { fakeOutbox } from '../fakes/outbox.ts'
import { fakePaymentGateway } from '../fakes/payment-gateway.ts'
import { fakeInvoices, fakePaymentEvents, fakeSubscriptions } from '../fakes/billing.ts'
import { fakeChangeRequests } from '../fakes/change-requests.ts'
import { fakeUnitOfWork } from '../fakes/unit-of-work.ts'
import { aCompany, anEmployer } from './people.ts'

const monthly: Plan = { size: '11-50', seats: 3, billedAnnually: false }

const FIRST_OF_MARCH = new Date('2026-03-01T00:00:00.000Z')
const FIRST_OF_APRIL = new Date('2026-04-01T00:00:00.000Z')

/** The running subscription of `aCompany`: three monthly seats, paid by invoice for March 2026. */
export const anInvoicedSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  uuid: '01900000-0000-7000-8000-0000000000a1',
  companyUuid: '01900000-0000-7000-8000-000000000003',
  method: 'invoice',
  service: null,
  customerId: null,
  subscriptionId: null,
  plan: monthly,
  nextSeats: null,
  region: 'US',
  status: 'active',
  period: { start: FIRST_OF_MARCH, end: FIRST_OF_APRIL },
  pastDueSince: null,
  anchorDay: 1,
  renewalNotifiedFor: null,
  createdAt: FIRST_OF_MARCH,
  endedAt: null,
  ...changes,
})

const usd = (minor: number) => ({ minor, currency: 'USD' })
const party = { name: 'Harbour Works', address: [], email: null, vatNumber: null, registrationNumber: null }

/** An open invoice of `aCompany` for the plan of `anInvoicedSubscription`, due on 15 March 2026. */
export const anInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  uuid: '01900000-0000-7000-8000-0000000000e1',
  companyUuid: '01900000-0000-7000-8000-000000000003',
  kind: 'invoice',
  number: 'GH-000001',
  purpose: 'subscription',
  status: 'open',
  lines: [{ text: 'Seats', detail: null, quantity: 1, amount: usd(204_000) }],
  net: usd(204_000),
  taxRate: 0,
  taxName: null,
  tax: usd(0),
  total: usd(204_000),
  supplier: party,
  customer: party,
  plan: monthly,
  period: null,
  issuedAt: FIRST_OF_MARCH,
  dueAt: new Date('2026-03-15T00:00:00.000Z'),
  remindedDay: null,
  paidAt: null,
  paidBy: null,
  voidedAt: null,
  creditsUuid: null,
  paymentId: null,
  ...changes,
})

/** The admin of `aCompany`, who may change its plan. */
export const aPayer = (changes: Partial<Actor> = {}): Actor => ({
  accountUuid: '01900000-0000-7000-8000-000000000002',
  userType: 'employer',
  verified: true,
  companyUuid: '01900000-0000-7000-8000-000000000003',
  role: 'admin',
  ...changes,
})

/** The South African region, which pays by another provider. */
export const southAfrica: PaymentRegion = {
  basePrice: 12_000,
  region: 'ZA',
  currency: 'ZAR',
  symbol: 'R',
  paymentService: 'paystack',
}

/** A company that pays by card, its provider, and the dependencies of the payment use cases. `wrap` decorates the provider. */
export const billingFixture = (
  start: Date,
  wrap: (gateway: PaymentGateway) => PaymentGateway = (gateway) => gateway,
  given: { readonly company?: Partial<Company>; readonly subscriptions?: readonly Subscription[] } = {},
) => {
  const company = aCompany(given.company)
  const clock = fakeClock(start)
  const gateway = fakePaymentGateway(start)
  const rows = {
    accounts: fakeAccounts(anEmployer()),
    audit: fakeAuditLog(),
    companies: fakeCompanies([company]),
    invites: fakeInvites({ findAccount: async () => null, findMember: async () => null }),
    invoices: fakeInvoices(),
    outbox: fakeOutbox(),
    paymentEvents: fakePaymentEvents(),
    changeRequests: fakeChangeRequests(),
    subscriptions: fakeSubscriptions(...(given.subscriptions ?? [])),
  }
  const supplier = { name: 'Guildhall', address: [], email: null, vatNumber: null, registrationNumber: null }
  const deps = {
    accounts: rows.accounts,
    clock,
    companyDirectory: rows.companies,
    countTeam: async () => ({ people: 4, seatsInUse: 2 }),
    ids: fakeIds(),
    pause: async () => undefined,
    invoices: rows.invoices,
    gateways: { stripe: wrap(gateway) },
    finishPaymentStep,
    findInvoiceCustomer: async () => null,
    invoiceSettings: { supplier, tax: { rate: 0, name: null }, payTo: [] },
    paymentRegions: [southAfrica],
    publicUrl: 'https://guildhall.test',
    subscriptions: rows.subscriptions,
    unitOfWork: fakeUnitOfWork(rows),
  }
  /** Buys three monthly seats; returns the subscription's id. */
  const buy = async (key: string): Promise<string> => {
    const before = gateway.sent.length
    const page = await gateway.startCheckout({
      companyUuid: company.uuid,
      customerId: null,
      email: 'dana@kestrel.example',
      companyName: company.name,
      plan: monthly,
      region: DEFAULT_PAYMENT_REGION,
      successUrl: 'https://guildhall.test/paid',
      cancelUrl: 'https://guildhall.test/not',
      startsAt: null,
      key,
    })
    gateway.finish(page.id, 'pays')
    return gateway.sent[before]?.subscriptionId ?? ''
  }
  return { ...rows, buy, clock, company, deps, gateway }
}
