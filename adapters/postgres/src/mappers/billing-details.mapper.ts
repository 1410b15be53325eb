import type { BillingDetails } from '@guildhall/domain/plans'
import { mapColumns } from './map-columns.ts'

export const billingDetailsMapper = mapColumns<BillingDetails>()([
  'companyName',
  'vatNumber',
  'companyRegistrationNumber',
  'emailAddress',
  'contactNumber',
  'physicalAddress',
  'streetNumber',
  'route',
  'city',
  'province',
  'country',
  'postalCode',
])
