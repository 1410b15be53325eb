import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import {
  billingFormSpelling,
  billingInfoOf,
  chosenPlanOf,
  planFormSpelling,
  toBillingForm,
  toPlanChoice,
} from '../mappers/billing.mapper.ts'
import { spelt } from '../mappers/spelling.ts'
import type { HandlerDeps } from './handler-deps.ts'

/** The plan before it is paid, and who is billed. Rules: PLAN-18, BILL-3. */
export const billingHandlers = ({
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'choosePlan' | 'createBillingInfo' | 'updateBillingInfo'> => ({
  choosePlan: async ({ actor, body }) => {
    const chosen = await useCases.choosePlan({ actor, choice: toPlanChoice(body) })
    return chosen.ok ? ok(chosenPlanOf(chosen.value)) : spelt(chosen, planFormSpelling)
  },
  createBillingInfo: async ({ actor, body }) => {
    const saved = await useCases.createBillingDetails({ actor, form: toBillingForm(body) })
    return saved.ok ? ok({ billingInfo: billingInfoOf(saved.value) }) : spelt(saved, billingFormSpelling)
  },
  updateBillingInfo: async ({ actor, body }) => {
    const saved = await useCases.updateBillingDetails({ actor, form: toBillingForm(body) })
    return saved.ok ? ok({ billingInfo: billingInfoOf(saved.value) }) : spelt(saved, billingFormSpelling)
  },
})
