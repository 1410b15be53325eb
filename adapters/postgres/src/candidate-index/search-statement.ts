import {
  INDEX_RESULT_WINDOW,
  planSearch,
  synonymLookup,
  type IndexPlan,
  type IndexQuery,
  type SynonymLookup,
} from '@guildhall/domain/search'
import { collectBindings, type Bindings, type Statement } from './bindings.ts'
import { conditions } from './conditions.ts'
import { toFacetLexeme } from './lexemes.ts'
import { choiceOrder, distanceStep, FIXED_ORDER, SORT_FIGURES } from './orders.ts'
import { toQueryTokens, textQueryTables, textScore } from './text-query.ts'

const NO_SYNONYMS = synonymLookup([])

/** How much a search does, which tests lower. */
export interface SearchLimits {
  /** Matches that are ranked. Rule: SRCH-75. */
  readonly ranked: number
  /** Matches that are counted one by one; of more, the number is estimated. Rule: SRCH-76. */
  readonly counted: number
}

export const SEARCH_LIMITS: SearchLimits = { ranked: 5_000, counted: INDEX_RESULT_WINDOW }

/**
 * The statement of a search, also for querying PostgreSQL directly. Rows are (total, exact, score, lifts, document), in order; an empty page is
 * one row with only the total.
 */
export const toSearchStatement = (query: IndexQuery, synonyms: SynonymLookup = NO_SYNONYMS): Statement =>
  searchStatement(planSearch(query, synonyms))

/** The same for a query that is planned already. */
export const searchStatement = (plan: IndexPlan, limits: SearchLimits = SEARCH_LIMITS): Statement =>
  isOrderFixed(plan) ? fixedOrderStatement(plan, limits) : rankedStatement(plan, limits)

/** Without text, optional facets and a centre, the order is that of a database index, so a page is read without its people being ranked. */
const isOrderFixed = ({ words, optionalFacets, around }: IndexPlan): boolean =>
  words.length === 0 && optionalFacets.length === 0 && !around

/** One person in 64, whoever they are: a partial index has them. */
const SAMPLE = '(uuid_hash(uuid) & 63) = 0'

/** About how many people match, from the sample. */
const estimate = (plan: IndexPlan, bind: Bindings): string =>
  `64 * (select count(*)::int from candidate_documents where ${SAMPLE} and ${conditions(plan, bind)})`

/** The total of `counted`, the number of matches up to one more than are counted. Rule: SRCH-76. */
const totalOf = (plan: IndexPlan, { counted }: SearchLimits, bind: Bindings): string => `
total as materialized (
  select found, found <= ${bind(counted, 'int')} as exact,
    case when found <= ${bind(counted, 'int')} then found else greatest(found, ${estimate(plan, bind)}) end as people
  from counted
)`

/** With an order, the planner reads an index until there are enough instead of all people. */
const matches = (plan: IndexPlan, most: number, bind: Bindings, gate = ''): string =>
  `select from candidate_documents where ${gate}${conditions(plan, bind)} order by ${FIXED_ORDER} limit ${bind(most, 'int')}`

const countedFirst = (plan: IndexPlan, limits: SearchLimits, bind: Bindings): string => `
counted as (select count(*)::int as found from (${matches(plan, limits.counted + 1, bind)}) as few),${totalOf(plan, limits, bind)}`

/** The index of the order does not have facets: where the sample has far too many people to count them, they are not read. */
const countedAfterSample = (plan: IndexPlan, limits: SearchLimits, bind: Bindings): string => `
sampled as materialized (select ${estimate(plan, bind)} as people),
counted as (
  select count(*)::int as found from (
    ${matches(plan, limits.counted + 1, bind, `(select people <= ${bind(2 * limits.counted, 'int')} from sampled) and `)}
  ) as few
),
total as materialized (
  select sampled.people <= ${bind(2 * limits.counted, 'int')} and found <= ${bind(limits.counted, 'int')} as exact,
    case when sampled.people <= ${bind(2 * limits.counted, 'int')} and found <= ${bind(limits.counted, 'int')} then found
      else greatest(found, sampled.people) end as people
  from sampled, counted
)`

const fixedOrderStatement = (plan: IndexPlan, limits: SearchLimits): Statement => {
  const bind = collectBindings()
  const order = choiceOrder(plan, bind)
  return bind.statement(`
with page as materialized (
  select uuid, row_number() over () as place
  from (select uuid from candidate_documents where ${conditions(plan, bind)}
    order by ${order} limit ${bind(plan.length, 'int')} offset ${bind(plan.offset, 'int')}) as first
),
${plan.facetGroups.length > 0 ? countedAfterSample(plan, limits, bind) : countedFirst(plan, limits, bind)}
select total.people as total, exact, 0 as score, 0 as lifts, document
from total left join page on true left join lateral (
  select document from candidate_documents as own where own.uuid = page.uuid offset 0
) as own on true
order by place`)
}

