import { COORDINATE_SCALE, type GazetteerData } from './gazetteer-data.ts'

/** Finds the nearest row for coordinates. */
export interface AreaGrid {
  nearest(latitude: number, longitude: number): number | null
}

const EARTH_RADIUS_KM = 6_371
/** Coordinates further than this from every place belong to no country. */
const FARTHEST_KM = 1_000
const KM_A_DEGREE = 111.19
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export const distanceKm = (latitude: number, longitude: number, toLatitude: number, toLongitude: number): number => {
  const a = Math.sin(radians(toLatitude - latitude) / 2) ** 2
  const b =
    Math.cos(radians(latitude)) * Math.cos(radians(toLatitude)) * Math.sin(radians(toLongitude - longitude) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a + b)))
}

const toCell = (latitude: number, longitude: number): number =>
  (Math.floor(latitude) + 90) * 360 + ((((Math.floor(longitude) + 180) % 360) + 360) % 360)
const readPoint = (latitude: number, longitude: number): string =>
  `${Math.round(latitude * COORDINATE_SCALE)},${Math.round(longitude * COORDINATE_SCALE)}`

/** Indexes localities in cells of one degree, and centroids of provinces and countries by their exact point, provinces first. */
export const createAreaGrid = (data: GazetteerData): AreaGrid => {
  const cells = new Map<number, number[]>()
  const centroids = new Map<string, number>()
  for (const [row, id] of data.id.entries()) {
    const latitude = (data.latitude[row] ?? 0) / COORDINATE_SCALE
    const longitude = (data.longitude[row] ?? 0) / COORDINATE_SCALE
    const point = readPoint(latitude, longitude)
    if (id === 1 || (id === 0 && !centroids.has(point))) centroids.set(point, row)
    if (id === 0 || id === 1) continue
    const cell = toCell(latitude, longitude)
    const rows = cells.get(cell)
    if (rows === undefined) cells.set(cell, [row])
    else rows.push(row)
  }

  const nearestIn = (latitude: number, longitude: number): number | null => {
    let best: number | null = null
    let bestKm = FARTHEST_KM
    for (let ring = 0; ring * KM_A_DEGREE - KM_A_DEGREE <= bestKm; ring += 1) {
      for (const cell of listRingCells(latitude, longitude, ring)) {
        for (const row of cells.get(cell) ?? []) {
          const km = distanceKm(
            latitude,
            longitude,
            (data.latitude[row] ?? 0) / COORDINATE_SCALE,
            (data.longitude[row] ?? 0) / COORDINATE_SCALE,
          )
          if (km < bestKm) [best, bestKm] = [row, km]
        }
      }
    }
    return best
  }

  return {
    nearest: (latitude, longitude) => centroids.get(readPoint(latitude, longitude)) ?? nearestIn(latitude, longitude),
  }
}

/**
 * Cells whose rows of latitude or stretched columns of longitude are `ring` steps away. Towards the poles a step of longitude is made as
 * wide as a step of latitude, so that a ring is never nearer than (ring - 1) degrees of latitude.
 */
const listRingCells = (latitude: number, longitude: number, ring: number): Set<number> => {
  const cells = new Set<number>()
  for (let up = -ring; up <= ring; up += 1) {
    const band = Math.floor(latitude) + up
    if (band < -90 || band > 89) continue
    const narrow = Math.max(
      0.02,
      Math.cos(radians(Math.min(89, Math.max(Math.abs(band), Math.abs(band + 1), Math.abs(latitude))))),
    )
    const wide = Math.min(180, Math.ceil((ring + 1) / narrow))
    const skip = Math.abs(up) === ring ? -1 : Math.min(180, Math.floor(ring / narrow) - 1)
    for (let aside = -wide; aside <= wide; aside += 1) {
      if (Math.abs(aside) > skip) cells.add(toCell(band, longitude + aside))
    }
  }
  return cells
}
