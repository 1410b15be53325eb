export {
  type BillingDetailsValues,
  billingBody,
  billingErrors,
  billingLabels,
  billingNames,
  toBillingValues as billingValuesOf,
  refusedBilling,
} from './billing-details.ts'
export { BillingDetailsForm, type BillingDetailsFormProps } from './BillingDetailsForm.tsx'