/**
 * Ranks the matches, of many only those that come first in the order of an index. What planner and statement cannot know before, the first
 * 10,001 matches and a sample tell: whether fewer people are read in the order of the index until enough match, or all who match.
 */
const rankedStatement = (plan: IndexPlan, limits: SearchLimits): Statement => {
  const bind = collectBindings()
  const tables = plan.words.length > 0 ? textQueryTables(bind(toQueryTokens(plan.words), 'json')) : ''
  const isDeep = plan.offset + plan.length > limits.ranked
  const most = isDeep ? Math.max(limits.ranked, plan.offset + plan.length) : limits.ranked
  const columns = `ctid as spot, ${SORTED_COLUMNS}`
  return bind.statement(`
with ${tables}
matched as materialized (
  select ${columns} from candidate_documents where ${conditions(plan, bind)}
  ${plan.words.length > 0 ? '' : `order by ${choiceOrder(plan, bind)}`} limit ${bind(limits.counted + 1, 'int')}
),
counted as (select count(*)::int as found from matched),${totalOf(plan, limits, bind)},
cost as materialized (
  select sqrt(${bind(most, 'float8')} * greatest(reltuples, 1)) as broad from pg_class where oid = 'candidate_documents'::regclass
),
chosen as materialized (
  select spot from matched where (select found from total) <= ${bind(most, 'int')}
  union all (
    select spot from matched
    where (select exact and found > ${bind(most, 'int')} from total)
    order by ${choiceOrder(plan, bind)} limit ${bind(most, 'int')}
  )
  union all (
    select ctid as spot from candidate_documents
    where (select not exact and people >= broad from total, cost) and ${inCase(conditions(plan, bind))}
    order by ${choiceOrder(plan, bind)} limit ${bind(most, 'int')}
  )
  union all (
    select ctid as spot from candidate_documents
    where (select not exact and people < broad from total, cost) and ${conditions(plan, bind)}
    order by ${choiceOrder(plan, bind)} limit ${bind(most, 'int')}
  )
),
ranked as (
  select own.*, ${isDeep ? `row_number() over (order by ${choiceOrder(plan, bind)}) > ${bind(limits.ranked, 'int')}` : 'false'} as behind
  from chosen cross join lateral (
    select ${columns}, ${textScore(plan.words)} as score, ${optionalMatchCount(plan, bind)} as lifts, ${distanceStep(plan, bind)} as step
    from candidate_documents where candidate_documents.ctid = chosen.spot offset 0
  ) as own
),
page as materialized (
  select spot, score, lifts, row_number() over () as place from (
    select *, ${SORT_FIGURES[plan.sort]} as figure from ranked
    order by behind, ${RANKED_ORDER} limit ${bind(plan.length, 'int')} offset ${bind(plan.offset, 'int')}
  ) as first
)
select total.people as total, exact, score::float8 as score, lifts, document
from total left join page on true left join lateral (
  select document from candidate_documents as own where own.ctid = page.spot offset 0
) as own on true
order by place`)
}

/** In a case, conditions use no index and the planner expects half of all to meet them, so it reads the index of the order. */
const inCase = (condition: string): string => `case when ${condition} then true else false end`

const SORTED_COLUMNS = 'uuid, place, availability, response_rate, updated_at, rate, permanent_rate'

/** People behind those who are ranked stay in the order in which they were chosen. */
const RANKED_ORDER = `figure nulls last, case when behind then 0 else score end desc, case when behind then 0 else lifts end desc,
      case when behind then 0 else step end, ${FIXED_ORDER}`

/** One row for each plan, in order: its position and the number of matches, counted up to `most`. */
export const countsStatement = (plans: readonly IndexPlan[], most: number): Statement => {
  const bind = collectBindings()
  const counts = plans.map((plan, place) => {
    const tables = plan.words.length > 0 ? textQueryTables(bind(toQueryTokens(plan.words), 'json')) : ''
    // With an order, the planner reads an index until there are enough instead of all people.
    const matched = `select 1 from candidate_documents where ${conditions(plan, bind)} order by ${FIXED_ORDER} limit ${bind(most, 'int')}`
    return `(with ${tables} matched as (${matched}) select ${place} as place, count(*)::int as total from matched)`
  })
  return bind.statement(`${counts.join(' union all ')} order by place`)
}

const optionalMatchCount = ({ optionalFacets }: IndexPlan, bind: Bindings): string =>
  optionalFacets.length === 0
    ? '0'
    : optionalFacets.map((key) => `(words @@ ${bind(toFacetLexeme(key), 'tsquery')})::int`).join(' + ')
