import {
  planSearch,
  synonymLookup,
  type CandidateSort,
  type GeoBox,
  type IndexPlan,
  type IndexQuery,
  type NumericAttribute,
  type SynonymLookup,
} from '@guildhall/domain/search'
import { collectBindings, type Bindings, type Statement } from './bindings.ts'
import { chordLength, globePoint, globeZone, distanceSql, ROUNDING_DEGREES } from './globe-point.ts'
import { toFacetLexeme } from './lexemes.ts'
import { toQueryTokens, everyWordConditions, textQueryTables, textScore } from './text-query.ts'

export const NUMERIC_COLUMNS: Readonly<Record<NumericAttribute, string>> = {
  rate: 'rate',
  permanentRate: 'permanent_rate',
  availability: 'availability',
  contract_duration_min: 'contract_min',
  qualification_level: 'qualification_level',
  experience_years: 'experience_years',
}

const NO_SYNONYMS = synonymLookup([])

/**
 * The statement of a search, also for querying PostgreSQL directly. Rows are (total, score, lifts, document), in
 * order; an empty page is one row with only the total.
 */
export const toSearchStatement = (query: IndexQuery, synonyms: SynonymLookup = NO_SYNONYMS): Statement =>
  searchStatement(planSearch(query, synonyms))

/** The same for a query that is planned already. */
export const searchStatement = (plan: IndexPlan): Statement =>
  isOrderFixed(plan) ? fixedOrderStatement(plan) : rankedStatement(plan)

/** Without text, optional facets and a centre, the order is that of a database index, so a page is read without scanning all rows. */
const isOrderFixed = ({ words, optionalFacets, around, sort }: IndexPlan): boolean =>
  words.length === 0 && optionalFacets.length === 0 && !around && ['best', 'nearest', 'soonest'].includes(sort)

/** What another order compares first, lowest first. */
const SORT_FIGURES: Readonly<Record<CandidateSort, string>> = {
  best: '0::float8',
  nearest: 'step',
  'rate-up': 'rate',
  'rate-down': '-rate',
  'salary-up': 'permanent_rate',
  'salary-down': '-permanent_rate',
  soonest: 'availability',
  newest: '-updated_at::float8',
  fastest: '-response_rate',
}

const FIXED_ORDER = 'availability, response_rate desc, updated_at desc, uuid'

const fixedOrderStatement = (plan: IndexPlan): Statement => {
  const bind = collectBindings()
  return bind.statement(`
with page as materialized (
  select document, ${FIXED_ORDER.replaceAll(' desc', '')}
  from candidate_documents where ${searchConditions(plan, bind)}
  order by ${FIXED_ORDER} limit ${bind(plan.length, 'int')} offset ${bind(plan.offset, 'int')}
),
counted as (select count(*)::int as total from candidate_documents where ${searchConditions(plan, bind)})
select total, 0 as score, 0 as lifts, document from counted left join page on true order by ${FIXED_ORDER}`)
}

const RANKED_ORDER = `figure nulls last, score desc, lifts desc, step, ${FIXED_ORDER}`

const rankedStatement = (plan: IndexPlan): Statement => {
  const bind = collectBindings()
  const tables = plan.words.length > 0 ? textQueryTables(bind(toQueryTokens(plan.words), 'json')) : ''
  return bind.statement(`
with ${tables}
matched as materialized (
  select uuid, ${textScore(plan.words)} as score, ${optionalMatchCount(plan, bind)} as lifts, ${distanceStep(plan, bind)} as step,
    availability, response_rate, updated_at, rate, permanent_rate
  from candidate_documents where ${searchConditions(plan, bind)}
),
page as (
  select *, ${SORT_FIGURES[plan.sort]} as figure from matched
  order by ${RANKED_ORDER} limit ${bind(plan.length, 'int')} offset ${bind(plan.offset, 'int')}
),
counted as (select count(*)::int as total from matched)
select total, score::float8 as score, lifts, document
from counted left join page on true left join candidate_documents using (uuid)
order by figure nulls last, score desc, lifts desc, step, page.availability, page.response_rate desc, page.updated_at desc, uuid`)
}

