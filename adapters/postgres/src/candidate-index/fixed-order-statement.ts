import type { IndexPlan } from '@guildhall/domain/search'
import { collectBindings, type Statement } from './bindings.ts'
import { conditions } from './conditions.ts'
import { choiceOrder } from './orders.ts'
import type { SearchLimits } from './search-limits.ts'
import { totalTables } from './totals.ts'

/** Without text, optional facets and a centre, the order is that of a database index, so a page is read without its people being ranked. */
export const isOrderFixed = ({ around, optionalFacets, words }: IndexPlan): boolean =>
  words.length === 0 && optionalFacets.length === 0 && !around

/** The statement of such a search. */
export const fixedOrderStatement = (plan: IndexPlan, limits: SearchLimits): Statement => {
  const bind = collectBindings()
  const order = choiceOrder(plan, bind)
  return bind.statement(`
with page as materialized (
  select uuid, row_number() over () as place
  from (select uuid from candidate_documents where ${conditions(plan, bind)}
    order by ${order} limit ${bind(plan.length, 'int')} offset ${bind(plan.offset, 'int')}) as first
),
${totalTables(plan, limits, bind)}
select total.people as total, exact, 0 as score, 0 as lifts, document
from total left join page on true left join lateral (
  select document from candidate_documents as own where own.uuid = page.uuid offset 0
) as own on true
order by place`)
}
