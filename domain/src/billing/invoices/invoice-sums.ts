import { type Money, roundHalfUp } from '../../shared/index.ts'
import type { Invoice, InvoiceLine } from './invoice.ts'

/** The supplier's tax settings; a rate of 0 means that no tax is shown. */
export interface InvoiceTax {
  /** Share of the net, 0.15 for 15 %; at most four digits after the point. */
  readonly rate: number
  /** 'VAT', 'GST'; null if none is charged. */
  readonly name: string | null
}

const RATE_PARTS = 10_000

const sum = (lines: readonly InvoiceLine[]): number => lines.reduce((total, { amount }) => total + amount.minor, 0)

/** Net, tax and total of lines in one currency; tax is calculated on the total and rounded once. Rule: BILL-30. */
export const calculateInvoiceSums = (
  lines: readonly InvoiceLine[],
  currency: string,
  tax: InvoiceTax,
): Pick<Invoice, 'net' | 'tax' | 'taxName' | 'taxRate' | 'total'> => {
  const net = sum(lines)
  const taxed = roundHalfUp(net * Math.round(tax.rate * RATE_PARTS), RATE_PARTS)
  const money = (minor: number): Money => ({ minor, currency })
  return { net: money(net), tax: money(taxed), taxName: tax.name, taxRate: tax.rate, total: money(net + taxed) }
}

/** The lines of a credit note: those of its invoice, negated. */
export const negateLines = (lines: readonly InvoiceLine[]): readonly InvoiceLine[] =>
  lines.map((line) => ({ ...line, amount: { ...line.amount, minor: 0 - line.amount.minor } }))
