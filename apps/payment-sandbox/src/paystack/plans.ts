import type { Store } from '../state/store.ts'
import { type Json, onlyKnown, requiredAmount, requiredText, textOf } from './json.ts'
import { planObject } from './objects.ts'
import { notFound, refused } from './refusal.ts'
import type { PaystackPlan } from './state.ts'

const FIELDS = ['name', 'amount', 'interval', 'currency', 'description', 'send_invoices', 'send_sms']

const written = (form: Json): Pick<PaystackPlan, 'name' | 'amount' | 'interval' | 'currency' | 'description'> => {
  const interval = requiredText(form, 'interval')
  if (interval !== 'monthly' && interval !== 'annually') throw refused('Invalid interval', 'invalid_params')
  return {
    name: requiredText(form, 'name'),
    amount: requiredAmount(form),
    interval,
    currency: textOf(form, 'currency') ?? 'ZAR',
    description: textOf(form, 'description'),
  }
}

export const createPlan = (store: Store, form: Json) => {
  onlyKnown(form, FIELDS)
  const id = store.number()
  const plan: PaystackPlan = { id, code: store.id('PLN'), created: store.now(), ...written(form) }
  store.state.paystack.plans[plan.code] = plan
  return planObject(plan)
}

export const findPlan = ({ state }: Store, code: string): PaystackPlan => {
  const plan = state.paystack.plans[code]
  if (plan === undefined) throw notFound('Plan ID/code specified is invalid', 'plan_not_found')
  return plan
}

/** Subscriptions on the plan are charged by it from their next payment on. */
export const updatePlan = (store: Store, code: string, form: Json): null => {
  onlyKnown(form, [...FIELDS, 'update_existing_subscriptions'])
  Object.assign(findPlan(store, code), written(form))
  return null
}
