import { dayWords, moneyWords } from '../shared/index.ts'
import { isOverdue } from './invoice-changes.ts'
import type { Invoice, InvoiceParty } from './invoice.ts'

/** One line of an invoice as it is printed. */
export interface SheetLine {
  readonly text: string
  readonly detail: string | null
  readonly amount: string
}

/** An invoice or credit note in words and figures, the same on the page and in the PDF. Rule: BILL-31. */
export interface InvoiceSheet {
  /** 'Invoice GH-000012' */
  readonly title: string
  /** 'To be paid by 12 March 2026' */
  readonly status: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly supplier: readonly string[]
  readonly customer: readonly string[]
  readonly lines: readonly SheetLine[]
  readonly sums: readonly (readonly [name: string, amount: string])[]
  readonly total: readonly [name: string, amount: string]
  /** How to pay, or what follows; a paragraph each. */
  readonly notes: readonly string[]
}

const partyLines = ({ address, email, name, registrationNumber, vatNumber }: InvoiceParty): readonly string[] => [
  name,
  ...address,
  ...(email === null ? [] : [email]),
  ...(vatNumber === null ? [] : [`VAT number ${vatNumber}`]),
  ...(registrationNumber === null ? [] : [`Registration number ${registrationNumber}`]),
]

const statusWords = (invoice: Invoice, now: Date): string => {
  if (invoice.kind === 'credit-note') return 'Credited'
  if (invoice.status === 'void') return 'Void: nothing is to be paid'
  if (invoice.status === 'paid') return `Paid on ${dayWords(invoice.paidAt ?? invoice.issuedAt)}`
  return isOverdue(invoice, now)
    ? `Overdue since ${dayWords(invoice.dueAt)}`
    : `To be paid by ${dayWords(invoice.dueAt)}`
}

const paidBy: Readonly<Record<'card' | 'transfer', string>> = { card: 'Card', transfer: 'Bank transfer' }

const factsOf = ({ dueAt, issuedAt, kind, number, paidBy: by, period, status }: Invoice): InvoiceSheet['facts'] => [
  ['Number', number],
  ['Date', dayWords(issuedAt)],
  ...(kind === 'invoice' && status === 'open' ? [['Due', dayWords(dueAt)] as const] : []),
  ...(by === null ? [] : [['Paid by', paidBy[by]] as const]),
  ...(period === null ? [] : [['Period', `${dayWords(period.start)} to ${dayWords(period.end)}`] as const]),
]

const percent = (rate: number): string => `${Number((rate * 100).toFixed(2))} %`

const notesOf = (invoice: Invoice, payTo: readonly string[]): readonly string[] => {
  if (invoice.kind === 'credit-note' || invoice.status !== 'open') return []
  const how = `Please pay ${moneyWords(invoice.total)} by ${dayWords(invoice.dueAt)} and name ${invoice.number}.`
  return [how, ...payTo]
}

/** An invoice as it is printed on that day. `payTo` says where the money is to go. Rule: BILL-31. */
export const invoiceSheet = (invoice: Invoice, payTo: readonly string[], now: Date): InvoiceSheet => ({
  title: `${invoice.kind === 'invoice' ? 'Invoice' : 'Credit note'} ${invoice.number}`,
  status: statusWords(invoice, now),
  facts: factsOf(invoice),
  supplier: partyLines(invoice.supplier),
  customer: partyLines(invoice.customer),
  lines: invoice.lines.map(({ amount, detail, text }) => ({ text, detail, amount: moneyWords(amount) })),
  sums:
    invoice.taxName === null
      ? []
      : [
          ['Net', moneyWords(invoice.net)],
          [`${invoice.taxName} ${percent(invoice.taxRate)}`, moneyWords(invoice.tax)],
        ],
  total: ['Total', moneyWords(invoice.total)],
  notes: notesOf(invoice, payTo),
})
