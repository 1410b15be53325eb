import { type BillingDetailsForm as Values, billingDetailsErrors } from '@guildhall/domain/plans'
import type { AddressWire, BillingInfoWire, FieldErrors } from '@guildhall/rest-contract/client'
import type { FormError } from '@guildhall/ui-kit/Form'
import { toFormErrors } from '../../../../shared/forms/form-errors.ts'
import { t } from '../../../../shared/i18n/index.ts'

export type BillingDetailsValues = Values

/** The labels of the fields. */
export const billingLabels: Readonly<Record<keyof BillingDetailsValues, string>> = {
  companyName: t('Company name'),
  vatNumber: t('Tax number'),
  companyRegistrationNumber: t('Registration number'),
  emailAddress: t('E-mail for invoices'),
  contactNumber: t('Telephone'),
  physicalAddress: t('Address line'),
  streetNumber: t('Number'),
  route: t('Street'),
  city: t('City'),
  province: t('State or province'),
  country: t('Country'),
  postalCode: t('Postcode'),
}

/** The domain's field names, by those of the wire. */
export const billingNames: Readonly<Record<string, keyof BillingDetailsValues>> = {
  name: 'companyName',
  vat: 'vatNumber',
  company_regestration_number: 'companyRegistrationNumber',
  email: 'emailAddress',
  contact: 'contactNumber',
  address: 'physicalAddress',
  street_number: 'streetNumber',
  postal_code: 'postalCode',
}

/** The domain's validation errors, with the form's labels. */
export const billingErrors = (values: BillingDetailsValues): readonly FormError[] =>
  toFormErrors(billingDetailsErrors(values), billingLabels)

/** The server's errors, with the form's labels. */
export const refusedBilling = (errors: FieldErrors): readonly FormError[] =>
  toFormErrors(
    Object.fromEntries(Object.entries(errors).map(([field, messages]) => [billingNames[field] ?? field, messages])),
    billingLabels,
  )

/** The address as one line. */
const addressOf = ({ city, country, postalCode, province, route, streetNumber }: BillingDetailsValues): string =>
  [`${streetNumber} ${route}`.trim(), city, `${province} ${postalCode}`.trim(), country]
    .filter((part) => part !== '')
    .join(', ')

/**
 * The values with a found address: what is known of it. A street comes with its number and postcode, and a town leaves these as they are,
 * for the source may know no streets. Rule: REF-25.
 */
export const withAddress = (values: BillingDetailsValues, parts: AddressWire['parts']): BillingDetailsValues => ({
  ...values,
  ...(parts.route === null ? {} : { route: parts.route, streetNumber: parts.streetNumber ?? '' }),
  ...(parts.route === null && parts.postalCode === null ? {} : { postalCode: parts.postalCode ?? '' }),
  city: parts.city ?? '',
  province: parts.province ?? '',
  country: parts.country ?? '',
})

/** The body of POST and PUT /v0/billing_info. */
export const billingBody = (values: BillingDetailsValues) => ({
  name: values.companyName,
  vat: values.vatNumber,
  company_regestration_number: values.companyRegistrationNumber,
  email: values.emailAddress,
  contact: values.contactNumber,
  address: addressOf(values),
  street_number: values.streetNumber,
  route: values.route,
  city: values.city,
  province: values.province,
  country: values.country,
  postal_code: values.postalCode,
})

/** The saved details as form values, '' for missing ones. The company's name is the default for the first field. */
export const toBillingValues = (info: BillingInfoWire | null, companyName = ''): BillingDetailsValues => ({
  companyName: info?.companyName ?? companyName,
  vatNumber: info?.vatNumber ?? '',
  companyRegistrationNumber: info?.companyRegistrationNumber ?? '',
  emailAddress: info?.emailAddress ?? '',
  contactNumber: info?.contactNumber ?? '',
  physicalAddress: info?.physicalAddress ?? '',
  streetNumber: info?.location.street_number ?? '',
  route: info?.location.route ?? '',
  city: info?.location.city ?? '',
  province: info?.location.province ?? '',
  country: info?.location.country ?? '',
  postalCode: info?.location.postal_code ?? '',
})

/** An empty form. */
export const emptyBillingDetails: BillingDetailsValues = toBillingValues(null)
