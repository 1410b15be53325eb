import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** An event as PostHog takes it. */
export interface PostHogEvent {
  readonly event: string
  readonly uuid: string
  readonly timestamp: string
  readonly properties: Readonly<Record<string, unknown>>
}

/** A local stand-in for PostHog's capture API. */
export interface PostHogServer {
  readonly url: string
  readonly apiKey: string
  /** The accepted events, each once. */
  readonly events: readonly PostHogEvent[]
  /** 'away' answers 503, 'refusing' 401 to any key. */
  become(state: 'present' | 'away' | 'refusing'): void
  /** Resolves when there are so many events. */
  until(count: number): Promise<void>
  /** Throws if a request did not keep to PostHog's protocol. */
  close(): Promise<void>
}

const API_KEY = 'phc_sample_key_of_the_tests'
/** A request may have 20 MB. */
const REQUEST_MAX_BYTES = 20 * 1024 * 1024
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const requestFaults = ({ headers, method, url }: IncomingMessage, body: string): readonly string[] => [
  ...(method === 'POST' ? [] : [`method ${method}`]),
  ...(url === '/batch/' ? [] : [`path ${url}`]),
  ...(headers['content-type']?.startsWith('application/json') === true ? [] : ['content type']),
  ...(headers.cookie === undefined && headers.authorization === undefined ? [] : ['credentials in a header']),
  ...(Buffer.byteLength(body) <= REQUEST_MAX_BYTES ? [] : ['the request is too large']),
]

/** What PostHog would silently leave out, or store wrongly. */
const eventFaults = (event: unknown): readonly string[] => {
  if (!isRecord(event)) return ['an event is no object']
  const { event: name, properties, timestamp, uuid, ...others } = event
  const known = isRecord(properties) ? properties : {}
  return [
    ...Object.keys(others).map((field) => `field ${field} of an event`),
    ...(typeof name === 'string' && name !== '' && name.length <= 200 ? [] : ['an event without a name']),
    ...(isRecord(properties) ? [] : ['an event without properties']),
    ...(typeof known['distinct_id'] === 'string' && known['distinct_id'] !== '' ? [] : ['no distinct_id']),
    ...(typeof known['$process_person_profile'] === 'boolean' ? [] : ['$process_person_profile is not a boolean']),
    ...(known['$process_person_profile'] === false && '$set' in known ? ['$set without a person'] : []),
    ...(typeof timestamp === 'string' && INSTANT.test(timestamp) ? [] : [`timestamp ${JSON.stringify(timestamp)}`]),
    ...(typeof uuid === 'string' && UUID.test(uuid) ? [] : [`uuid ${JSON.stringify(uuid)}`]),
  ]
}

/** Starts the stand-in on loopback. */
export const startPostHogServer = async (): Promise<PostHogServer> => {
  const faults: string[] = []
  const events = new Map<string, PostHogEvent>()
  const waiting = new Set<() => void>()
  let state: 'present' | 'away' | 'refusing' = 'present'
  const take = (body: string): { readonly status: number; readonly answer: object } => {
    if (state === 'away') return { status: 503, answer: { type: 'server_error', code: 'unavailable' } }
    const { api_key: key, batch } = JSON.parse(body) as { readonly api_key?: string; readonly batch?: unknown }
    if (key !== API_KEY || state === 'refusing')
      return { status: 401, answer: { type: 'authentication_error', code: 'invalid_api_key' } }
    if (!Array.isArray(batch) || batch.length === 0) {
      faults.push('a batch without events')
      return { status: 400, answer: { type: 'validation_error', code: 'invalid_payload' } }
    }
    for (const event of batch as readonly unknown[]) {
      const found = eventFaults(event)
      faults.push(...found)
      if (found.length === 0) events.set((event as PostHogEvent).uuid, event as PostHogEvent)
    }
    return { status: 200, answer: { status: 'Ok' } }
  }
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request)
      const found = requestFaults(request, body)
      faults.push(...found)
      const { answer, status } = found.length === 0 ? take(body) : { status: 400, answer: {} }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
      for (const look of waiting) look()
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: API_KEY,
    get events() {
      return [...events.values()]
    },
    become: (next) => {
      state = next
    },
    until: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (events.size < count) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      })
      if (faults.length > 0) throw new Error(`PostHog does not take such requests: ${[...new Set(faults)].join(', ')}`)
    },
  }
}
