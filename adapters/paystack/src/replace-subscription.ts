import { isDone, isMissing, type PaystackApi } from './paystack-api.ts'
import { type Holding, isRunning } from './holding.ts'
import type { planBody } from './plan-notes.ts'
import type { WirePlan, WireSubscription } from './wire.ts'

/** Stops or resumes the charging of one; one that stands so already stays. */
export const turn = async (
  api: PaystackApi,
  to: 'disable' | 'enable',
  { email_token: token, subscription_code: code }: WireSubscription,
): Promise<void> => {
  try {
    await api.post(`/subscription/${to}`, { code, token })
  } catch (error) {
    if (!isDone(error) && !isMissing(error)) throw error
  }
}

/** Stops all but the newest: a replacement that was broken off is finished by whoever comes next. */
export const keepNewest = async (api: PaystackApi, { all, current }: Holding): Promise<void> => {
  for (const subscription of all) {
    if (subscription !== current && isRunning(subscription)) await turn(api, 'disable', subscription)
  }
}

/**
 * Puts another subscription in the place of the current one: the provider changes neither the interval nor the card of one that runs. It has
 * a plan of its own, as a customer has a plan once. The first charge is at `start`: what stands until then is paid.
 */
export const replaceSubscription = async (
  api: PaystackApi,
  { all, current }: Holding,
  body: ReturnType<typeof planBody>,
  { authorization, start }: { readonly authorization: string; readonly start: string },
): Promise<void> => {
  const plan = await api.post<WirePlan>('/plan', body)
  const customer = current.customer.customer_code
  await api.post('/subscription', { customer, plan: plan.plan_code, authorization, start_date: start })
  for (const subscription of all) if (isRunning(subscription)) await turn(api, 'disable', subscription)
}
