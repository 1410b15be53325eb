import type { EventOf, EventType } from '../product-event.ts'
import { compareToDueDay, type Invoice, type InvoiceView, toInvoiceView } from '../../billing/index.ts'
import { formatDay } from '../../shared/index.ts'
import type { Company } from '../../companies/index.ts'

/** The message of a payment notice. Rule: NOTE-18. */
export interface PaymentMessage {
  readonly type: string
  readonly title: string
  /** Begins with a small letter: in a mail it follows the greeting. */
  readonly text: string
  /** Whether the invoice is attached to the mail. */
  readonly attached: boolean
  /** What the mail says of the attachment; null for nothing. */
  readonly attachmentNote: string | null
  /** Whether it links to the card page rather than to the list of invoices. */
  readonly linksToCard: boolean
}

type Fact<T extends EventType> = EventOf<T>

const createMessage = (
  type: string,
  title: string,
  text: string,
  more: Partial<PaymentMessage> = {},
): PaymentMessage => ({
  type,
  title,
  text,
  attached: false,
  attachmentNote: null,
  linksToCard: false,
  ...more,
})

const issuedMessage = (invoice: Invoice, { title, total: [, amount] }: InvoiceView): PaymentMessage | null => {
  if (invoice.kind === 'credit-note')
    return createMessage('invoice-credited', title, `we have credited you ${amount}.`, {
      attached: true,
      attachmentNote: 'The credit note is attached.',
    })
  if (invoice.status !== 'open') return null
  const until = formatDay(invoice.dueAt)
  return createMessage('invoice-issued', `${title}: ${amount}, due ${until}`, `please pay ${amount} by ${until}.`, {
    attached: true,
    attachmentNote: 'The invoice is attached.',
  })
}

/** A mail that is sent later than it was meant to be says what is true on its day. Rule: BILL-41. */
const dueMessage = (invoice: Invoice, { title, total: [, amount] }: InvoiceView, now: Date): PaymentMessage | null => {
  if (invoice.status !== 'open') return null
  const on = formatDay(invoice.dueAt)
  const day = compareToDueDay(now, invoice.dueAt)
  if (day < 0)
    return createMessage('invoice-due', `${title} is due on ${on}`, `${amount} is due on ${on}.`, { attached: true })
  if (day === 0)
    return createMessage('invoice-due', `${title} is due today`, `${amount} is due today.`, { attached: true })
  return createMessage(
    'invoice-overdue',
    `${title} is overdue`,
    `${amount} was due on ${on}. If you have paid since, thank you: nothing is to be done.`,
    {
      attached: true,
    },
  )
}

/** What is sent again: the receipt of what is paid, else the invoice or credit note. */
const resentAs = ({ kind, status }: Invoice): 'invoice-issued' | 'invoice-paid' | 'invoice-voided' => {
  if (status === 'void') return 'invoice-voided'
  return kind === 'invoice' && status === 'paid' ? 'invoice-paid' : 'invoice-issued'
}

/** The message of an invoice event, if it still applies; otherwise null. */
export const invoiceMessage = (
  event: Fact<'invoice-due'> | Fact<'invoice-issued' | 'invoice-paid' | 'invoice-resent' | 'invoice-voided'>,
  invoice: Invoice,
  now: Date,
): PaymentMessage | null => {
  const sheet = toInvoiceView(invoice, [], now)
  const {
    title,
    total: [, amount],
  } = sheet
  if (event.type === 'invoice-due') return dueMessage(invoice, sheet, now)
  switch (event.type === 'invoice-resent' ? resentAs(invoice) : event.type) {
    case 'invoice-issued':
      return issuedMessage(invoice, sheet)
    case 'invoice-paid':
      return createMessage(
        'invoice-paid',
        `Receipt for ${invoice.number}: ${amount}`,
        `thank you: ${amount} has been paid.`,
        {
          attached: true,
          attachmentNote: 'The receipt is attached.',
        },
      )
    case 'invoice-voided':
      return createMessage(
        'invoice-voided',
        `${title} is void`,
        `nothing is to be paid for ${invoice.number} any more.`,
      )
  }
}

/** The message of a subscription change or an upcoming renewal; null if nobody needs to be notified. */
export const subscriptionMessage = (
  event: Fact<'subscription-changed' | 'renewal-soon'>,
  { name, paidUntil }: Pick<Company, 'name' | 'paidUntil'>,
  now: Date,
): PaymentMessage | null => {
  const until = paidUntil === null ? '' : formatDay(paidUntil)
  if (event.type === 'renewal-soon')
    return createMessage(
      'renewal-soon',
      `Your subscription renews on ${until}`,
      `the subscription of ${name} renews on ${until}, and your card will be charged ${event.amount}.`,
    )
  if (event.from === event.to) return null
  switch (event.to) {
    case 'past_due':
      return event.method === 'card'
        ? createMessage(
            'card-failed',
            'Your card could not be charged',
            'we could not charge your card for the next period. We will try again; another card ends this at once. After 14 days contacts and bookmarks stop.',
            { linksToCard: true },
          )
        : null
    case 'suspended':
      return createMessage(
        'subscription-suspended',
        'Your subscription is suspended',
        'a payment has been missing for 14 days. You can still search and read; once it is paid everything is as before.',
        { linksToCard: event.method === 'card' },
      )
    case 'cancelled':
      return createMessage(
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
