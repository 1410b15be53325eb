import type { FacetAttribute, NumericAttribute } from '../query/candidate-query.ts'
import type { FacetHit } from './candidate-index.port.ts'

/** Attributes whose values can be counted. */
export type CountedAttribute = FacetAttribute | NumericAttribute

/** Figures of everybody found who has a number; the sum may differ in the last digits between engines. */
export interface FacetStats {
  readonly min: number
  readonly max: number
  readonly avg: number
  readonly sum: number
}

/** The values of everybody that a search finds, by attribute. Rule: SRCH-95. */
export interface FacetCounts {
  /**
   * How many people have each value, most people first, then by the value without case and accents, by code point, or by number. Values are
   * equal without case and accents, as filters compare them, and spelled as by the person with the lowest uuid; blank ones are left out.
   */
  readonly values: Readonly<Partial<Record<CountedAttribute, readonly FacetHit[]>>>
  /** Of numbers, unless nobody has one. */
  readonly stats: Readonly<Partial<Record<NumericAttribute, FacetStats>>>
}
