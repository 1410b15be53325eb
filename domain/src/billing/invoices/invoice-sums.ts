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

/**
 * Net, tax and total of lines in one currency. Prices contain the tax, so that what is shown, charged to a card and written on an invoice is
 * one amount; the net is calculated from the total and rounded once. Rule: BILL-30.
 */
export const calculateInvoiceSums = (
  lines: readonly InvoiceLine[],
  currency: string,
  tax: InvoiceTax,
): Pick<Invoice, 'net' | 'tax' | 'taxName' | 'taxRate' | 'total'> => {
  const total = lines.reduce((sum, { amount }) => sum + amount.minor, 0)
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
