import type { InvoiceView } from './invoice-view.ts'

/** Renders an invoice as HTML and as PDF, with the same content. Rule: BILL-31. */
export interface InvoiceDocuments {
  /** A self-contained HTML page. */
  html(sheet: InvoiceView): string
  pdf(sheet: InvoiceView): Promise<Uint8Array>
}
