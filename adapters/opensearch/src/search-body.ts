import {
  FIELD_SCORES,
  TEXT_FIELDS,
  type Around,
  type CandidateSort,
  type IndexHit,
  type IndexPlan,
  type NumericFilter,
  type PlannedWord,
  type TextField,
} from '@guildhall/domain/search'
import { distanceStepSort } from './distance-step-sort.ts'
import { INDEX_ORDER } from './index-definition.ts'
import type { Body, Json } from './json.ts'

/**
 * A hit's score is twice its text score times this factor, plus its optional matches: integers that a 32-bit float
 * represents exactly.
 */
const TEXT_STEP = 1_024

/**
 * How the engine finds the words that are a typo away. For each word and field it builds an automaton, which takes up to 25 ms: once, to list these
 * words, of which a search may have about a thousand, or, without a list, again in each segment of the index. Both find the same people.
 */
export type TypoRewrite = 'constant_score_boolean' | 'constant_score'

/**
 * So many people are counted with the hits of a search without words and distance. Of more, the engine skips those who cannot be among the hits,
 * and the number is asked for apart. Other searches count everybody with their hits: they compare all who match anyway. Rule: SRCH-103.
 */
export const COUNTED_WITH_HITS = 10_000

/** The body of a search whose people are all compared with each other. */
export const searchBody = (plan: IndexPlan, typos: TypoRewrite, countedWithHits: number): Body => ({
  ...pageBody(plan, matching(plan, typos), [
    ...firstSort(plan),
    ...(isScored(plan) ? [{ _score: 'desc' }] : []),
    ...(plan.sort === 'nearest' ? [] : distanceStepSort(plan.around)),
  ]),
  track_total_hits: isScored(plan) || plan.around !== null || countedWithHits,
})

/** The page of a plan's hits among those who match a query, by some figures and then in the order of equal matches. */
export const pageBody = (plan: IndexPlan, query: Json, sort: readonly Json[]): Body => ({
  query,
  // The index of an earlier version, which is searched until it is rebuilt, may not have each field.
  sort: [
    ...sort,
    ...Object.entries(INDEX_ORDER).map(([field, order]) => ({ [field]: { order, unmapped_type: 'long' } })),
  ],
  from: plan.offset,
  size: plan.length,
  _source: { includes: ['document'], excludes: plan.omit.map((part) => `document.${part}`) },
})

/** The body that counts who match, at most so many; `true`: all. */
export const countBody = (plan: IndexPlan, typos: TypoRewrite, most: number | true): Body => ({
  query: matching(plan, typos),
  size: 0,
  track_total_hits: most,
})

/** Whether people who match can have different scores. */
export const isScored = ({ optionalFacets, words }: IndexPlan): boolean => words.length > 0 || optionalFacets.length > 0

const byFigure = (field: string, order: 'asc' | 'desc') => (): readonly Json[] => [
  { [field]: { order, missing: '_last' } },
]

/** What another order compares first. */
const firstSort = (plan: IndexPlan): readonly Json[] => FIRST_SORTS[plan.sort](plan)

const FIRST_SORTS: Readonly<Record<CandidateSort, (plan: IndexPlan) => readonly Json[]>> = {
  best: () => [],
  nearest: ({ around }) => distanceStepSort(around),
  'rate-up': byFigure('rate', 'asc'),
  'rate-down': byFigure('rate', 'desc'),
  'salary-up': byFigure('permanentRate', 'asc'),
  'salary-down': byFigure('permanentRate', 'desc'),
  soonest: byFigure('availability', 'asc'),
  newest: byFigure('updated_at', 'desc'),
  fastest: byFigure('response_rate', 'desc'),
}

export const matching = (plan: IndexPlan, typos: TypoRewrite): Json => ({
  bool: {
    must: plan.words.map((word) => wordQuery(word, typos)),
    should: plan.optionalFacets.map((key) => scoring(1, { term: { facets: key } })),
    minimum_should_match: 0,
    filter: [{ match_all: {} }, ...filters(plan)],
    must_not: [
      ...(plan.companyKeys.length > 0 ? [{ terms: { hidden_from: plan.companyKeys } }] : []),
      ...(plan.excludedUuids.length > 0 ? [{ terms: { uuid: plan.excludedUuids } }] : []),
    ],
  },
})

/**
 * The parts of a hit's score, from the values by which it is sorted (`sort` of the answer): a score that is asked for apart is computed for
 * everybody who matches, whatever the order.
 */
