import type { InvoiceDocuments } from '@guildhall/domain/billing'
import { renderHtml } from './render-html.ts'
import { renderPdf } from './render-pdf.ts'

/** Renders invoices as HTML and, with pdfkit, as PDF. */
export const createInvoiceDocuments = (): InvoiceDocuments => ({ html: renderHtml, pdf: renderPdf })
