import { formatDay, formatMoney } from '../../shared/index.ts'
import { isOverdue } from './invoice-changes.ts'
import type { Invoice, InvoiceParty } from './invoice.ts'

/** A printed line of an invoice. */
export interface InvoiceViewLine {
  readonly text: string
  readonly detail: string | null
  readonly amount: string
}

/** A formatted invoice or credit note, for both HTML and PDF. Rule: BILL-31. */
export interface InvoiceView {
  /** 'Invoice GH-000012' */
  readonly title: string
  /** 'To be paid by 12 March 2026' */
  readonly status: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly supplier: readonly string[]
  readonly customer: readonly string[]
  readonly lines: readonly InvoiceViewLine[]
  readonly sums: readonly (readonly [name: string, amount: string])[]
  readonly total: readonly [name: string, amount: string]
  /** Notes, such as how to pay; one paragraph each. */
  readonly notes: readonly string[]
}

const formatParty = ({ address, email, name, registrationNumber, vatNumber }: InvoiceParty): readonly string[] => [
  name,
  ...address,
  ...(email === null ? [] : [email]),
  ...(vatNumber === null ? [] : [`VAT number ${vatNumber}`]),
  ...(registrationNumber === null ? [] : [`Registration number ${registrationNumber}`]),
]

const formatStatus = (invoice: Invoice, now: Date): string => {
  if (invoice.kind === 'credit-note') return 'Credited'
  if (invoice.status === 'void') return 'Void: nothing is to be paid'
  if (invoice.status === 'paid') return `Paid on ${formatDay(invoice.paidAt ?? invoice.issuedAt)}`
  return isOverdue(invoice, now)
    ? `Overdue since ${formatDay(invoice.dueAt)}`
    : `To be paid by ${formatDay(invoice.dueAt)}`
}

const PAYMENT_METHOD_LABELS: Readonly<Record<'card' | 'transfer', string>> = { card: 'Card', transfer: 'Bank transfer' }

const listFacts = ({ dueAt, issuedAt, kind, number, paidBy: by, period, status }: Invoice): InvoiceView['facts'] => [
  ['Number', number],
  ['Date', formatDay(issuedAt)],
  ...(kind === 'invoice' && status === 'open' ? [['Due', formatDay(dueAt)] as const] : []),
  ...(by === null ? [] : [['Paid by', PAYMENT_METHOD_LABELS[by]] as const]),
  ...(period === null ? [] : [['Period', `${formatDay(period.start)} to ${formatDay(period.end)}`] as const]),
]

const formatPercent = (rate: number): string => `${Number((rate * 100).toFixed(2))} %`

const listNotes = (invoice: Invoice, payTo: readonly string[]): readonly string[] => {
  if (invoice.kind === 'credit-note' || invoice.status !== 'open') return []
  const how = `Please pay ${formatMoney(invoice.total)} by ${formatDay(invoice.dueAt)} and name ${invoice.number}.`
  return [how, ...payTo]
}

/** Formats an invoice as of a day. `payTo` are the payment instructions. Rule: BILL-31. */
export const toInvoiceView = (invoice: Invoice, payTo: readonly string[], now: Date): InvoiceView => ({
  title: `${invoice.kind === 'invoice' ? 'Invoice' : 'Credit note'} ${invoice.number}`,
  status: formatStatus(invoice, now),
  facts: listFacts(invoice),
  supplier: formatParty(invoice.supplier),
  customer: formatParty(invoice.customer),
  lines: invoice.lines.map(({ amount, detail, text }) => ({ text, detail, amount: formatMoney(amount) })),
  sums:
    invoice.taxName === null
      ? []
      : [
          ['Net', formatMoney(invoice.net)],
          [`${invoice.taxName} ${formatPercent(invoice.taxRate)}`, formatMoney(invoice.tax)],
        ],
  total: ['Total', formatMoney(invoice.total)],
  notes: listNotes(invoice, payTo),
})
