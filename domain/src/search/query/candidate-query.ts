import type { CandidateSort } from './search-sort.ts'

/** Attributes that can be filtered by equality. Rule: SRCH-1. */
export type FacetAttribute =
  | 'workplace_type'
  | 'opportunityType'
  | 'skills'
  | 'languages'
  | 'industries'
  | 'job_title'
  /** 'true' or 'false'. */
  | 'respondsFast'
/** Attributes that can be compared. Rates are in the index's common currency (USD). Rules: SRCH-1, SRCH-12. */
export type NumericAttribute =
  | 'rate'
  | 'permanentRate'
  | 'availability'
  | 'contract_duration_min'
  | 'qualification_level'
  | 'experience_years'

export interface FacetFilter {
  readonly attribute: FacetAttribute
  readonly value: string
}

export interface NumericFilter {
  readonly attribute: NumericAttribute
  readonly operator: '<' | '<=' | '=' | '!=' | '>=' | '>'
  readonly value: number
}

/** The parts of a document that are most of it, and that a list of people does not always show. */
export const OMITTABLE_PARTS = [
  'introduction',
  'workExperiences',
  'workExperiences.description',
  'workExperiences.skills',
  'qualifications',
] as const
export type OmittablePart = (typeof OMITTABLE_PARTS)[number]

/** A circle in metres. Exactly the figures of a country or a province name the one in which the middle is. Rule: SRCH-50. */
export interface Around {
  readonly latitude: number
  readonly longitude: number
  readonly radius: number
  /** Distances are ranked in steps of this many metres. */
  readonly precision: number
}

/** An area between two meridians and two parallels, in degrees. Where east is less than west it crosses the date line. Rule: SRCH-97. */
export interface GeoBox {
  readonly north: number
  readonly east: number
  readonly south: number
  readonly west: number
}

/**
 * A query to the index, in the hosted service's terms. Outer lists are "and", inner lists are "or"; optional filters only affect the
 * ranking. Rule: SRCH-1.
 */
export interface CandidateQuery {
  readonly text: string
  readonly offset: number
  readonly length: number
  readonly facetFilters: readonly (readonly FacetFilter[])[]
  readonly optionalFilters: readonly FacetFilter[]
  readonly numericFilters: readonly (readonly NumericFilter[])[]
  readonly around: Around | null
  /** Only people in one of these areas match; there is then no `around`. Absent or empty is no filter. */
  readonly insideBoxes?: readonly GeoBox[]
  /** People who work remotely are found wherever they live, besides those of the place. Rule: SRCH-52. */
  readonly remoteAnywhere: boolean
  /** The wire has an index for each order. Rule: SRCH-60. */
  readonly sort: CandidateSort
  /** Parts that the caller does not need: an index outside the database leaves them empty in the hits. Rule: SRCH-92. */
  readonly omit?: readonly OmittablePart[]
}
