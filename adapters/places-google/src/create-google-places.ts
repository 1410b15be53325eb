import { randomUUID } from 'node:crypto'
import type { Place, Places, PlaceType } from '@guildhall/domain/reference'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import { createGoogleClient, type GoogleClientOptions } from './google-client.ts'
import { GOOGLE_TYPES, toPlace } from './to-place.ts'

export interface GooglePlacesOptions extends GoogleClientOptions {
  /** Answers what Google's service has no call for, and stands in while it is away. */
  readonly gazetteer: Places
  /** Called when the gazetteer stands in. */
  readonly onProblem?: (error: DependencyUnavailable) => void
}

const ALL_TYPES: readonly PlaceType[] = ['country', 'administrative_area_level_1', 'locality']
const DEFAULT_LIMIT = 10
/** Anything else is not worth a request that costs. */
const PLACE_ID = /^[\w-]{10,300}$/
/** Places that are kept in memory, so that what many people type is not asked for again. */
const KEPT_PLACES = 2_000
/** Google allows to keep coordinates for 30 days. */
const KEPT_MS = 24 * 3_600_000

/** Remembers the newest values for a day; a failure is not remembered. */
const createMemory = <Value>(now: () => number) => {
  const kept = new Map<string, { readonly value: Promise<Value>; readonly until: number }>()
  return (key: string, read: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key)
    if (known !== undefined && known.until > now()) return known.value
    const value = read()
    kept.delete(key)
    kept.set(key, { value, until: now() + KEPT_MS })
    value.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > KEPT_PLACES && oldest !== undefined) kept.delete(oldest)
    return value
  }
}

/**
 * Places that complete a text from Google's Places API (New). Each completion is a session of its own: the first place that is read ends it,
 * as Google asks; a place that was read in the last day is not read again. What the search asks for every hit, the area and the town of a
 * place, is answered by the gazetteer. While Google is away the gazetteer completes, too. Rules: REF-17, REF-18, REF-21.
 */
export const createGooglePlaces = ({ gazetteer, onProblem, ...options }: GooglePlacesOptions): Places => {
  const client = createGoogleClient(options)
  const remember = createMemory<Place | null>(Date.now)
  const read = (id: string, sessionToken: () => string | null): Promise<Place | null> =>
    remember(id, async () => {
      const google = await client.details(id, sessionToken())
      if (google === null) return null
      const { latitude, longitude } = google.location
      return toPlace(id, google, await gazetteer.locate(latitude, longitude))
    })
  const complete = async (input: string, types: readonly PlaceType[], limit: number): Promise<readonly Place[]> => {
    const token = randomUUID()
    const includedPrimaryTypes = types.flatMap((type) => GOOGLE_TYPES[type])
    const predictions = await client.autocomplete({ input, includedPrimaryTypes, sessionToken: token })
    // A session covers one place: the first that is really read.
    let unused: string | null = token
    const takeToken = (): string | null => {
      const taken = unused
      unused = null
      return taken
    }
    const places = await Promise.all(predictions.slice(0, limit).map(({ placeId }) => read(placeId, takeToken)))
    return places.filter((place) => place !== null).filter(({ type }) => types.includes(type))
  }
  return {
    autocomplete: async (query, { limit = DEFAULT_LIMIT, types = ALL_TYPES } = {}) => {
      const input = query.trim()
      if (input === '') return []
      try {
        return await complete(input, types, limit)
      } catch (error) {
        if (!(error instanceof DependencyUnavailable)) throw error
        onProblem?.(error)
        return gazetteer.autocomplete(query, { limit, types })
      }
    },
    // Profiles and searches from before may name places of the gazetteer.
    find: async (id) => (await gazetteer.find(id)) ?? (PLACE_ID.test(id) ? read(id, () => null) : null),
    locate: gazetteer.locate,
    findTown: gazetteer.findTown,
  }
}
