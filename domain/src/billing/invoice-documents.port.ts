import type { InvoiceSheet } from './invoice-sheet.ts'

/** Sets a sheet as a page and as a PDF; both say the same. Rule: BILL-31. */
export interface InvoiceDocuments {
  /** A whole HTML page that needs nothing else. */
  html(sheet: InvoiceSheet): string
  pdf(sheet: InvoiceSheet): Promise<Uint8Array>
}
