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

/** The same as the orders of indexes. */
const FIGURE_ORDERS: Readonly<Record<FigureSort, string>> = {
  'rate-up': 'rate',
  'rate-down': 'rate desc nulls last',
  'salary-up': 'permanent_rate',
  'salary-down': 'permanent_rate desc nulls last',
  soonest: 'availability',
  newest: 'updated_at desc',
  fastest: 'response_rate desc',
}

/** The order of a figure alone, in which several people may be equal. */
export const figureOrder = (sort: FigureSort): string => FIGURE_ORDERS[sort]

/** An order that compares a figure of the person first. */
export type FigureSort = Exclude<CandidateSort, 'best' | 'nearest'>

/** Figures in which very many are equal: whoever is available now, and whoever answers everything. */
export const isFigureShared = (sort: FigureSort): boolean => sort === 'soonest' || sort === 'fastest'

/** The figure of whoever comes first among all people, lowest first; an index has it. */
export const bestFigure = (sort: FigureSort): string =>
  `(select ${SORT_FIGURES[sort]} from candidate_documents order by ${FIGURE_ORDERS[sort]} limit 1)`

/** The order in which people are chosen for ranking, each that of an index: what comes first in it is read without the rest. Rule: SRCH-75. */
export const choiceOrder = ({ around, sort }: IndexPlan, bind: Bindings): string => {
  if (sort === 'best' || sort === 'soonest') return FIXED_ORDER
  if (sort !== 'nearest') return `${FIGURE_ORDERS[sort]}, ${FIXED_ORDER}`
  return around ? `place <-> ${bind(globePoint(around), 'cube')}, ${FIXED_ORDER}` : FIXED_ORDER
}

export const distanceStep = ({ around }: IndexPlan, bind: Bindings): string =>
  around ? `floor(${distanceSql(bind(globePoint(around), 'cube'))} / ${bind(around.precision, 'float8')})` : '0::float8'

/** What orders and figures are made of. */
export const SORTED_COLUMNS = 'uuid, place, availability, response_rate, updated_at, rate, permanent_rate'
