import type { GeoBox } from './candidate-query.ts'
import { WireError } from './wire-parameters.ts'

const BOXES_MAX = 20
/** Maps that are moved around the globe count on. */
const TURNS_MAX_DEGREES = 1080

const wrap = (longitude: number): number =>
  longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180

/**
 * Two opposite corners. North-east and south-west, as the service's widgets send them, may be on both sides of the date line; of two other
 * corners the narrower area is meant.
 */
const boxOf = ([oneLatitude, oneLongitude, otherLatitude, otherLongitude]: readonly number[]): GeoBox => {
  const corners = [oneLatitude, oneLongitude, otherLatitude, otherLongitude]
  if (!corners.every((corner) => corner !== undefined && Number.isFinite(corner)))
    throw new WireError('must be four numbers: latitude and longitude of two opposite corners')
  const [one, oneEast, other, otherEast] = corners as [number, number, number, number]
  const isOnEarth =
    Math.max(Math.abs(one), Math.abs(other)) <= 90 &&
    Math.max(Math.abs(oneEast), Math.abs(otherEast)) <= TURNS_MAX_DEGREES
  if (!isOnEarth) throw new WireError('must be latitudes and longitudes in degrees')
  const [south, north] = [Math.min(one, other), Math.max(one, other)]
  if (Math.abs(oneEast - otherEast) >= 360) return { south, north, west: -180, east: 180 }
  const [upper, lower] = one >= other ? [wrap(oneEast), wrap(otherEast)] : [wrap(otherEast), wrap(oneEast)]
  if (upper >= lower) return { south, north, west: lower, east: upper }
  const isAcross = lower - upper > 180
  return isAcross ? { south, north, west: lower, east: upper } : { south, north, west: upper, east: lower }
}

const numbersOf = (value: unknown): readonly number[] => {
  const parts: unknown = typeof value === 'string' ? value.split(',') : value
  if (!Array.isArray(parts)) throw new WireError('must be a list of corners')
  return parts.map((part) =>
    typeof part === 'number' || (typeof part === 'string' && part.trim() !== '') ? Number(part) : Number.NaN,
  )
}

/** Decodes 'latitude,longitude,latitude,longitude', lists of four, or lists of lists, also as JSON. Rule: SRCH-97. */
export const decodeBoxes = (value: unknown): readonly GeoBox[] => {
  if (value === undefined || value === null || value === '') return []
  let read: unknown = value
  try {
    if (typeof value === 'string' && value.trim().startsWith('[')) read = JSON.parse(value)
  } catch {
    throw new WireError('is not readable JSON')
  }
  const nested =
    Array.isArray(read) &&
    (read.some(Array.isArray) || read.some((one) => typeof one === 'string' && one.includes(',')))
  const lists = nested ? (read as readonly unknown[]).map(numbersOf) : [numbersOf(read)]
  const boxes = lists.flatMap((numbers) => {
    if (numbers.length % 4 !== 0)
      throw new WireError('must be four numbers: latitude and longitude of two opposite corners')
    return Array.from({ length: numbers.length / 4 }, (_, at) => boxOf(numbers.slice(4 * at, 4 * at + 4)))
  })
  if (boxes.length > BOXES_MAX) throw new WireError(`may hold ${BOXES_MAX} areas at most`)
  return boxes
}