export const readScore = (plan: IndexPlan, sortValues: readonly unknown[]): HitScore => {
  const score = isScored(plan) ? Number(sortValues[firstSort(plan).length]) : 0
  return { textScore: Math.floor(score / TEXT_STEP) / 2, optionalMatches: score % TEXT_STEP }
}

type HitScore = Pick<IndexHit, 'textScore' | 'optionalMatches'>

const scoring = (boost: number, filter: Json): Json => ({ constant_score: { filter, boost } })

/** The best field counts, and rarity does not matter: the same text scores the same in every index. */
const wordQuery = (planned: PlannedWord, typos: TypoRewrite): Json => ({
  dis_max: {
    queries: TEXT_FIELDS.flatMap((field) => {
      const score = FIELD_SCORES[field] * TEXT_STEP
      const near = nearQueries(planned, field, typos)
      return [
        scoring(score * 2, { terms: { [field]: [planned.word, ...planned.spellings] } }),
        ...(near.length > 0 ? [scoring(score, { bool: { should: near } })] : []),
      ]
    }),
  },
})

const nearQueries = (
  { word, prefix, typoBases, typos, synonyms }: PlannedWord,
  field: TextField,
  rewrite: TypoRewrite,
): readonly Json[] => {
  const words = synonyms.flatMap((phrase) => (phrase.length === 1 ? phrase : []))
  const phrases = synonyms.filter((phrase) => phrase.length > 1)
  return [
    ...(prefix ? [{ prefix: { [field]: { value: word, rewrite: 'constant_score' } } }] : []),
    // Without a rewrite only the fifty most similar words would be searched.
    ...typoBases.map((base) => ({ fuzzy: { [field]: { value: base, fuzziness: typos, rewrite } } })),
    ...(words.length > 0 ? [{ terms: { [field]: words } }] : []),
    ...phrases.map((phrase) => ({ bool: { filter: phrase.map((part) => ({ term: { [field]: part } })) } })),
  ]
}

const filters = (plan: IndexPlan): readonly Json[] => [
  ...plan.facetGroups.map((keys) => ({ terms: { facets: keys } })),
  ...plan.numericGroups.map((group) => anyOf(group.map(numericQuery))),
  ...locationFilters(plan),
  ...changed(plan),
]

const changed = ({ changedAfter, changedUntil }: IndexPlan): readonly Json[] => [
  ...(changedAfter === null ? [] : [{ range: { updated_at: { gt: changedAfter } } }]),
  ...(changedUntil === null ? [] : [{ range: { updated_at: { lte: changedUntil } } }]),
]

const anyOf = (queries: readonly Json[]): Json => ({ bool: { should: queries, minimum_should_match: 1 } })

const RANGES = { '<': 'lt', '<=': 'lte', '>=': 'gte', '>': 'gt' } as const

const numericQuery = ({ attribute, operator, value }: NumericFilter): Json => {
  // JSON has no infinity; no document has numbers as large as these.
  const bound = Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, value))
  if (operator === '=') return { range: { [attribute]: { gte: bound, lte: bound } } }
  if (operator !== '!=') return { range: { [attribute]: { [RANGES[operator]]: bound } } }
  return {
    bool: {
      filter: [{ exists: { field: attribute } }],
      must_not: [{ range: { [attribute]: { gte: bound, lte: bound } } }],
    },
  }
}

/** The engine stores positions to the centimetre and does not accept a radius of zero. */
const RADIUS_MIN_METRES = 0.1

/** Who is this near to a place, in metres. */
export const circle = ({ latitude, longitude }: Pick<Around, 'latitude' | 'longitude'>, radius: number): Json => ({
  geo_distance: {
    distance: `${Math.max(RADIUS_MIN_METRES, radius).toFixed(3)}m`,
    place: { lat: latitude, lon: longitude },
  },
})

const locationFilters = ({ around, besidePlace, boxes, insidePlace }: IndexPlan): readonly Json[] => {
  const any: Json[] = besidePlace.length > 0 ? [{ terms: { facets: besidePlace } }] : []
  for (const { east, north, south, west } of boxes)
    any.push({ geo_bounding_box: { place: { top: north, left: west, bottom: south, right: east } } })
  if (around) any.push(circle(around, around.radius))
  if (insidePlace) {
    const { countryCode, provinceCode } = insidePlace
    const province = provinceCode === null ? [] : [{ term: { province_code: provinceCode } }]
    any.push({ bool: { filter: [{ term: { country_code: countryCode } }, ...province] } })
  }
  return any.length > 0 ? [anyOf(any)] : []
}
