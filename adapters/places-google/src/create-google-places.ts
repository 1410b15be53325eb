import { randomUUID } from 'node:crypto'
import type { Place, Places, PlaceType } from '@guildhall/domain/reference'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import { createGoogleClient, type GoogleClientOptions, type GooglePlace } from './google-client.ts'
import { ADDRESS_TYPES, GOOGLE_TYPES, toAddress, toPlace } from './to-place.ts'

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
 * place, is answered by the gazetteer. While Google is away the gazetteer completes, too. Rules: REF-17, REF-18, REF-21, REF-25.
 */
export const createGooglePlaces = ({ gazetteer, onProblem, ...options }: GooglePlacesOptions): Places => {
  const client = createGoogleClient(options)
  const remember = createMemory<GooglePlace | null>(Date.now)
  const read = (id: string, sessionToken: () => string | null): Promise<GooglePlace | null> =>
    remember(id, () => client.details(id, sessionToken()))
  const placeOf = async (id: string, google: GooglePlace): Promise<Place | null> => {
    const { latitude, longitude } = google.location
    return toPlace(id, google, await gazetteer.locate(latitude, longitude))
  }
  const complete = async <Found>(
    input: string,
    includedPrimaryTypes: readonly string[],
    limit: number,
    toFound: (id: string, google: GooglePlace) => Found | null | Promise<Found | null>,
  ): Promise<readonly Found[]> => {
    const token = randomUUID()
    const predictions = await client.autocomplete({ input, includedPrimaryTypes, sessionToken: token })
    // A session covers one place: the first that is really read.
    let unused: string | null = token
    const takeToken = (): string | null => {
      const taken = unused
      unused = null
      return taken
    }
    const found = await Promise.all(
      predictions.slice(0, limit).map(async ({ placeId }) => {
        const google = await read(placeId, takeToken)
        return google === null ? null : toFound(placeId, google)
      }),
    )
    return found.filter((one) => one !== null)
  }
  /** While Google is away the gazetteer answers. */
  const orGazetteer = async <Found>(
    query: string,
    ask: (input: string) => Promise<readonly Found[]>,
    standIn: () => Promise<readonly Found[]>,
  ) => {
    const input = query.trim()
    if (input === '') return []
    try {
      return await ask(input)
    } catch (error) {
      if (!(error instanceof DependencyUnavailable)) throw error
      onProblem?.(error)
      return standIn()
    }
  }
  return {
    autocomplete: (query, { limit = DEFAULT_LIMIT, types = ALL_TYPES } = {}) =>
      orGazetteer(
        query,
        async (input) => {
          const googleTypes = types.flatMap((type) => GOOGLE_TYPES[type])
          const places = await complete(input, googleTypes, limit, placeOf)
          return places.filter(({ type }) => types.includes(type))
        },
        () => gazetteer.autocomplete(query, { limit, types }),
      ),
    findAddresses: (query, limit = DEFAULT_LIMIT) =>
      orGazetteer(
        query,
        (input) => complete(input, ADDRESS_TYPES, limit, toAddress),
        () => gazetteer.findAddresses(query, limit),
      ),
    // Names and typos are known to the gazetteer at no cost; Google knows quarters and landmarks besides.
    findBest: async (text) =>
      (await gazetteer.findBest(text)) ??
      (
        await orGazetteer(
          text,
          (input) =>
            complete(
              input,
              ALL_TYPES.flatMap((type) => GOOGLE_TYPES[type]),
              1,
              placeOf,
            ),
          async () => [],
        )
      )[0] ??
      null,
    // Profiles and searches from before may name places of the gazetteer.
    find: async (id) => {
      const known = await gazetteer.find(id)
      if (known !== null || !PLACE_ID.test(id)) return known
      const google = await read(id, () => null)
      return google === null ? null : placeOf(id, google)
    },
    locate: gazetteer.locate,
    findTown: gazetteer.findTown,
  }
}
