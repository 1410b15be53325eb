import type { EventOf, EventType } from './product-event.ts'
import { type Invoice, type InvoiceSheet, invoiceSheet } from '../billing/index.ts'
import { dayWords } from '../shared/index.ts'
import type { Company } from '../companies/index.ts'

/** What those who pay are told. Rule: NOTE-18. */
export interface PaymentWords {
  readonly type: string
  readonly title: string
  readonly text: string
  /** Whether the invoice goes with the mail. */
  readonly attached: boolean
  /** Whether the card page is what helps, rather than the list of invoices. */
  readonly toCard: boolean
}

type Fact<T extends EventType> = EventOf<T>

const said = (type: string, title: string, text: string, more: Partial<PaymentWords> = {}): PaymentWords => ({
  type,
  title,
  text,
  attached: false,
  toCard: false,
  ...more,
})

const issued = (invoice: Invoice, { title, total: [, amount] }: InvoiceSheet): PaymentWords | null => {
  if (invoice.kind === 'credit-note')
    return said('invoice-credited', title, `we have credited you ${amount}. The credit note is attached.`, {
      attached: true,
    })
  if (invoice.status !== 'open') return null
  const until = dayWords(invoice.dueAt)
  return said(
    'invoice-issued',
    `${title}: ${amount}, due ${until}`,
    `please pay ${amount} by ${until}. The invoice is attached.`,
    {
      attached: true,
    },
  )
}

const due = (invoice: Invoice, { title, total: [, amount] }: InvoiceSheet, day: number): PaymentWords | null => {
  if (invoice.status !== 'open') return null
  const on = dayWords(invoice.dueAt)
  if (day < 0) return said('invoice-due', `${title} is due on ${on}`, `${amount} is due on ${on}.`, { attached: true })
  if (day === 0) return said('invoice-due', `${title} is due today`, `${amount} is due today.`, { attached: true })
  return said(
    'invoice-overdue',
    `${title} is overdue`,
    `${amount} was due on ${on}. If you have paid since, thank you: nothing is to be done.`,
    {
      attached: true,
    },
  )
}

/** The words of an event about an invoice, while they still hold; null for none. */
export const invoiceWords = (
  event: Fact<'invoice-due'> | Fact<'invoice-issued' | 'invoice-paid' | 'invoice-voided'>,
  invoice: Invoice,
  now: Date,
): PaymentWords | null => {
  const sheet = invoiceSheet(invoice, [], now)
  const {
    title,
    total: [, amount],
  } = sheet
  switch (event.type) {
    case 'invoice-issued':
      return issued(invoice, sheet)
    case 'invoice-due':
      return due(invoice, sheet, event.day)
    case 'invoice-paid':
      return said(
        'invoice-paid',
        `Receipt for ${invoice.number}: ${amount}`,
        `thank you: ${amount} has been paid. The receipt is attached.`,
        {
          attached: true,
        },
      )
    case 'invoice-voided':
      return said('invoice-voided', `${title} is void`, `nothing is to be paid for ${invoice.number} any more.`)
  }
}

/** The words of a change of the subscription, or of its renewal that comes; null where nobody needs to know. */
export const subscriptionWords = (
  event: Fact<'subscription-changed' | 'renewal-soon'>,
  { name, paidUntil }: Pick<Company, 'name' | 'paidUntil'>,
  now: Date,
): PaymentWords | null => {
  const until = paidUntil === null ? '' : dayWords(paidUntil)
  if (event.type === 'renewal-soon')
    return said(
      'renewal-soon',
      `Your subscription renews on ${until}`,
      `the subscription of ${name} renews on ${until}, and your card will be charged ${event.amount}.`,
    )
  if (event.from === event.to) return null
  switch (event.to) {
    case 'past_due':
      return event.method === 'card'
        ? said(
            'card-failed',
            'Your card could not be charged',
            'we could not charge your card for the next period. We will try again; another card ends this at once. After 14 days contacts and bookmarks stop.',
            { toCard: true },
          )
        : null
    case 'suspended':
      return said(
        'subscription-suspended',
        'Your subscription is suspended',
        'a payment has been missing for 14 days. You can still search and read; once it is paid everything is as before.',
        { toCard: event.method === 'card' },
      )
    case 'cancelled':
      return said(
        'subscription-cancelled',
        'Your subscription is cancelled',
        paidUntil !== null && now < paidUntil
          ? `everything stays as it is until ${until}, and until then you can resume it.`
          : 'it has ended. You can still search and read, and begin again whenever you like.',
      )
    default:
      return null
  }
}
