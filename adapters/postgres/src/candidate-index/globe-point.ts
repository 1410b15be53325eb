import { EARTH_RADIUS_METRES, type Coordinates } from '@guildhall/domain/search'

/** A position on the globe as a point on the unit sphere, in the text form of a cube. */
export const globePoint = ({ latitude, longitude }: Coordinates): string => {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return `(${Math.cos(north) * Math.cos(east)},${Math.cos(north) * Math.sin(east)},${Math.sin(north)})`
}

/** A tenth of a metre: what an edge may be off. */
export const ROUNDING_DEGREES = 1e-6

/** The part of the unit sphere between two parallels, as a cube. */
export const globeZone = (south: number, north: number): string => {
  const height = (latitude: number): number => Math.sin((Math.max(-90, Math.min(90, latitude)) * Math.PI) / 180)
  return `(-1.1,-1.1,${height(south - ROUNDING_DEGREES) - 1e-9}),(1.1,1.1,${height(north + ROUNDING_DEGREES) + 1e-9})`
}

/** The chord of the unit sphere for a distance in metres along the globe, slightly longer to allow for rounding. */
export const chordLength = (metres: number): number =>
  2 * Math.sin(Math.min(Math.PI, metres / EARTH_RADIUS_METRES) / 2) + 1e-9

/** SQL for the distance in metres along the globe between a row's place and a point. */
export const distanceSql = (point: string): string =>
  `(${2 * EARTH_RADIUS_METRES} * asin(least(1, (place <-> ${point}) / 2)))`

/** SQL for the chord of the unit sphere for a distance in metres along the globe, slightly longer to allow for rounding. */
export const chordSql = (metres: string): string =>
  `(2 * sin(least(pi(), ${metres} / ${EARTH_RADIUS_METRES}) / 2) + 1e-9)`
