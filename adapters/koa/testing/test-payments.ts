import { finishPaymentStep } from '@guildhall/domain/onboarding'
import {
  cancelSubscription,
  type CancelSubscriptionDeps,
  changePlan,
  issueInvoice,
  type IssueInvoiceDeps,
  listInvoices,
  previewPlanChange,
  readCardDetails,
  type ReadCardDetailsDeps,
  type InvoiceSheet,
  readInvoiceDocument,
  type ReadInvoiceDocumentDeps,
  readPaymentStatus,
  readPlan,
  type ReadPlanDeps,
  resumeSubscription,
  startCardChange,
  type StartCardChangeDeps,
  startCheckout,
  type StartCheckoutDeps,
  takePaymentEvent,
  type TakePaymentEventDeps,
} from '@guildhall/domain/billing'
import type { UnitOfWork } from '@guildhall/domain/shared'
import {
  fakeInvoices,
  fakePaymentEvents,
  fakePaymentGateway,
  fakeSubscriptions,
  TEST_NOW,
} from '@guildhall/domain/testing'

type Work<Deps> = Deps extends { readonly unitOfWork: UnitOfWork<infer Repositories> } ? Repositories : never

type Deps = Omit<CancelSubscriptionDeps & IssueInvoiceDeps & TakePaymentEventDeps, 'unitOfWork'> &
  ReadCardDetailsDeps &
  ReadInvoiceDocumentDeps &
  ReadPlanDeps &
  StartCardChangeDeps &
  StartCheckoutDeps & {
    readonly invoices: ReturnType<typeof fakeInvoices>
    readonly subscriptions: ReturnType<typeof fakeSubscriptions>
    readonly unitOfWork: UnitOfWork<Work<CancelSubscriptionDeps> & Work<IssueInvoiceDeps> & Work<TakePaymentEventDeps>>
  }

/** What payments need beside the rest of the product, in memory. */
export const paymentFakes = () => {
  const paymentRows = {
    invoices: fakeInvoices(),
    paymentEvents: fakePaymentEvents(),
    subscriptions: fakeSubscriptions(),
  }
  return {
    paymentRows,
    gateways: { stripe: fakePaymentGateway(TEST_NOW) },
    finishPaymentStep,
    invoiceCustomers: async () => null,
    invoiceSettings: {
      supplier: { name: 'Guildhall', address: [], email: null, vatNumber: null, registrationNumber: null },
      tax: { rate: 0, name: null },
      payTo: [],
    },
    invoiceDocuments: { html: ({ title }: InvoiceSheet) => title, pdf: async () => new Uint8Array() },
    invoices: paymentRows.invoices,
    seatCount: async () => 1,
    settleSubscription: async () => undefined,
    subscriptions: paymentRows.subscriptions,
  }
}

/** The use cases that the payment calls need. */
export const paymentUseCases = (deps: Deps) => ({
  startCheckout: startCheckout(deps),
  previewPlanChange: previewPlanChange(deps),
  changePlan: changePlan(deps),
  cancelSubscription: cancelSubscription(deps),
  resumeSubscription: resumeSubscription(deps),
  readPaymentStatus: readPaymentStatus(deps),
  readPlan: readPlan(deps),
  readCardDetails: readCardDetails(deps),
  startCardChange: startCardChange(deps),
  takePaymentEvent: takePaymentEvent(deps),
  issueInvoice: issueInvoice(deps),
  listInvoices: listInvoices(deps),
  readInvoiceDocument: readInvoiceDocument(deps),
})
