import { isAlreadyDone, isMissing, type PaystackApi } from './paystack-api.ts'
import { type Purchase, isRunning } from './purchase.ts'
import type { planBody } from './plan-notes.ts'
import type { WirePlan, WireSubscription } from './wire.ts'

/** Disables or enables a subscription; idempotent. */
export const toggleSubscription = async (
  api: PaystackApi,
  to: 'disable' | 'enable',
  { email_token: token, subscription_code: code }: WireSubscription,
): Promise<void> => {
  try {
    await api.post(`/subscription/${to}`, { code, token })
  } catch (error) {
    if (!isAlreadyDone(error) && !isMissing(error)) throw error
  }
}

/** Disables all but the newest subscription, which completes an interrupted replacement. */
export const disableReplaced = async (api: PaystackApi, { all, current }: Purchase): Promise<void> => {
  for (const subscription of all) {
    if (subscription !== current && isRunning(subscription)) await toggleSubscription(api, 'disable', subscription)
  }
}

/**
 * Replaces the current subscription: the provider changes neither the interval nor the card of a running one. The new one has
 * a plan of its own, as a customer can have each plan once. The first charge is at `start`, until when it is paid.
 */
export const replaceSubscription = async (
  api: PaystackApi,
  { all, current }: Purchase,
  body: ReturnType<typeof planBody>,
  { authorization, start }: { readonly authorization: string; readonly start: string },
): Promise<void> => {
  const plan = await api.post<WirePlan>('/plan', body)
  const customer = current.customer.customer_code
  await api.post('/subscription', { customer, plan: plan.plan_code, authorization, start_date: start })
  for (const subscription of all) if (isRunning(subscription)) await toggleSubscription(api, 'disable', subscription)
}
