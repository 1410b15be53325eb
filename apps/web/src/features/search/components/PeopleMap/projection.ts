import type { PlacePoint } from '@guildhall/domain/search'
import { geoMercator, geoPath } from 'd3-geo'

/** The width of the world in units: pixels at zoom 0, and twice as many with each further level. */
export const WORLD = 512

/** A point of the plane, in units of the world or in pixels. */
export interface Spot {
  readonly x: number
  readonly y: number
}

const mercator = geoMercator()
  .scale(WORLD / (2 * Math.PI))
  .translate([WORLD / 2, WORLD / 2])

/** Projects shapes to SVG paths in units of the world with three decimals: about a pixel at the maximum zoom. */
export const worldPath = geoPath(mercator).digits(3)

/** Projects a place to units of the world; the poles are mapped to its edges. */
export function toSpot({ latitude, longitude }: PlacePoint): Spot {
  const [x, y] = mercator([longitude, Math.max(-85, Math.min(85, latitude))]) ?? [0, 0]
  return { x, y }
}

/** The place at a point of the world. */
export function toPlacePoint({ x, y }: Spot): PlacePoint {
  const [longitude, latitude] = mercator.invert?.([x, y]) ?? [0, 0]
  return { latitude, longitude }
}
