import type { IndexPlan } from '@guildhall/domain/search'
import { collectBindings, type Bindings, type Statement } from './bindings.ts'
import { conditions } from './conditions.ts'
import { chordSql, globePoint } from './globe-point.ts'
import { choiceOrder, distanceStep, SORTED_COLUMNS } from './orders.ts'
import { pageRows, pageTable, rankedTable, unscoredTable } from './ranking.ts'
import { endOf, type SearchLimits } from './search-limits.ts'
import { textTables } from './text-query.ts'
import { countedMatches, sampledTable, totalTable } from './totals.ts'

type CircledPlan = IndexPlan & { readonly around: NonNullable<IndexPlan['around']> }

/** Whether distance comes before everything else, so that the people up to the end of a page are those in a circle. */
export const isByDistance = (plan: IndexPlan): plan is CircledPlan =>
  plan.around !== null &&
  (plan.sort === 'nearest' || (plan.sort === 'best' && plan.words.length === 0 && plan.optionalFacets.length === 0))

/**
 * The statement of such a search. All matches are compared if they could be counted, or, where they are scored, if they are few. Otherwise people are
 * read by their distance, to the end of the step in which the page ends. Rule: SRCH-75.
 */
export const nearestStatement = (searched: CircledPlan, limits: SearchLimits): Statement => {
  const plan = { ...searched, sort: 'nearest' } as const
  const bind = collectBindings()
  const most = Math.max(limits.ranked, endOf(plan))
  const isScored = plan.words.length > 0 || plan.optionalFacets.length > 0
  // Steps are known of whoever was counted; scores are not.
  const allAreCompared = (): string =>
    isScored ? `(select people <= ${bind(most, 'int')} from total)` : '(select exact from total)'
  return bind.statement(`
with ${textTables(plan, bind)}
${sampledTable(plan, bind)},
matched as materialized (${matchesWithStep(plan, limits, bind)}),
counted as materialized (select count(*)::int as found from matched),
${totalTable(plan, limits, bind)},
edge as materialized (
  select coalesce((${stepOfLast(plan, bind)}) + 1, 'infinity') * ${bind(plan.around.precision, 'float8')} as metres
),
chosen as materialized (
  select *, 0 as number from matched where ${allAreCompared()}
  union all
  select *, row_number() over () as number from (
    select ctid as spot, ${SORTED_COLUMNS}, ${distanceStep(plan, bind)} as step from candidate_documents
    where not ${allAreCompared()} and ${conditions(plan, bind)}
      and place <@ cube_enlarge(${bind(globePoint(plan.around), 'cube')}, (select ${chordSql('metres')} from edge), 3)
    order by ${choiceOrder(plan, bind)} limit ${bind(most, 'int')}
  ) as near
),
${isScored ? rankedTable(plan, limits, bind) : unscoredTable(plan, limits, bind)},
${pageTable(plan, bind)}
${pageRows}`)
}

const matchesWithStep = (plan: CircledPlan, limits: SearchLimits, bind: Bindings): string =>
  countedMatches(plan, limits, bind, {
    columns: `ctid as spot, ${SORTED_COLUMNS}, ${distanceStep(plan, bind)} as step`,
  })

/** The step of the last person of the page; null if there are fewer people. */
const stepOfLast = (plan: CircledPlan, bind: Bindings): string => `
  select ${distanceStep(plan, bind)} from candidate_documents where ${conditions(plan, bind)}
  order by ${choiceOrder(plan, bind)} limit 1 offset ${bind(endOf(plan) - 1, 'int')}`
