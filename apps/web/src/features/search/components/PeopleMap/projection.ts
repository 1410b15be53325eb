import type { PlacePoint } from '@guildhall/domain/search'
import { geoMercator, geoPath } from 'd3-geo'

/** The world's side in units at zoom 0: pixels there, and twice as many with every further zoom. */
export const WORLD = 512

/** A point of the plane, in units of the world or in pixels. */
export interface Spot {
  readonly x: number
  readonly y: number
}

const mercator = geoMercator()
  .scale(WORLD / (2 * Math.PI))
  .translate([WORLD / 2, WORLD / 2])

/** Draws shapes of the globe in the world's units, three decimals deep: a pixel at the nearest zoom. */
export const worldPath = geoPath(mercator).digits(3)

/** Where a place lies in the world's units; the poles lie at its edges. */
export function spotOf({ latitude, longitude }: PlacePoint): Spot {
  const [x, y] = mercator([longitude, Math.max(-85, Math.min(85, latitude))]) ?? [0, 0]
  return { x, y }
}

/** The place at a spot of the world. */
export function placeAt({ x, y }: Spot): PlacePoint {
  const [longitude, latitude] = mercator.invert?.([x, y]) ?? [0, 0]
  return { latitude, longitude }
}
