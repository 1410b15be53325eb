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

/**
 * The same of a payment that was charged already: its tax is part of the charged amount, so that lines and total are what the card was
 * charged. Rule: BILL-30.
 */
export const calculateReceiptSums = (
  lines: readonly InvoiceLine[],
  currency: string,
  tax: InvoiceTax,
): Pick<Invoice, 'net' | 'tax' | 'taxName' | 'taxRate' | 'total'> => {
  const total = sum(lines)
  const net = roundHalfUp(total * RATE_PARTS, RATE_PARTS + Math.round(tax.rate * RATE_PARTS))
  const money = (minor: number): Money => ({ minor, currency })
  return { net: money(net), tax: money(total - net), taxName: tax.name, taxRate: tax.rate, total: money(total) }
}

/** The sums of a credit note: those of its invoice, negated, so that not a cent is left. Rule: BILL-30. */
export const negateSums = ({
  net,
  tax,
  total,
}: Pick<Invoice, 'net' | 'tax' | 'total'>): Pick<Invoice, 'net' | 'tax' | 'total'> => {
  const negate = (money: Money): Money => ({ ...money, minor: 0 - money.minor })
  return { net: negate(net), tax: negate(tax), total: negate(total) }
}

/** The lines of a credit note: those of its invoice, negated. */
export const negateLines = (lines: readonly InvoiceLine[]): readonly InvoiceLine[] =>
  lines.map((line) => ({ ...line, amount: { ...line.amount, minor: 0 - line.amount.minor } }))
