import type { IndexPlan } from '@guildhall/domain/search'
import { collectBindings, type Statement } from './bindings.ts'
import { conditions } from './conditions.ts'
import { FIXED_ORDER } from './orders.ts'
import { textTables } from './text-query.ts'

/** One row for each plan, in order: its position and the number of matches, counted up to `most`. */
export const countsStatement = (plans: readonly IndexPlan[], most: number): Statement => {
  const bind = collectBindings()
  const counts = plans.map((plan, place) => {
    const tables = textTables(plan, bind)
    // With an order, the planner reads an index until there are enough instead of all people.
    const matched = `select 1 from candidate_documents where ${conditions(plan, bind)} order by ${FIXED_ORDER} limit ${bind(most, 'int')}`
    return `(with ${tables} matched as (${matched}) select ${place} as place, count(*)::int as total from matched)`
  })
  return bind.statement(`${counts.join(' union all ')} order by place`)
}
