import type { Places } from '../../reference/index.ts'
import { roundCoordinate } from './round-coordinate.ts'

/** Degrees (WGS 84), two decimals. */
export interface PlacePoint {
  readonly latitude: number
  readonly longitude: number
}

/**
 * Finds the coordinates of town names, for a map: the centre of the town, from its name only. Nobody's own coordinates are used, so that a
 * pin reveals no more than the name. Titles without a town have no point. Rule: SRCH-26.
 */
export const findPlacePoints = async (
  places: Pick<Places, 'findTown'>,
  titles: readonly string[],
): Promise<ReadonlyMap<string, PlacePoint>> => {
  const points = new Map<string, PlacePoint>()
  for (const title of new Set(titles)) {
    const town = await places.findTown(title)
    if (town !== null)
      points.set(title, { latitude: roundCoordinate(town.latitude), longitude: roundCoordinate(town.longitude) })
  }
  return points
}
