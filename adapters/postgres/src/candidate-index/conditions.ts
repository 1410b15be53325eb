import type { GeoBox, IndexPlan, NumericAttribute } from '@guildhall/domain/search'
import type { Bindings } from './bindings.ts'
import { chordLength, distanceSql, globePoint, globeZone, ROUNDING_DEGREES } from './globe-point.ts'
import { toFacetLexeme } from './lexemes.ts'
import { everyWordConditions } from './text-query.ts'

export const NUMERIC_COLUMNS: Readonly<Record<NumericAttribute, string>> = {
  rate: 'rate',
  permanentRate: 'permanent_rate',
  availability: 'availability',
  contract_duration_min: 'contract_min',
  qualification_level: 'qualification_level',
  experience_years: 'experience_years',
}

/** SQL that is true of the people whom a plan finds. */
export const conditions = (plan: IndexPlan, bind: Bindings): string => {
  const all = [
    ...everyWordConditions(plan.words),
    ...facetConditions(plan.facetGroups, bind),
    ...numericConditions(plan, bind),
    ...locationConditions(plan, bind),
    ...(plan.companyKeys.length > 0
      ? [`(hidden_from is null or not hidden_from && ${bind(plan.companyKeys, 'text[]')})`]
      : []),
    ...(plan.excludedUuids.length > 0 ? [`uuid <> all (${bind(plan.excludedUuids, 'uuid[]')})`] : []),
    ...(plan.changedAfter === null ? [] : [`updated_at > ${bind(plan.changedAfter, 'bigint')}`]),
    ...(plan.changedUntil === null ? [] : [`updated_at <= ${bind(plan.changedUntil, 'bigint')}`]),
  ]
  return all.length > 0 ? all.join(' and ') : 'true'
}

/** The same whatever their words are. */
export const filterConditions = (plan: IndexPlan, bind: Bindings): string => conditions({ ...plan, words: [] }, bind)

/** SQL for each of a plan's filters of numbers. */
export const numericConditions = ({ numericGroups }: IndexPlan, bind: Bindings): readonly string[] =>
  numericGroups.map((group) => {
    const any = group.map(
      ({ attribute, operator, value }) => `${NUMERIC_COLUMNS[attribute]} ${operator} ${bind(value, 'float8')}`,
    )
    return `(${any.join(' or ')})`
  })

/** Facets of which everybody has one of a few values: they find too many people for an index, and are compared in the row. */
const FACET_COLUMNS: readonly (readonly [string, string])[] = [
  ['workplace_type:', 'workplace'],
  ['opportunityType:', 'opportunity'],
]

type FacetKeys = readonly string[]

/** Beginning and name of the column that has all of these keys, if one has. */
const columnOf = (keys: FacetKeys) => FACET_COLUMNS.find(([first]) => keys.every((key) => key.startsWith(first)))

const anyOf = (keys: FacetKeys): string => keys.map(toFacetLexeme).join(' | ')

/** One facet key of each group. Those that are words are compared at once: each comparison reads the words of the row again. */
const facetConditions = (groups: readonly FacetKeys[], bind: Bindings): readonly string[] => {
  const inWords = groups.filter((keys) => columnOf(keys) === undefined)
  const inColumns = groups.filter((keys) => columnOf(keys) !== undefined)
  const all = inWords.map((keys) => `(${anyOf(keys)})`).join(' & ')
  return [
    ...(inWords.length > 0 ? [`words @@ ${bind(all, 'tsquery')}`] : []),
    ...inColumns.map((keys) => facetCondition(keys, bind)),
  ]
}

/** One of these facet keys. */
const facetCondition = (keys: FacetKeys, bind: Bindings): string => {
  const [beginning, column] = columnOf(keys) ?? []
  return beginning === undefined
    ? `words @@ ${bind(anyOf(keys), 'tsquery')}`
    : `${column} = any (${bind(
        keys.map((key) => key.slice(beginning.length)),
        'text[]',
      )})`
}

const locationConditions = (
  { around, besidePlace, boxes, insidePlace }: IndexPlan,
  bind: Bindings,
): readonly string[] => {
  const any: string[] = boxes.map((box) => boxCondition(box, bind))
  if (besidePlace.length > 0) any.push(facetCondition(besidePlace, bind))
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
