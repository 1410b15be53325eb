import type { IndexPlan } from '@guildhall/domain/search'
import { collectBindings, type Statement } from './bindings.ts'
import { conditions, NUMERIC_COLUMNS, numericConditions } from './conditions.ts'
import { FIXED_ORDER } from './orders.ts'
import { textTables } from './text-query.ts'

/** One row for each plan, in order: its position and the number of matches, counted up to `most`. */
export const countsStatement = (plans: readonly IndexPlan[], most: number): Statement => {
  const [first] = plans
  return first !== undefined && plans.length > 1 && first.words.length > 0 && differInNumbersAlone(plans)
    ? sharedStatement(first, plans, most)
    : separateStatement(plans, most)
}

const withoutNumbers = (plan: IndexPlan): IndexPlan => ({ ...plan, numericGroups: [] })

const differInNumbersAlone = (plans: readonly IndexPlan[]): boolean =>
  new Set(plans.map((plan) => JSON.stringify(withoutNumbers(plan)))).size === 1

/** Reads those who have the words once, as for the bands of a histogram. */
const sharedStatement = (first: IndexPlan, plans: readonly IndexPlan[], most: number): Statement => {
  const bind = collectBindings()
  const tables = textTables(first, bind)
  const matched = `select ${Object.values(NUMERIC_COLUMNS).join(', ')} from candidate_documents where ${conditions(withoutNumbers(first), bind)}`
  const counts = plans.map(
    (plan) => `count(*) filter (where ${['true', ...numericConditions(plan, bind)].join(' and ')})`,
  )
  return bind.statement(`
with ${tables}
matched as (${matched}),
counts as (select array[${counts.join(', ')}] as totals from matched)
select (place - 1)::int as place, least(total, ${bind(most, 'int')})::int as total
from counts, unnest(totals) with ordinality as numbered (total, place) order by place`)
}

const separateStatement = (plans: readonly IndexPlan[], most: number): Statement => {
  const bind = collectBindings()
  const counts = plans.map((plan, place) => {
    const tables = textTables(plan, bind)
    // With an order, the planner reads an index until there are enough instead of all people.
    const matched = `select 1 from candidate_documents where ${conditions(plan, bind)} order by ${FIXED_ORDER} limit ${bind(most, 'int')}`
    return `(with ${tables} matched as (${matched}) select ${place} as place, count(*)::int as total from matched)`
  })
  return bind.statement(`${counts.join(' union all ')} order by place`)
}
