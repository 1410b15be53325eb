import type { ProductEvent } from '../product-event.ts'
import type { Invoice } from '../../billing/index.ts'
import { addDays } from '../../shared/index.ts'
import { INVOICE_DUE_DAYS } from '../../billing/index.ts'
import type { MailSamples, MailTemplate } from './mail-template.ts'
import { paymentMail } from '../mail-content/payment-mails.ts'
import { invoiceMessage, type PaymentMessage, subscriptionMessage } from '../system-messages/payment-messages.ts'

const COMPANY = '01900000-0000-7000-8000-0000000000c1'
const usd = (minor: number) => ({ minor, currency: 'USD' })
const PARTY = { address: [], email: null, vatNumber: null, registrationNumber: null }

const sampleInvoice = ({ conversation, now }: MailSamples): Invoice => ({
  uuid: COMPANY,
  companyUuid: COMPANY,
  kind: 'invoice',
  number: 'GH-000012',
  purpose: 'subscription',
  status: 'open',
  lines: [],
  net: usd(204_000),
  taxRate: 0,
  taxName: null,
  tax: usd(0),
  total: usd(204_000),
  supplier: { ...PARTY, name: 'Guildhall' },
  customer: { ...PARTY, name: conversation.company.name },
  plan: null,
  period: null,
  issuedAt: now,
  dueAt: addDays(now, INVOICE_DUE_DAYS),
  remindedDay: null,
  paidAt: null,
  paidBy: null,
  voidedAt: null,
  creditsUuid: null,
  paymentId: null,
})

const template = (name: string, wordsOf: (samples: MailSamples) => PaymentMessage | null): MailTemplate => ({
  name,
  category: 'payments',
  sample: (samples) => {
    const words = wordsOf(samples)
    return words === null ? null : paymentMail(words, samples.employer, samples.links)
  },
})

type InvoiceFact = Extract<ProductEvent, { readonly invoiceUuid: string }>

const invoiceTemplate = (
  name: string,
  type: Exclude<InvoiceFact['type'], 'invoice-due'>,
  changes: Partial<Invoice> = {},
): MailTemplate =>
  template(name, (samples) => {
    const { now } = samples
    const event = { uuid: 'sample', at: now.toISOString(), type, companyUuid: COMPANY, invoiceUuid: COMPANY } as const
    return invoiceMessage(event, { ...sampleInvoice(samples), ...changes }, now)
  })

const reminderTemplate = (name: string, day: number): MailTemplate =>
  template(name, (samples) => {
    const now = addDays(samples.now, INVOICE_DUE_DAYS + day)
    const { now: at } = samples
    const event = {
      uuid: 'sample',
      at: at.toISOString(),
      type: 'invoice-due',
      companyUuid: COMPANY,
      invoiceUuid: COMPANY,
      day,
    } as const
    return invoiceMessage(event, sampleInvoice(samples), now)
  })

const subscriptionTemplate = (name: string, to: string): MailTemplate =>
  template(name, ({ conversation, now }) => {
    const event = {
      uuid: 'sample',
      at: now.toISOString(),
      type: 'subscription-changed',
      companyUuid: COMPANY,
      method: 'card',
      from: 'active',
      to,
    } as const
    return subscriptionMessage(event, { name: conversation.company.name, paidUntil: addDays(now, 20) }, now)
  })

/** All mails about payments. Rule: NOTE-18. */
export const paymentMailTemplates: readonly MailTemplate[] = [
  invoiceTemplate('invoice-issued', 'invoice-issued'),
  reminderTemplate('invoice-due-soon', -3),
  reminderTemplate('invoice-due-today', 0),
  reminderTemplate('invoice-overdue', 3),
  invoiceTemplate('invoice-paid', 'invoice-paid', { status: 'paid' }),
  invoiceTemplate('invoice-void', 'invoice-voided', { status: 'void' }),
  invoiceTemplate('invoice-credited', 'invoice-issued', { kind: 'credit-note', number: 'GHC-000003', status: 'paid' }),
  subscriptionTemplate('card-failed', 'past_due'),
  subscriptionTemplate('subscription-suspended', 'suspended'),
  subscriptionTemplate('subscription-cancelled', 'cancelled'),
  template('renewal-soon', ({ conversation, now }) =>
    subscriptionMessage(
      { uuid: 'sample', at: now.toISOString(), type: 'renewal-soon', companyUuid: COMPANY, amount: 'USD 2,040.00' },
      { name: conversation.company.name, paidUntil: addDays(now, 7) },
      now,
    ),
  ),
]
