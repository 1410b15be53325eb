export * from './find-invoices.ts'
export * from './handle-invoice.ts'
