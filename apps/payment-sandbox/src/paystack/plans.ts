import type { Store } from '../state/store.ts'
import { type Json, rejectUnknownFields, requireAmount, requireText, readText } from './json.ts'
import { planObject } from './objects.ts'
import { notFound, badRequest } from './refusal.ts'
import type { PaystackPlan } from './state.ts'

const FIELDS = ['name', 'amount', 'interval', 'currency', 'description', 'send_invoices', 'send_sms']

const written = (form: Json): Pick<PaystackPlan, 'name' | 'amount' | 'interval' | 'currency' | 'description'> => {
  const interval = requireText(form, 'interval')
  if (interval !== 'monthly' && interval !== 'annually') throw badRequest('Invalid interval', 'invalid_params')
  return {
    name: requireText(form, 'name'),
    amount: requireAmount(form),
    interval,
    currency: readText(form, 'currency') ?? 'ZAR',
    description: readText(form, 'description'),
  }
}

export const createPlan = (store: Store, form: Json) => {
  rejectUnknownFields(form, FIELDS)
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

/** Applies to subscriptions from their next payment on. */
export const updatePlan = (store: Store, code: string, form: Json): null => {
  rejectUnknownFields(form, [...FIELDS, 'update_existing_subscriptions'])
  Object.assign(findPlan(store, code), written(form))
  return null
}
