import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import {
  billingFormFieldNames,
  toBillingInfoWire,
  toChosenPlanWire,
  planFormFieldNames,
  toBillingForm,
  toPlanChoice,
} from '../mappers/billing.mapper.ts'
import { renameFields } from '../mappers/field-names.ts'
import type { HandlerDeps } from './handler-deps.ts'

/** The choice of plan during sign-up, and billing details. Rules: PLAN-18, BILL-3. */
export const billingHandlers = ({
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'choosePlan' | 'createBillingInfo' | 'updateBillingInfo'> => ({
  choosePlan: async ({ actor, body }) => {
    const chosen = await useCases.choosePlan({ actor, choice: toPlanChoice(body) })
    return chosen.ok ? ok(toChosenPlanWire(chosen.value)) : renameFields(chosen, planFormFieldNames)
  },
  createBillingInfo: async ({ actor, body }) => {
    const saved = await useCases.createBillingDetails({ actor, form: toBillingForm(body) })
    return saved.ok ? ok({ billingInfo: toBillingInfoWire(saved.value) }) : renameFields(saved, billingFormFieldNames)
  },
  updateBillingInfo: async ({ actor, body }) => {
    const saved = await useCases.updateBillingDetails({ actor, form: toBillingForm(body) })
    return saved.ok ? ok({ billingInfo: toBillingInfoWire(saved.value) }) : renameFields(saved, billingFormFieldNames)
  },
})
