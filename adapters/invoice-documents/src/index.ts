export { createInvoiceDocuments } from './create-invoice-documents.ts'
