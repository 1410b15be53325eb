export { billingKeys } from './api/keys.ts'
export { planQuery } from './api/billing-queries.ts'
export { type Payer, usePayer } from './api/use-payer.ts'
export {
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
export { PriceCard, priceOf } from './components/PriceCard/index.ts'
export { mayPay } from './may-pay.ts'
export { planOrderOf } from './plan-order.ts'
export { keepPurchase } from './purchase-cookie.ts'
export { keepSigningUp, readSigningUp } from './sign-up-token.ts'
export { type SubscriptionChild, isSubscriptionChild, subscriptionTitles } from './subscription-children.ts'
export { useKeptPurchase } from './use-kept-purchase.ts'
