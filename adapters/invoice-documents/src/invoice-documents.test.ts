import type { InvoiceView } from '@guildhall/domain/billing'
import { countTurns } from '@guildhall/testing'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { createInvoiceDocuments } from './create-invoice-documents.ts'

const sheet: InvoiceView = {
  title: 'Invoice GH-000012',
  status: 'To be paid by 16 March 2026',
  facts: [
    ['Number', 'GH-000012'],
    ['Date', '02 March 2026'],
  ],
  supplier: ['Guildhall Ltd', '1 Quiet Lane'],
  customer: ['Kestrel <b>Freight</b>', 'Łódź, Поштова 4'],
  lines: [
    {
      text: 'Subscription for a month: company size 11-50, 3 seats',
      detail: 'USD 680 × 3 seats × 1 (company size 11-50)',
      amount: 'USD 2,040.00',
    },
  ],
  sums: [
    ['Net', 'USD 2,040.00'],
    ['VAT 15 %', 'USD 306.00'],
  ],
  total: ['Total', 'USD 2,346.00'],
  notes: ['Please pay USD 2,346.00 by 16 March 2026 and name GH-000012.'],
}

const words = async (of: InvoiceView): Promise<{ readonly text: string; readonly pages: number }> => {
  const file = await getDocumentProxy(await createInvoiceDocuments().pdf(of))
  const { text, totalPages } = await extractText(file, { mergePages: true })
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages }
}

const everyWord = ({ customer, facts, lines, notes, status, sums, supplier, title, total }: InvoiceView) => [
  title,
  status,
  ...facts.flat(),
  ...supplier,
  ...customer,
  ...lines.flatMap(({ amount, detail, text }) => [text, detail ?? '', amount]),
  ...sums.flat(),
  ...total,
  ...notes,
]

describe('invoice documents', () => {
  // BILL-31
  it('contain every text and figure in the PDF, in other scripts too', async () => {
    const { text, pages } = await words(sheet)
    for (const word of everyWord(sheet)) expect(text).toContain(word)
    expect(pages).toBe(1)
  })

  it('contain every text and figure in HTML, with user input escaped', () => {
    const html = createInvoiceDocuments().html(sheet)
    expect(html).toContain('Kestrel &lt;b&gt;Freight&lt;/b&gt;')
    for (const word of everyWord({ ...sheet, customer: [] })) expect(html).toContain(word)
  })

  it('continue on further pages for many lines', async () => {
    const [line] = sheet.lines
    const lines = Array.from({ length: 40 }, (_, index) => ({
      ...line,
      text: `Seat ${index}`,
      detail: null,
      amount: '1',
    }))
    const { text, pages } = await words({ ...sheet, lines })
    expect(pages).toBeGreaterThan(1)
    expect(text).toContain('Seat 39')
    expect(text).toContain('Total')
  })

  // Rendered on the server's own thread, a PDF would hold up every other request.
  it('leave the thread of the server free while a PDF is rendered', async () => {
    expect(await countTurns(() => createInvoiceDocuments().pdf(sheet))).toBeGreaterThan(100)
  })
})
