export {
  type BillingDetailsValues,
  billingBody,
  billingErrors,
  billingLabels,
  billingNames,
  toBillingValues as billingValuesOf,
  refusedBilling,
} from './billing-details.ts'
export type { AddressSuggestions } from './AddressLookup.tsx'
export { BillingDetailsForm, type BillingDetailsFormProps } from './BillingDetailsForm.tsx'
