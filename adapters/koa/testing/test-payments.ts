import { finishPaymentStep } from '@guildhall/domain/onboarding'
import type { InvoiceView } from '@guildhall/domain/billing'
import {
  fakeInvoices,
  fakePaymentEvents,
  fakePaymentGateway,
  fakeChangeRequests,
  fakeSubscriptions,
  TEST_NOW,
} from '@guildhall/domain/testing'

/** What payments need beside the rest of the product, in memory. */
export const createPaymentFakes = () => {
  const paymentRows = {
    invoices: fakeInvoices(),
    paymentEvents: fakePaymentEvents(),
    changeRequests: fakeChangeRequests(),
    subscriptions: fakeSubscriptions(),
  }
  return {
    paymentRows,
    gateways: { stripe: fakePaymentGateway(TEST_NOW) },
    finishPaymentStep,
    pause: async () => undefined,
    findInvoiceCustomer: async () => null,
    invoiceSettings: {
      supplier: { name: 'Guildhall', address: [], email: null, vatNumber: null, registrationNumber: null },
      tax: { rate: 0, name: null },
      payTo: [],
    },
    invoiceDocuments: { html: ({ title }: InvoiceView) => title, pdf: async () => new Uint8Array() },
    invoices: paymentRows.invoices,
    paymentEvents: paymentRows.paymentEvents,
    countTeam: async () => ({ people: 1, seatsInUse: 1 }),
    syncSubscription: async () => undefined,
    subscriptions: paymentRows.subscriptions,
  }
}