/** One row for each plan, in order: its position and the number of matches, counted up to `most`. */
export const countsStatement = (plans: readonly IndexPlan[], most: number): Statement => {
  const bind = collectBindings()
  const counts = plans.map((plan, place) => {
    const tables = plan.words.length > 0 ? textQueryTables(bind(toQueryTokens(plan.words), 'json')) : ''
    const matched = `select 1 from candidate_documents where ${searchConditions(plan, bind)} limit ${bind(most, 'int')}`
    return `(with ${tables} matched as (${matched}) select ${place} as place, count(*)::int as total from matched)`
  })
  return bind.statement(`${counts.join(' union all ')} order by place`)
}

const optionalMatchCount = ({ optionalFacets }: IndexPlan, bind: Bindings): string =>
  optionalFacets.length === 0
    ? '0'
    : optionalFacets.map((key) => `(words @@ ${bind(toFacetLexeme(key), 'tsquery')})::int`).join(' + ')

const distanceStep = ({ around }: IndexPlan, bind: Bindings): string =>
  around ? `floor(${distanceSql(bind(globePoint(around), 'cube'))} / ${bind(around.precision, 'float8')})` : '0::float8'

/** What matches a plan, for a statement that has the tables of its words. */
export const searchConditions = (plan: IndexPlan, bind: Bindings): string => {
  const all = [
    ...everyWordConditions(plan.words),
    ...plan.facetGroups.map((group) => `words @@ ${bind(group.map(toFacetLexeme).join(' | '), 'tsquery')}`),
    ...plan.numericGroups.map((group) => {
      const any = group.map(({ attribute, operator, value }) => {
        return `${NUMERIC_COLUMNS[attribute]} ${operator} ${bind(value, 'float8')}`
      })
      return `(${any.join(' or ')})`
    }),
    ...locationConditions(plan, bind),
    ...(plan.excludedUuids.length > 0 ? [`uuid <> all (${bind(plan.excludedUuids, 'uuid[]')})`] : []),
    ...(plan.changedAfter === null ? [] : [`updated_at > ${bind(plan.changedAfter, 'bigint')}`]),
  ]
  return all.length > 0 ? all.join(' and ') : 'true'
}

const locationConditions = (
  { around, besidePlace, boxes, insidePlace }: IndexPlan,
  bind: Bindings,
): readonly string[] => {
  const any: string[] = boxes.map((box) => boxCondition(box, bind))
  if (besidePlace.length > 0) any.push(`words @@ ${bind(besidePlace.map(toFacetLexeme).join(' | '), 'tsquery')}`)
  if (around) {
    const point = globePoint(around)
    const box = `place <@ cube_enlarge(${bind(point, 'cube')}, ${bind(chordLength(around.radius), 'float8')}, 3)`
    any.push(`(${box} and ${distanceSql(bind(point, 'cube'))} <= ${bind(around.radius, 'float8')})`)
  }
  if (insidePlace) {
    const country = `country_code = ${bind(withoutNul(insidePlace.countryCode), 'text')}`
    const { provinceCode } = insidePlace
    const province = provinceCode === null ? '' : ` and province_code = ${bind(withoutNul(provinceCode), 'text')}`
    any.push(`(${country}${province})`)
  }
  return any.length > 0 ? [`(${any.join(' or ')})`] : []
}

/** Between two parallels, which the index finds, and two meridians. */
const boxCondition = ({ east, north, south, west }: GeoBox, bind: Bindings): string => {
  const zone = `place <@ ${bind(globeZone(south, north), 'cube')}`
  const longitude = 'degrees(atan2(cube_ll_coord(place, 2), cube_ll_coord(place, 1)))'
  const [from, to] = [west - ROUNDING_DEGREES, east + ROUNDING_DEGREES]
  const meridians = `${longitude} >= ${bind(from, 'float8')} ${west <= east ? 'and' : 'or'} ${longitude} <= ${bind(to, 'float8')}`
  return `(${zone} and (${meridians}))`
}

/** PostgreSQL does not accept NUL in a text. */
const withoutNul = (text: string): string => text.replaceAll('\0', '')
