import {
  cancelSubscription,
  changePlan,
  creditInvoice,
  endCancelled,
  invoiceRenewals,
  markPastDue,
  remindOfInvoices,
  suspendUnpaid,
  tellOfRenewals,
  readInvoiceDocument,
  issueInvoice,
  listInvoices,
  markInvoicePaid,
  previewPlanChange,
  readCardDetails,
  readPaymentStatus,
  readPlan,
  resumeSubscription,
  settlePaymentEvent,
  settleSubscription,
  startCardChange,
  startCheckout,
  takePaymentEvent,
  voidInvoice,
} from '@guildhall/domain/billing'
import { ContainerModule } from 'inversify'
import { port } from './ports.ts'
import { provide } from './token.ts'
import { useCase } from './use-cases.ts'

const payer = ['companyDirectory', 'gateways', 'paymentRegions', 'seatCount', 'subscriptions'] as const
const settling = [
  'clock',
  'finishPaymentStep',
  'gateways',
  'ids',
  'invoiceCustomers',
  'invoiceSettings',
  'paymentRegions',
  'unitOfWork',
] as const
const invoicing = ['clock', 'ids', 'invoiceSettings', 'unitOfWork'] as const

const turning = [...payer, 'clock', 'ids', 'settleSubscription', 'unitOfWork'] as const
const documents = ['invoiceDocuments', 'invoiceSettings'] as const
const jobs = [...invoicing, 'invoiceCustomers', 'paymentRegions'] as const

/** What employers pay by. */
export const paymentsModule = new ContainerModule((options) => {
  provide(options, port, port.settleSubscription, settling, settleSubscription)
  provide(options, port, useCase.settlePaymentEvent, settling, settlePaymentEvent)
  provide(options, port, useCase.takePaymentEvent, ['clock', 'gateways', 'ids', 'unitOfWork'], takePaymentEvent)
  provide(options, port, useCase.startCheckout, [...payer, 'accounts', 'clock', 'publicAddress'], startCheckout)
  provide(options, port, useCase.previewPlanChange, [...payer, 'clock'], previewPlanChange)
  provide(options, port, useCase.changePlan, [...payer, 'clock', 'settleSubscription', 'unitOfWork'], changePlan)
  provide(options, port, useCase.cancelSubscription, turning, cancelSubscription)
  provide(options, port, useCase.resumeSubscription, turning, resumeSubscription)
  provide(options, port, useCase.readPaymentStatus, payer, readPaymentStatus)
  provide(options, port, useCase.readPlan, [...payer, 'clock'], readPlan)
  provide(options, port, useCase.readCardDetails, ['companyDirectory', 'gateways', 'subscriptions'], readCardDetails)
  provide(options, port, useCase.startCardChange, [...payer, 'publicAddress'], startCardChange)
  provide(
    options,
    port,
    useCase.issueInvoice,
    [...invoicing, 'finishPaymentStep', 'invoiceCustomers', 'paymentRegions', 'seatCount'],
    issueInvoice,
  )
  provide(options, port, useCase.listInvoices, ['invoices'], listInvoices)
  provide(options, port, useCase.readInvoiceDocument, [...documents, 'clock', 'invoices'], readInvoiceDocument)
  provide(options, port, useCase.markInvoicePaid, ['clock', 'ids', 'paymentRegions', 'unitOfWork'], markInvoicePaid)
  provide(options, port, useCase.invoiceRenewals, jobs, invoiceRenewals)
  provide(options, port, useCase.tellOfRenewals, jobs, tellOfRenewals)
  provide(options, port, useCase.markPastDue, jobs, markPastDue)
  provide(options, port, useCase.suspendUnpaid, jobs, suspendUnpaid)
  provide(options, port, useCase.endCancelled, jobs, endCancelled)
  provide(options, port, useCase.remindOfInvoices, ['clock', 'ids', 'unitOfWork'], remindOfInvoices)
  provide(options, port, useCase.voidInvoice, invoicing, voidInvoice)
  provide(options, port, useCase.creditInvoice, invoicing, creditInvoice)
})
