export { billingKeys } from './api/keys.ts'
export { planQuery } from './api/billing-queries.ts'
export { useAddresses } from './api/use-addresses.ts'
export { type Payer, usePayer } from './api/use-payer.ts'
export {
  type AddressSuggestions,
  BillingDetailsForm,
  type BillingDetailsValues,
  billingBody,
  billingErrors,
  billingLabels,
  billingNames,
  billingValuesOf,
} from './components/BillingDetailsForm/index.ts'
export { PlanBanner } from './components/PlanBanner/index.ts'
export { PlanMeter } from './components/PlanMeter/index.ts'
export { PriceCard, formatPrice } from './components/PriceCard/index.ts'
export { canPay } from './can-pay.ts'
export { toPlanOrder } from './plan-order.ts'
export { savePendingPurchase } from './pending-purchase.ts'
export { readPendingSignUp } from './pending-sign-up.ts'
export { savePendingSignUp } from './save-pending-sign-up.ts'
export { type SubscriptionChild, isSubscriptionChild, subscriptionTitles } from './subscription-children.ts'
export { usePendingPurchase } from './use-pending-purchase.ts'
