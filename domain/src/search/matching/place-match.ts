import type { CandidateDocument } from '../candidates/candidate-document.ts'
import type { IndexQuery } from '../candidates/candidate-index.port.ts'
import { isInsidePlace } from '../query/inside-place.ts'

/** How a hit matches the place of a search: in the country or province, within the radius, or from elsewhere because they work remotely. */
export const placeMatches = ['inside', 'near', 'remote'] as const
export type PlaceMatch = (typeof placeMatches)[number]

/** How a hit matches the place of its query; null if it has none. `distance` is in metres. Rule: SRCH-52. */
export const matchPlace = (
  document: Pick<CandidateDocument, 'countryCode' | 'provinceCode'>,
  distance: number | null,
  { around, insidePlace, remoteAnywhere }: Pick<IndexQuery, 'around' | 'insidePlace' | 'remoteAnywhere'>,
): PlaceMatch | null => {
  if (insidePlace !== null) return isInsidePlace(document, insidePlace) ? 'inside' : 'remote'
  if (around === null) return null
  return remoteAnywhere && distance !== null && distance > around.radius ? 'remote' : 'near'
}
