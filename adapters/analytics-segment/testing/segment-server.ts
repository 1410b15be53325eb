import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** An event as Segment takes it. */
export interface SegmentEvent {
  readonly type: 'page' | 'track'
  readonly name?: string
  readonly event?: string
  readonly messageId: string
  readonly timestamp: string
  readonly userId?: string
  readonly anonymousId?: string
  readonly properties: Readonly<Record<string, unknown>>
}

/** A local stand-in for Segment's HTTP tracking API. */
export interface SegmentServer {
  readonly url: string
  readonly writeKey: string
  /** The accepted events, each once. */
  readonly events: readonly SegmentEvent[]
  /** 'away' answers 503, 'refusing' 401 to any key. */
  become(state: 'present' | 'away' | 'refusing'): void
  /** Throws if a request did not keep to Segment's protocol. */
  close(): Promise<void>
}

const WRITE_KEY = 'sampleWriteKeyOfTheTests'
const REQUEST_MAX_BYTES = 500 * 1024
const EVENT_MAX_BYTES = 32 * 1024
const MESSAGE_ID_MAX_LENGTH = 100
const EVENTS_MAX = 2_500
const FIELDS = [
  'anonymousId',
  'context',
  'event',
  'integrations',
  'messageId',
  'name',
  'properties',
  'timestamp',
  'type',
]
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const requestFaults = ({ headers, method, url }: IncomingMessage): readonly string[] => [
  ...(method === 'POST' ? [] : [`method ${method}`]),
  ...(url === '/v1/batch' ? [] : [`path ${url}`]),
  ...(headers['content-type']?.startsWith('application/json') === true ? [] : ['content type']),
  ...(headers.cookie === undefined ? [] : ['a cookie']),
]

/** What Segment would answer 400 to, or silently leave out. */
const eventFaults = (event: unknown): readonly string[] => {
  if (!isRecord(event)) return ['an event is no object']
  const { anonymousId, event: action, messageId, name, properties, timestamp, type, userId } = event
  return [
    ...Object.keys(event).flatMap((field) => (FIELDS.includes(field) || field === 'userId' ? [] : [`field ${field}`])),
    ...(type === 'page' || type === 'track' ? [] : [`type ${JSON.stringify(type)}`]),
    ...(type === 'track' && !isText(action) ? ['a track call without an event'] : []),
    ...(type === 'page' && !isText(name) ? ['a page call without a name'] : []),
    ...(isText(userId) || isText(anonymousId) ? [] : ['neither userId nor anonymousId']),
    ...(isText(messageId) && messageId.length <= MESSAGE_ID_MAX_LENGTH ? [] : ['messageId']),
    ...(isText(timestamp) && INSTANT.test(timestamp) ? [] : [`timestamp ${JSON.stringify(timestamp)}`]),
    ...(properties === undefined || isRecord(properties) ? [] : ['properties are no object']),
    ...(Buffer.byteLength(JSON.stringify(event)) <= EVENT_MAX_BYTES ? [] : ['an event is too large']),
  ]
}

const isKey = (authorization: string | undefined): boolean =>
  authorization === `Basic ${Buffer.from(`${WRITE_KEY}:`).toString('base64')}`

/** Starts the stand-in on loopback. */
export const startSegmentServer = async (): Promise<SegmentServer> => {
  const faults: string[] = []
  const events = new Map<string, SegmentEvent>()
  let state: 'present' | 'away' | 'refusing' = 'present'
  const take = (request: IncomingMessage, body: string): { readonly status: number; readonly answer: object } => {
    if (state === 'away') return { status: 503, answer: { success: false, message: 'service unavailable' } }
    if (!isKey(request.headers.authorization) || state === 'refusing')
      return { status: 401, answer: { success: false, message: 'invalid write key' } }
    const { batch } = JSON.parse(body) as { readonly batch?: unknown }
    const isTooLarge = Buffer.byteLength(body) > REQUEST_MAX_BYTES
    if (isTooLarge || !Array.isArray(batch) || batch.length === 0 || batch.length > EVENTS_MAX) {
      faults.push(isTooLarge ? 'the request is too large' : 'a batch without events, or with too many')
      return { status: 400, answer: { success: false, message: 'malformed or too large' } }
    }
    for (const event of batch as readonly unknown[]) {
      const found = eventFaults(event)
      faults.push(...found)
      if (found.length === 0) events.set((event as SegmentEvent).messageId, event as SegmentEvent)
    }
    return { status: 200, answer: { success: true } }
  }
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request)
      const found = requestFaults(request)
      faults.push(...found)
      const { answer, status } = found.length === 0 ? take(request, body) : { status: 400, answer: {} }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    writeKey: WRITE_KEY,
    get events() {
      return [...events.values()]
    },
    become: (next) => {
      state = next
    },
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      })
      if (faults.length > 0) throw new Error(`Segment does not take such requests: ${[...new Set(faults)].join(', ')}`)
    },
  }
}
