import {
  planSearch,
  synonymLookup,
  type IndexPlan,
  type IndexQuery,
  type SynonymLookup,
} from '@guildhall/domain/search'
import { collectBindings, type Statement } from './bindings.ts'
import { fixedOrderStatement, isOrderFixed } from './fixed-order-statement.ts'
import { isByDistance, nearestStatement } from './nearest-statement.ts'
import { rankedStatement } from './ranked-statement.ts'
import { SEARCH_LIMITS, type SearchLimits } from './search-limits.ts'
import { textTables } from './text-query.ts'
import { totalTables } from './totals.ts'

const NO_SYNONYMS = synonymLookup([])

/**
 * The statement of a search, also for querying PostgreSQL directly. Rows are (total, exact, score, lifts, document), in order; an empty page is
 * one row with only the total.
 */
export const toSearchStatement = (query: IndexQuery, synonyms: SynonymLookup = NO_SYNONYMS): Statement =>
  searchStatement(planSearch(query, synonyms))

/** The same for a query that is planned already. */
export const searchStatement = (plan: IndexPlan, limits: SearchLimits = SEARCH_LIMITS): Statement => {
  if (plan.length === 0) return totalStatement(plan, limits)
  if (isOrderFixed(plan)) return fixedOrderStatement(plan, limits)
  return isByDistance(plan) ? nearestStatement(plan, limits) : rankedStatement(plan, limits)
}

/** The total without hits. */
const totalStatement = (plan: IndexPlan, limits: SearchLimits): Statement => {
  const bind = collectBindings()
  return bind.statement(`
with ${textTables(plan, bind)}
${totalTables(plan, limits, bind)}
select people as total, exact, 0 as score, 0 as lifts, null::json as document from total`)
}
