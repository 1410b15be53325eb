import type { Around } from './candidate-query.ts'
import type { LocationType } from './search-parameters.ts'

/** Radius and ranking step in metres by kind of place. Those of a country and of a province are how the wire names them. */
export const COUNTRY_RADIUS_METRES = 2_000_000
export const COUNTRY_PRECISION_METRES = 50_000
export const PROVINCE_RADIUS_METRES = 500_000
export const PROVINCE_PRECISION_METRES = 20_000
export const PLACE_RADIUS_METRES = 100_000
export const PLACE_PRECISION_METRES = 5_000

/** The radii of a town that searchers choose from, in kilometres. Rule: SRCH-51. */
export const placeRadii = [10, 25, 50, 100, 250] as const
export type PlaceRadius = (typeof placeRadii)[number]
export const DEFAULT_PLACE_RADIUS_KM: PlaceRadius = 100

export const isPlaceRadius = (kilometres: number | null | undefined): kilometres is PlaceRadius =>
  placeRadii.some((known) => known === kilometres)

const areas: Readonly<Record<Exclude<LocationType, 'other'>, Pick<Around, 'radius' | 'precision'> | null>> = {
  anywhere: null,
  country: { radius: COUNTRY_RADIUS_METRES, precision: COUNTRY_PRECISION_METRES },
  administrative_area_level_1: { radius: PROVINCE_RADIUS_METRES, precision: PROVINCE_PRECISION_METRES },
}

/** The radius of a search and its ranking step of distances, in metres, as on the wire; null for anywhere. Rules: SRCH-14, SRCH-51. */
export const getSearchArea = (
  locationType: LocationType,
  radiusKm: PlaceRadius = DEFAULT_PLACE_RADIUS_KM,
): Pick<Around, 'radius' | 'precision'> | null =>
  locationType === 'other' ? { radius: radiusKm * 1_000, precision: PLACE_PRECISION_METRES } : areas[locationType]

/**
 * What a circle of the wire names: exactly the figures of a country or a province are the country or the province of its middle; all
 * others are circles. Rule: SRCH-50.
 */
export const getPlaceKind = ({
  precision,
  radius,
}: Pick<Around, 'precision' | 'radius'>): 'country' | 'province' | null => {
  if (radius === COUNTRY_RADIUS_METRES && precision === COUNTRY_PRECISION_METRES) return 'country'
  return radius === PROVINCE_RADIUS_METRES && precision === PROVINCE_PRECISION_METRES ? 'province' : null
}

/** Metres for display: rounded up to the step, so that nobody is located more precisely than the search allows. Rule: SRCH-25. */
export const roundDistance = (metres: number, precision: number): number => {
  const step = Math.max(PLACE_PRECISION_METRES, precision)
  return Math.max(step, Math.ceil(metres / step) * step)
}
