import type { InvoiceDocuments } from '@guildhall/domain/billing'
import Tinypool from 'tinypool'
import { renderHtml } from './render-html.ts'

/** How long the worker thread stays after its last PDF, in milliseconds. */
const IDLE_MS = 60_000

/**
 * Renders invoices as HTML and, with pdfkit, as PDF. A PDF takes up to 100 ms of computation, so a worker thread renders it, one after another;
 * the thread starts with the first and does not keep the process alive.
 */
export const createInvoiceDocuments = (): InvoiceDocuments => {
  const pool = new Tinypool({
    filename: new URL('render-pdf.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  return { html: renderHtml, pdf: (sheet) => pool.run(sheet, { name: 'renderPdf' }) }
}
