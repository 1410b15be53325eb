import type { InvoiceView } from './invoice-view.ts'

/** Sets a sheet as a page and as a PDF; both say the same. Rule: BILL-31. */
export interface InvoiceDocuments {
  /** A whole HTML page that needs nothing else. */
  html(sheet: InvoiceView): string
  pdf(sheet: InvoiceView): Promise<Uint8Array>
}
