import type { GeoBox } from '../query/candidate-query.ts'

/** Mean radius of the earth in metres, as used by search engines. */
export const EARTH_RADIUS_METRES = 6_371_008.7714

export interface Coordinates {
  /** Degrees, -90 to 90. */
  readonly latitude: number
  /** Degrees, -180 to 180. */
  readonly longitude: number
}

/** Whether a position is in an area, on its edge too. */
export const isInsideBox = ({ latitude, longitude }: Coordinates, { east, north, south, west }: GeoBox): boolean =>
  latitude >= south &&
  latitude <= north &&
  (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east)

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance between two points in metres (haversine). */
export const distanceMetres = (from: Coordinates, to: Coordinates): number => {
  const northward = Math.sin(radians(to.latitude - from.latitude) / 2)
  const eastward = Math.sin(radians(to.longitude - from.longitude) / 2)
  const half = northward ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * eastward ** 2
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Clamps the latitude to -90 to 90 and wraps the longitude to -180 to 180. */
export const normaliseCoordinates = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.max(-90, Math.min(90, latitude)),
  longitude: longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180,
})
