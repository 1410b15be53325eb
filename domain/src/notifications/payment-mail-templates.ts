import type { ProductEvent } from './product-event.ts'
import type { Invoice } from '../billing/index.ts'
import { addDays, INVOICE_DUE_DAYS } from '../shared/index.ts'
import type { MailSamples, MailTemplate } from './mail-templates.ts'
import { paymentMail } from './payment-mails.ts'
import { invoiceWords, type PaymentWords, subscriptionWords } from './payment-words.ts'

const COMPANY = '01900000-0000-7000-8000-0000000000c1'
const usd = (minor: number) => ({ minor, currency: 'USD' })
const party = { address: [], email: null, vatNumber: null, registrationNumber: null }

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
  supplier: { ...party, name: 'Guildhall' },
  customer: { ...party, name: conversation.company.name },
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

const template = (name: string, wordsOf: (samples: MailSamples) => PaymentWords | null): MailTemplate => ({
  name,
  occasion: 'payments',
  sample: (samples) => {
    const words = wordsOf(samples)
    return words === null ? null : paymentMail(words, samples.employer, samples.links)
  },
})

type InvoiceFact = Extract<ProductEvent, { readonly invoiceUuid: string }>

const ofInvoice = (
  name: string,
  type: Exclude<InvoiceFact['type'], 'invoice-due'>,
  changes: Partial<Invoice> = {},
): MailTemplate =>
  template(name, (samples) => {
    const { now } = samples
    const event = { uuid: 'sample', at: now.toISOString(), type, companyUuid: COMPANY, invoiceUuid: COMPANY } as const
    return invoiceWords(event, { ...sampleInvoice(samples), ...changes }, now)
  })

const reminder = (name: string, day: number): MailTemplate =>
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
    return invoiceWords(event, sampleInvoice(samples), now)
  })

const turned = (name: string, to: string): MailTemplate =>
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
    return subscriptionWords(event, { name: conversation.company.name, paidUntil: addDays(now, 20) }, now)
  })

/** Every mail about what a company pays. Rule: NOTE-18. */
export const paymentMailTemplates: readonly MailTemplate[] = [
  ofInvoice('invoice-issued', 'invoice-issued'),
  reminder('invoice-due-soon', -3),
  reminder('invoice-due-today', 0),
  reminder('invoice-overdue', 3),
  ofInvoice('invoice-paid', 'invoice-paid', { status: 'paid' }),
  ofInvoice('invoice-void', 'invoice-voided', { status: 'void' }),
  ofInvoice('invoice-credited', 'invoice-issued', { kind: 'credit-note', number: 'GHC-000003', status: 'paid' }),
  turned('card-failed', 'past_due'),
  turned('subscription-suspended', 'suspended'),
  turned('subscription-cancelled', 'cancelled'),
  template('renewal-soon', ({ conversation, now }) =>
    subscriptionWords(
      { uuid: 'sample', at: now.toISOString(), type: 'renewal-soon', companyUuid: COMPANY, amount: 'USD 2,040.00' },
      { name: conversation.company.name, paidUntil: addDays(now, 7) },
      now,
    ),
  ),
]
