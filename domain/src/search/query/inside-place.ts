import type { Places } from '../../reference/index.ts'
import type { IndexQuery } from '../candidates/candidate-index.port.ts'
import type { Around } from './candidate-query.ts'
import { getPlaceKind } from './search-area.ts'

/** Finds the country or province of a circle by its centre. Rule: SRCH-15. */
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
