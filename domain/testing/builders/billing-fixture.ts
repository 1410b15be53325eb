import { DEFAULT_PAYMENT_REGION, finishPaymentStep, type PaymentGateway, type Plan } from '../../src/index.ts'
import { fakeAccounts } from '../fakes/accounts.ts'
import { fakeAuditLog } from '../fakes/audit-log.ts'
import { fakeClock } from '../fakes/clock.ts'
import { fakeCompanies } from '../fakes/companies.ts'
import { fakeIds } from '../fakes/ids.ts'
import { fakeOutbox } from '../fakes/outbox.ts'
import { fakePaymentGateway } from '../fakes/payment-gateway.ts'
import { fakeInvoices, fakeSubscriptions } from '../fakes/billing.ts'
import { fakeUnitOfWork } from '../fakes/unit-of-work.ts'
import { aCompany } from './people.ts'

const monthly: Plan = { size: '11-50', seats: 3, billedAnnually: false }

/** A company that pays by card, its provider, and the dependencies of the payment use cases. `wrap` decorates the provider. */
export const billingFixture = (
  start: Date,
  wrap: (gateway: PaymentGateway) => PaymentGateway = (gateway) => gateway,
) => {
  const company = aCompany()
  const clock = fakeClock(start)
  const gateway = fakePaymentGateway(start)
  const rows = {
    accounts: fakeAccounts(),
    audit: fakeAuditLog(),
    companies: fakeCompanies([company]),
    invoices: fakeInvoices(),
    outbox: fakeOutbox(),
    subscriptions: fakeSubscriptions(),
  }
  const supplier = { name: 'Guildhall', address: [], email: null, vatNumber: null, registrationNumber: null }
  const deps = {
    clock,
    ids: fakeIds(),
    gateways: { stripe: wrap(gateway) },
    finishPaymentStep,
    findInvoiceCustomer: async () => null,
    invoiceSettings: { supplier, tax: { rate: 0, name: null }, payTo: [] },
    paymentRegions: [],
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
