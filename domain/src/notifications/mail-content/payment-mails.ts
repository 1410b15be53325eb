import type { EventOf } from '../product-event.ts'
import { type CompanyDirectory, hasPermission } from '../../companies/index.ts'
import type { Account } from '../../identity/index.ts'
import {
  type Invoice,
  type InvoiceDocuments,
  type InvoiceRepository,
  type InvoiceSettings,
  toInvoiceView,
} from '../../billing/index.ts'
import type { Clock, Uuid } from '../../shared/index.ts'
import type { MailDraft } from './account-mails.ts'
import { billingLink, cardLink, type Links } from '../links.ts'
import type { MailAttachment } from '../mail/mailer.port.ts'
import { invoiceMessage, type PaymentMessage, subscriptionMessage } from '../system-messages/payment-messages.ts'

export interface PaymentNoticeDeps {
  readonly clock: Clock
  readonly companies: Pick<CompanyDirectory, 'find' | 'listTeam'>
  readonly invoices: Pick<InvoiceRepository, 'find'>
}

export interface PaymentMailDeps extends PaymentNoticeDeps {
  readonly invoiceDocuments: Pick<InvoiceDocuments, 'pdf'>
  readonly invoiceSettings: Pick<InvoiceSettings, 'payTo'>
}

/** The notice of a payment event: its text, recipients and invoice. */
export interface PaymentNotice {
  readonly message: PaymentMessage
  /** Admins and billing members. Rule: NOTE-18. */
  readonly payers: readonly Uuid[]
  readonly invoice: Invoice | null
}

/** An event that payers are notified of. */
export type MoneyEvent = EventOf<
  | 'invoice-due'
  | 'invoice-issued'
  | 'invoice-paid'
  | 'invoice-resent'
  | 'invoice-voided'
  | 'renewal-soon'
  | 'subscription-changed'
>

/** Creates the notice of a payment event; null if there is nothing to announce (any more). Rule: NOTE-18. */
export const createPaymentNotice = async (
  { clock, companies, invoices }: PaymentNoticeDeps,
  event: MoneyEvent,
): Promise<PaymentNotice | null> => {
  const company = await companies.find(event.companyUuid)
  const invoice = 'invoiceUuid' in event ? await invoices.find(event.invoiceUuid) : null
  if (company === null) return null
  const ofInvoice = 'invoiceUuid' in event && invoice !== null ? invoiceMessage(event, invoice, clock.now()) : null
  const message = 'invoiceUuid' in event ? ofInvoice : subscriptionMessage(event, company, clock.now())
  if (message === null) return null
  const team = await companies.listTeam(company.uuid)
  return {
    message: message,
    invoice,
    payers: team.filter(({ role }) => hasPermission(role, 'plan')).map(({ uuid }) => uuid),
  }
}

/** The mail to one recipient; it cannot be switched off. */
export const paymentMail = (
  { attachmentNote, text, title, linksToCard }: PaymentMessage,
  account: Account,
  links: Links,
  attachments: readonly MailAttachment[] = [],
): MailDraft => ({
  preference: null,
  subject: title,
  paragraphs: [`Hello ${account.firstName},`, attachmentNote === null ? text : `${text} ${attachmentNote}`],
  action: linksToCard
    ? { label: 'Use another card', url: cardLink(links) }
    : { label: 'See your billing', url: billingLink(links) },
  attachments,
})

/** The attachment of the invoice. */
export const invoiceAttachments = async (
  { clock, invoiceDocuments, invoiceSettings }: PaymentMailDeps,
  { invoice, message: words }: PaymentNotice,
): Promise<readonly MailAttachment[]> => {
  if (invoice === null || !words.attached) return []
  const bytes = await invoiceDocuments.pdf(toInvoiceView(invoice, invoiceSettings.payTo, clock.now()))
  return [{ name: `${invoice.number}.pdf`, contentType: 'application/pdf', bytes }]
}
