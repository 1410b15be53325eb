import type { BillingDetails, BillingDetailsRepository } from '../../plans/index.ts'
import type { InvoiceParty } from './invoice.ts'
import type { FindInvoiceCustomer } from './create-invoice.ts'

const joinParts = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ')

/** The customer as printed on invoices: street, town with postal code, province, country. Rule: BILL-31. */
export const toInvoiceParty = (details: BillingDetails): InvoiceParty => ({
  name: details.companyName,
  address: [
    joinParts(details.streetNumber, details.route),
    joinParts(details.city, details.postalCode),
    details.province ?? '',
    details.country,
  ].filter((line) => line !== ''),
  email: details.emailAddress,
  vatNumber: details.vatNumber,
  registrationNumber: details.companyRegistrationNumber,
})

/** Creates the reader of invoice customers from billing details. */
export const createFindInvoiceCustomer =
  ({ billingDetails }: { readonly billingDetails: Pick<BillingDetailsRepository, 'find'> }): FindInvoiceCustomer =>
  async (companyUuid) => {
    const details = await billingDetails.find(companyUuid)
    return details === null ? null : toInvoiceParty(details)
  }
