import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { samplePlaces } from './samples.ts'

/** A local stand-in for Google's Places API (New). */
export interface GooglePlacesServer {
  readonly url: string
  readonly apiKey: string
  /** 'autocomplete cape', 'details ChIJ… in session'. */
  readonly calls: readonly string[]
  /** Answers this status to everything; null answers as usual. */
  failWith(status: number | null): void
  /** Answers this text, which may not be JSON; null answers as usual. */
  answer(text: string | null): void
  /** Throws if a request did not keep to Google's protocol. */
  close(): Promise<void>
}

const API_KEY = 'AIzaSyD-sample-key-of-the-tests-000000'
const PLACE_FIELDS = ['id', 'types', 'location', 'addressComponents', 'displayName', 'formattedAddress']
const PREDICTION_FIELDS = [
  'suggestions.placePrediction.placeId',
  'suggestions.placePrediction.text',
  'suggestions.placePrediction.types',
]
const REQUEST_FIELDS = [
  'input',
  'includedPrimaryTypes',
  'includedRegionCodes',
  'languageCode',
  'regionCode',
  'sessionToken',
]
const TYPES = [
  'country',
  'administrative_area_level_1',
  'locality',
  'postal_town',
  'sublocality_level_1',
  'street_address',
  'premise',
  'subpremise',
  'route',
]
const SUGGESTIONS_MAX = 5
const TYPES_MAX = 5
/** URL- and filename-safe base64, 36 characters at most. */
const TOKEN = /^[\w-]{1,36}$/
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/

const errorBody = (code: number, status: string, message: string, reason?: string) => ({
  error: {
    code,
    message,
    status,
    ...(reason === undefined
      ? {}
      : { details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' }] }),
  },
})

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** Starts the stand-in on loopback. */
export const startGooglePlacesServer = async (): Promise<GooglePlacesServer> => {
  const faults: string[] = []
  const calls: string[] = []
  const open = new Set<string>()
  let failure: number | null = null
  let text: string | null = null
  const send = (response: ServerResponse, code: number, body: object): void => {
    response.writeHead(code, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
  }
  const checkMask = (mask: unknown, allowed: readonly string[]): void => {
    const fields = typeof mask === 'string' ? mask.split(',') : []
    for (const field of fields) if (!allowed.includes(field)) faults.push(`field mask ${field}`)
  }
  const checkLanguage = (language: unknown): void => {
    const isCode = typeof language === 'string' && LANGUAGE.test(language)
    if (language !== undefined && !isCode) faults.push(`languageCode ${JSON.stringify(language)}`)
  }
  const autocomplete = (request: IncomingMessage, response: ServerResponse, body: Record<string, unknown>): void => {
    const { includedPrimaryTypes = [], input, languageCode, sessionToken } = body
    for (const field of Object.keys(body)) if (!REQUEST_FIELDS.includes(field)) faults.push(`body field ${field}`)
    if (request.headers['content-type']?.startsWith('application/json') !== true) faults.push('content type')
    if (typeof sessionToken !== 'string' || !TOKEN.test(sessionToken)) faults.push('no session token')
    else open.add(sessionToken)
    checkLanguage(languageCode)
    checkMask(request.headers['x-goog-fieldmask'], PREDICTION_FIELDS)
    const types = includedPrimaryTypes as readonly string[]
    if (types.length > TYPES_MAX) faults.push(`${types.length} types`)
    for (const type of types) if (!TYPES.includes(type)) faults.push(`type ${type}`)
    if (typeof input !== 'string' || input === '')
      return send(response, 400, errorBody(400, 'INVALID_ARGUMENT', 'input must not be empty'))
    calls.push(`autocomplete ${input}`)
    const found = samplePlaces.filter(
      (one) =>
        one.name.toLowerCase().includes(input.toLowerCase()) &&
        (types.length === 0 || types.includes(one.types[0] ?? '')),
    )
    const suggestions = found.slice(0, SUGGESTIONS_MAX).map(({ id }) => ({ placePrediction: { placeId: id } }))
    // Without a match the answer is an empty object.
    send(response, 200, suggestions.length === 0 ? {} : { suggestions })
  }
  const details = (request: IncomingMessage, response: ServerResponse, id: string, query: URLSearchParams): void => {
    const mask = request.headers['x-goog-fieldmask']
    if (typeof mask !== 'string' || mask === '') {
      faults.push('no field mask')
      return send(response, 400, errorBody(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.'))
    }
    checkMask(mask, PLACE_FIELDS)
    for (const name of query.keys())
      if (!['languageCode', 'regionCode', 'sessionToken'].includes(name)) faults.push(`parameter ${name}`)
    checkLanguage(query.get('languageCode') ?? undefined)
    const token = query.get('sessionToken')
    // A session ends with the first details that are read in it.
    if (token !== null && !open.delete(token)) faults.push(`session ${token} is not open`)
    calls.push(`details ${id}${token === null ? '' : ' in session'}`)
    const place = samplePlaces.find((one) => one.id === id)
    if (place === undefined && !id.startsWith('ChIJ'))
      return send(response, 400, errorBody(400, 'INVALID_ARGUMENT', `Not a valid Place ID: ${id}`))
    if (place === undefined) return send(response, 404, errorBody(404, 'NOT_FOUND', 'The Place ID is no longer valid.'))
    send(response, 200, Object.fromEntries(Object.entries(place).filter(([field]) => mask.split(',').includes(field))))
  }
  const answerRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const body = await readBody(request)
    if (searchParams.has('key')) faults.push('the key is in the address')
    if (text !== null) return void response.writeHead(200).end(text)
    if (failure !== null) return send(response, failure, errorBody(failure, 'UNAVAILABLE', 'Try again later.'))
    if (request.headers['x-goog-api-key'] !== API_KEY) {
      const message = 'API key not valid. Please pass a valid API key.'
      return send(response, 400, errorBody(400, 'INVALID_ARGUMENT', message, 'API_KEY_INVALID'))
    }
    if (request.method === 'POST' && pathname === '/v1/places:autocomplete')
      return autocomplete(request, response, JSON.parse(body) as Record<string, unknown>)
    const [, id] = /^\/v1\/places\/([^/]+)$/.exec(pathname) ?? []
    if (request.method === 'GET' && id !== undefined && body === '')
      return details(request, response, decodeURIComponent(id), searchParams)
    faults.push(`${request.method} ${pathname}`)
    send(response, 404, errorBody(404, 'NOT_FOUND', 'There is no such method.'))
  }
  const server = createServer((request, response) => void answerRequest(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: API_KEY,
    calls,
    failWith: (status) => {
      failure = status
    },
    answer: (words) => {
      text = words
    },
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      })
      if (faults.length > 0) throw new Error(`Google does not answer such requests: ${faults.join(', ')}`)
    },
  }
}
