import type { EventOf } from './product-event.ts'
import { type CompanyDirectory, may } from '../companies/index.ts'
import type { Account } from '../identity/index.ts'
import {
  type Invoice,
  type InvoiceDocuments,
  type InvoiceRepository,
  type InvoiceSettings,
  invoiceSheet,
} from '../billing/index.ts'
import type { Clock, Uuid } from '../shared/index.ts'
import type { MailDraft } from './account-mails.ts'
import { billingLink, cardLink, type Links } from './links.ts'
import type { MailAttachment } from './mailer.port.ts'
import type { Notice } from './notices.ts'
import { invoiceWords, type PaymentWords, subscriptionWords } from './payment-words.ts'

export interface PaymentToldDeps {
  readonly clock: Clock
  readonly companies: Pick<CompanyDirectory, 'find' | 'team'>
  readonly invoices: Pick<InvoiceRepository, 'find'>
}

export interface PaymentMailDeps extends PaymentToldDeps {
  readonly invoiceDocuments: Pick<InvoiceDocuments, 'pdf'>
  readonly invoiceSettings: Pick<InvoiceSettings, 'payTo'>
}

/** What an event about money says, to whom, and about which invoice. */
export interface PaymentTold {
  readonly words: PaymentWords
  /** Admins and billing managers. Rule: NOTE-18. */
  readonly payers: readonly Uuid[]
  readonly invoice: Invoice | null
}

/** An event about money that its payers are told of. */
export type MoneyEvent = EventOf<
  'invoice-due' | 'invoice-issued' | 'invoice-paid' | 'invoice-voided' | 'renewal-soon' | 'subscription-changed'
>

/** Whom an event about money is told to, and how; null where it says nothing (any more). Rule: NOTE-18. */
export const paymentTold = async (
  { clock, companies, invoices }: PaymentToldDeps,
  event: MoneyEvent,
): Promise<PaymentTold | null> => {
  const company = await companies.find(event.companyUuid)
  const invoice = 'invoiceUuid' in event ? await invoices.find(event.invoiceUuid) : null
  if (company === null) return null
  const ofInvoice = 'invoiceUuid' in event && invoice !== null ? invoiceWords(event, invoice, clock.now()) : null
  const words = 'invoiceUuid' in event ? ofInvoice : subscriptionWords(event, company, clock.now())
  if (words === null) return null
  const team = await companies.team(company.uuid)
  return { words, invoice, payers: team.filter(({ role }) => may(role, 'plan')).map(({ uuid }) => uuid) }
}

/** The same in the product, for each of them. */
export const paymentNotices = ({ payers, words }: PaymentTold): readonly Notice[] =>
  payers.map((accountUuid) => ({ accountUuid, type: words.type, text: words.title, conversationUuid: null }))

/** The mail to one of them; it cannot be switched off. */
export const paymentMail = (
  { text, title, toCard }: PaymentWords,
  account: Account,
  links: Links,
  attachments: readonly MailAttachment[] = [],
): MailDraft => ({
  preference: null,
  subject: title,
  paragraphs: [`Hello ${account.firstName},`, text],
  action: toCard
    ? { label: 'Use another card', url: cardLink(links) }
    : { label: 'See your billing', url: billingLink(links) },
  attachments,
})

/** The invoice as it goes with the mail. */
export const invoiceAttachments = async (
  { clock, invoiceDocuments, invoiceSettings }: PaymentMailDeps,
  { invoice, words }: PaymentTold,
): Promise<readonly MailAttachment[]> => {
  if (invoice === null || !words.attached) return []
  const bytes = await invoiceDocuments.pdf(invoiceSheet(invoice, invoiceSettings.payTo, clock.now()))
  return [{ name: `${invoice.number}.pdf`, contentType: 'application/pdf', bytes }]
}
