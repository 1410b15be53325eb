import type { Plan } from '@guildhall/domain/plans'

/** A plan as the payment calls expect it. Rule: PLAN-5. */
export type PlanOrder = ReturnType<typeof toPlanOrder>

export const toPlanOrder = ({ billedAnnually, seats, size }: Plan) => ({
  company_size: size,
  interval: billedAnnually ? 'year' : 'month',
  quantity: seats,
})
