import { DependencyUnavailable } from '@guildhall/domain/shared'

/** The address of Google's Places API. */
const GOOGLE_PLACES_URL = 'https://places.googleapis.com'
const TIMEOUT_MS = 3_000
const SERVICE = 'places'

export interface GoogleClientOptions {
  readonly apiKey: string
  /** Another address of the API, for proxies and mocks. */
  readonly url?: string | undefined
  /** Milliseconds to wait for an answer; default 3,000. */
  readonly timeoutMs?: number
}

/** A place that completes a text: its id and Google's types. */
interface Prediction {
  readonly placeId: string
}

/** Part of an address, such as the country, with Google's types of it. */
interface AddressComponent {
  readonly longText: string
  readonly shortText: string
  readonly types: readonly string[]
}

/** The fields of a place that are asked for; all of them are in the cheapest class of Google's fields. */
export interface GooglePlace {
  readonly types: readonly string[]
  readonly location: { readonly latitude: number; readonly longitude: number }
  readonly addressComponents: readonly AddressComponent[]
}

/** The calls of the Places API (New) that the product makes. Answers are in English, as titles are kept. */
interface GoogleClient {
  /** Five predictions at most. Throws `DependencyUnavailable`. */
  autocomplete(request: {
    readonly input: string
    readonly includedPrimaryTypes: readonly string[]
    readonly sessionToken: string
  }): Promise<readonly Prediction[]>
  /** With a token it ends that session. Null for an id that nobody has. Throws `DependencyUnavailable`. */
  details(placeId: string, sessionToken: string | null): Promise<GooglePlace | null>
}

const LANGUAGE = 'en'
const DETAILS_FIELDS = 'types,location,addressComponents'
const AUTOCOMPLETE_FIELDS = 'suggestions.placePrediction.placeId'

interface ErrorBody {
  readonly error?: {
    readonly message?: string
    readonly details?: readonly { readonly reason?: string }[]
  }
}

/** An id that nobody has is 400 or 404; a wrong key is 400, too. */
const isUnknownPlace = (status: number, { error }: ErrorBody): boolean =>
  status === 404 || (status === 400 && !(error?.details ?? []).some(({ reason }) => reason?.startsWith('API_KEY_')))

export const createGoogleClient = ({
  apiKey,
  timeoutMs = TIMEOUT_MS,
  url = GOOGLE_PLACES_URL,
}: GoogleClientOptions): GoogleClient => {
  const send = async (path: string, fields: string, init: RequestInit = {}) => {
    try {
      const response = await fetch(`${url}${path}`, {
        ...init,
        headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey, 'x-goog-fieldmask': fields },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { status: response.status, body: (await response.json()) as unknown }
    } catch (error) {
      throw new DependencyUnavailable(SERVICE, { cause: error })
    }
  }
  const refuse = (status: number, { error }: ErrorBody): never => {
    throw new DependencyUnavailable(SERVICE, { cause: new Error(`Google answered ${status}: ${error?.message ?? ''}`) })
  }
  return {
    autocomplete: async ({ includedPrimaryTypes, input, sessionToken }) => {
      const request = { input, includedPrimaryTypes, languageCode: LANGUAGE, sessionToken }
      const init = { method: 'POST', body: JSON.stringify(request) }
      const { body, status } = await send('/v1/places:autocomplete', AUTOCOMPLETE_FIELDS, init)
      if (status !== 200) return refuse(status, body as ErrorBody)
      const { suggestions = [] } = body as { suggestions?: readonly { placePrediction?: Prediction }[] }
      return suggestions.flatMap(({ placePrediction }) => placePrediction ?? [])
    },
    details: async (placeId, sessionToken) => {
      const query = new URLSearchParams({ languageCode: LANGUAGE, ...(sessionToken === null ? {} : { sessionToken }) })
      const path = `/v1/places/${encodeURIComponent(placeId)}?${query.toString()}`
      const { body, status } = await send(path, DETAILS_FIELDS)
      if (isUnknownPlace(status, body as ErrorBody)) return null
      if (status !== 200) return refuse(status, body as ErrorBody)
      const { addressComponents = [], location, types = [] } = body as Partial<GooglePlace>
      return location === undefined ? null : { types, location, addressComponents }
    },
  }
}
