import type { IndexPlan } from '@guildhall/domain/search'
import type { Bindings } from './bindings.ts'
import { toFacetLexeme } from './lexemes.ts'
import { distanceStep, FIXED_ORDER, SORT_FIGURES, SORTED_COLUMNS } from './orders.ts'
import { endOf, type SearchLimits } from './search-limits.ts'
import { textScore } from './text-query.ts'

const optionalMatchCount = ({ optionalFacets }: IndexPlan, bind: Bindings): string =>
  optionalFacets.length === 0
    ? '0'
    : optionalFacets.map((key) => `(words @@ ${bind(toFacetLexeme(key), 'tsquery')})::int`).join(' + ')

/** The table `ranked`: the people of `chosen` with their score, matched optional facets and distance step. Those behind the limit have none. */
export const rankedTable = (plan: IndexPlan, limits: SearchLimits, bind: Bindings): string => `
ranked as (
  select own.*, number, ${isBehind(plan, limits, bind)} as behind
  from chosen cross join lateral (
    select ctid as spot, ${SORTED_COLUMNS}, ${textScore(plan.words)} as score, ${optionalMatchCount(plan, bind)} as lifts,
      ${distanceStep(plan, bind)} as step
    from candidate_documents where candidate_documents.ctid = chosen.spot offset 0
  ) as own
)`

const isBehind = (plan: IndexPlan, { ranked }: SearchLimits, bind: Bindings): string =>
  endOf(plan) > ranked ? `number > ${bind(ranked, 'int')}` : 'false'

/** The same without words and optional facets, for a table `chosen` that has the steps and nobody who is behind. */
export const unscoredTable = 'ranked as (select *, false as behind, 0 as score, 0 as lifts from chosen)'

/** The table of the page's hits. People behind those who are ranked stay in the order in which they were chosen. */
export const pageTable = ({ length, offset, sort }: IndexPlan, bind: Bindings, name = 'page'): string => `
${name} as materialized (
  select spot, score, lifts, row_number() over () as place from (
    select *, ${SORT_FIGURES[sort]} as figure from ranked
    order by behind, case when behind then number else 0 end, figure nulls last, score desc, lifts desc, step, ${FIXED_ORDER}
    limit ${bind(length, 'int')} offset ${bind(offset, 'int')}
  ) as first
)`

/** The rows of an answer: the total, and the hits of the page; one row with only the total if there are none. */
export const pageRows = `
select total.people as total, exact, score::float8 as score, lifts, document
from total left join page on true left join lateral (
  select document from candidate_documents as own where own.ctid = page.spot offset 0
) as own on true
order by page.place`
