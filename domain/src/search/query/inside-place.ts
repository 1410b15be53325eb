import type { Places } from '../../reference/index.ts'
import type { IndexQuery } from '../candidates/candidate-index.port.ts'
import type { Around } from './candidate-query.ts'
import { getPlaceKind } from './search-area.ts'

/**
 * The country or province that a circle of the wire names, by its middle; null for a circle of its own, and where the middle is in no
 * country. Rule: SRCH-50.
 */
export const resolveInsidePlace = async (
  places: Pick<Places, 'locate'>,
  around: Around | null,
): Promise<IndexQuery['insidePlace']> => {
  const kind = around === null ? null : getPlaceKind(around)
  if (around === null || kind === null) return null
  const area = await places.locate(around.latitude, around.longitude)
  if (area === null) return null
  if (kind === 'country') return { countryCode: area.countryCode, provinceCode: null }
  return area.provinceCode === null ? null : { countryCode: area.countryCode, provinceCode: area.provinceCode }
}

/** Whether somebody lives in a country or province. */
export const isInsidePlace = (
  { countryCode, provinceCode }: { readonly countryCode: string; readonly provinceCode: string | null },
  place: NonNullable<IndexQuery['insidePlace']>,
): boolean => countryCode === place.countryCode && (place.provinceCode === null || place.provinceCode === provinceCode)
