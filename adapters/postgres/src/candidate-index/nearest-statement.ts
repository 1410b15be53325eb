import type { IndexPlan } from '@guildhall/domain/search'
import { collectBindings, type Bindings, type Statement } from './bindings.ts'
import { conditions } from './conditions.ts'
import { firstInOrder, inCase } from './first-in-order.ts'
import { chordSql, globePoint } from './globe-point.ts'
import { choiceOrder, distanceStep, FIXED_ORDER, SORTED_COLUMNS } from './orders.ts'
import { pageRows, pageTable, rankedTable, unscoredTable } from './ranking.ts'
import { estimatedPeople } from './sample.ts'
import { endOf, type SearchLimits } from './search-limits.ts'
import { textTables } from './text-query.ts'
import { countedMatches, sampledTables, totalTable } from './totals.ts'

type CircledPlan = IndexPlan & { readonly around: NonNullable<IndexPlan['around']> }

/** Whether distance comes before everything else, so that the people up to the end of a page are those in a circle. */
export const isByDistance = (plan: IndexPlan): plan is CircledPlan =>
  plan.around !== null &&
  (plan.sort === 'nearest' || (plan.sort === 'best' && plan.words.length === 0 && plan.optionalFacets.length === 0))

/** The statement of such a search. Rule: SRCH-75. */
export const nearestStatement = (searched: CircledPlan, limits: SearchLimits): Statement => {
  const plan = { ...searched, sort: 'nearest' } as const
  const bind = collectBindings()
  const isScored = plan.words.length > 0 || plan.optionalFacets.length > 0
  return bind.statement(`
with ${textTables(plan, bind)}
${sampledTables(plan, limits, bind)},
matched as materialized (${matchesWithStep(plan, limits, bind)}),
counted as materialized (select count(*)::int as found from matched),
${totalTable(plan, limits, bind)},
${isScored ? chosenWithScore(plan, limits, bind) : chosenByStep(plan, bind)},
${isScored ? rankedTable(plan, limits, bind) : unscoredTable},
${pageTable(plan, bind)}
${pageRows}`)
}

const columnsWithStep = (plan: CircledPlan, bind: Bindings): string =>
  `ctid as spot, ${SORTED_COLUMNS}, ${distanceStep(plan, bind)} as step`

const matchesWithStep = (plan: CircledPlan, limits: SearchLimits, bind: Bindings): string =>
  countedMatches(plan, limits, bind, { columns: columnsWithStep(plan, bind) })

/** Condition that a person is in the circle up to the end of the step `edge`. */
const upToEdge = ({ around }: CircledPlan, bind: Bindings): string =>
  `place <@ cube_enlarge(${bind(globePoint(around), 'cube')},
    (select ${chordSql(`((step + 1) * ${bind(around.precision, 'float8')})`)} from edge), 3)`

/**
 * All matches, if they could be counted. Otherwise the people of the steps before that in which the page ends, who are fewer than a page ends with, and
 * the first of that step, in which a whole town may be.
 */
const chosenByStep = (plan: CircledPlan, bind: Bindings): string => {
  const most = endOf(plan)
  return `
first as materialized (
  select ${columnsWithStep(plan, bind)} from candidate_documents
  where (select not exact from total) and ${inCase(conditions(plan, bind))}
  order by ${distanceOrder(plan, bind)} limit ${bind(most, 'int')}
),
edge as materialized (select max(step) as step from first having count(*) = ${bind(most, 'int')}),
people_to_edge as materialized (select ${estimatedPeople(512, `${conditions(plan, bind)} and ${upToEdge(plan, bind)}`)} as people from edge),
chosen as materialized (
  select *, 0 as number from matched where (select exact from total)
  union all select *, 0 from first where step < (select step from edge) is not false
  union all select *, 0 from (${firstInOrder(
    {
      columns: () => columnsWithStep(plan, bind),
      gate: () => '(select not exact from total)',
      condition: () =>
        `${conditions(plan, bind)} and ${upToEdge(plan, bind)} and ${distanceStep(plan, bind)} = (select step from edge)`,
      people: '(select people from people_to_edge)',
      most,
      limit: () => `order by ${FIXED_ORDER} limit ${bind(most, 'int')}`,
    },
    bind,
  )}) as last
)`
}

/** All matches, if they are few. Otherwise people by their distance, to the end of the step in which the page ends. */
const chosenWithScore = (plan: CircledPlan, limits: SearchLimits, bind: Bindings): string => {
  const most = Math.max(limits.ranked, endOf(plan))
  const allAreCompared = (): string => `(select people <= ${bind(most, 'int')} from total)`
  return `
edge as materialized (select coalesce((${stepOfLast(plan, bind)}), 'infinity') as step),
chosen as materialized (
  select *, 0 as number from matched where ${allAreCompared()}
  union all
  select *, row_number() over () as number from (
    select ${columnsWithStep(plan, bind)} from candidate_documents
    where not ${allAreCompared()} and ${conditions(plan, bind)} and ${upToEdge(plan, bind)}
    order by ${choiceOrder(plan, bind)} limit ${bind(most, 'int')}
  ) as near
)`
}

/** The order of distances, which an index has. */
const distanceOrder = ({ around }: CircledPlan, bind: Bindings): string =>
  `place <-> ${bind(globePoint(around), 'cube')}`

/** The step of the last person of the page; null if there are fewer people. */
const stepOfLast = (plan: CircledPlan, bind: Bindings): string => `
  select ${distanceStep(plan, bind)} from candidate_documents where ${conditions(plan, bind)}
  order by ${distanceOrder(plan, bind)} limit 1 offset ${bind(endOf(plan) - 1, 'int')}`
