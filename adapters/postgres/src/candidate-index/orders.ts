import type { CandidateSort, IndexPlan } from '@guildhall/domain/search'
import type { Bindings } from './bindings.ts'
import { distanceSql, globePoint } from './globe-point.ts'

/** The order of people whom nothing else tells apart. Rule: SRCH-18. */
export const FIXED_ORDER = 'availability, response_rate desc, updated_at desc, uuid'

/** What another order compares first, lowest first. Rule: SRCH-59. */
export const SORT_FIGURES: Readonly<Record<CandidateSort, string>> = {
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

const FIGURE_ORDERS: Readonly<Record<Exclude<CandidateSort, 'nearest'>, string>> = {
  best: '',
  'rate-up': 'rate, ',
  'rate-down': 'rate desc nulls last, ',
  'salary-up': 'permanent_rate, ',
  'salary-down': 'permanent_rate desc nulls last, ',
  soonest: '',
  newest: 'updated_at desc, ',
  fastest: 'response_rate desc, ',
}

/** The order in which people are chosen for ranking, each that of an index: what comes first in it is read without the rest. Rule: SRCH-75. */
export const choiceOrder = ({ around, sort }: IndexPlan, bind: Bindings): string => {
  if (sort !== 'nearest') return `${FIGURE_ORDERS[sort]}${FIXED_ORDER}`
  return around ? `place <-> ${bind(globePoint(around), 'cube')}, ${FIXED_ORDER}` : FIXED_ORDER
}

export const distanceStep = ({ around }: IndexPlan, bind: Bindings): string =>
  around ? `floor(${distanceSql(bind(globePoint(around), 'cube'))} / ${bind(around.precision, 'float8')})` : '0::float8'
