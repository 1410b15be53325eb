import type { Currency, WorkplaceType } from '../../profiles/index.ts'
import type { PlaceRadius } from './search-area.ts'
import type { SearchSort } from './search-sort.ts'

/** The type of place of a search, which decides radius and precision. Rule: SRCH-14. */
export type LocationType = 'country' | 'administrative_area_level_1' | 'anywhere' | 'other'
/** The opportunity types of a search. Rule: SRCH-10. */
export const SEARCH_OPPORTUNITIES = ['Any Type', 'Permanent', 'Contract'] as const
export type SearchOpportunity = (typeof SEARCH_OPPORTUNITIES)[number]

/**
 * What an employer searches for. Budgets and rates are whole units of their currency, per hour (contract) or per year (permanent); 0 is no
 * filter. `availability` and `contractDuration` are days, null is no filter. Rules: SRCH-10, SRCH-12, SRCH-13.
 */
export interface SearchParameters {
  readonly jobTitle: string
  readonly workType: WorkplaceType
  readonly locationType: LocationType
  readonly location: string
  readonly latitude: number | null
  readonly longitude: number | null
  /** How far around a town, in kilometres; a country and a province have no radius. Rule: SRCH-51. */
  readonly radiusKm: PlaceRadius
  /** Also people who work remotely, wherever they live; counts only with a place. Rule: SRCH-52. */
  readonly remoteAnywhere: boolean
  readonly opportunityType: SearchOpportunity
  readonly contractCurrency: Currency
  /** Lowest and highest rate per hour. */
  readonly rateMin: number
  readonly contractBudget: number
  readonly permCurrency: Currency
  readonly permBudget: number
  readonly availability: number | null
  readonly contractDuration: number | null
  /** A level of the education list, 'None' is no filter. */
  readonly educationLevel: string
  readonly skills: readonly string[]
  /** Every skill must match, instead of at least one. Rule: SRCH-11. */
  readonly allSkills: boolean
  readonly languages: readonly string[]
  /** At least one of them. Rule: SRCH-58. */
  readonly industries: readonly string[]
  /** Years of work at least, null is no filter. Rule: SRCH-58. */
  readonly experienceYears: number | null
  /** Only people who answer fast. Rule: SRCH-58. */
  readonly answersFast: boolean
  /** The order of the results. Rule: SRCH-59. */
  readonly sort: SearchSort
}
