import type { InvoiceDocuments } from '@guildhall/domain/billing'
import { htmlOf } from './html-page.ts'
import { pdfOf } from './pdf-page.ts'

/** Sets invoices as pages and, with pdfkit, as PDF. */
export const createInvoiceDocuments = (): InvoiceDocuments => ({ html: htmlOf, pdf: pdfOf })
