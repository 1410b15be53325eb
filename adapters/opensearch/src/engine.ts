import { DependencyUnavailable } from '@guildhall/domain/shared'
import { Client, errors } from '@opensearch-project/opensearch'
import { impatientAgent } from './impatient-agent.ts'

const SEARCH_CONNECT_TIMEOUT_MS = 1_000
const SEARCH_READ_TIMEOUT_MS = 2_000
const SEARCH_WRITE_TIMEOUT_MS = 30_000

/** A request as OpenSearch's HTTP interface takes it. `bulk` is newline-delimited JSON. */
export interface EngineRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  readonly path: string
  readonly querystring?: Readonly<Record<string, string | boolean>>
  readonly body?: object
  readonly bulk?: string
  /** Statuses that are an answer rather than an error. */
  readonly accept?: readonly number[]
}

export interface EngineAnswer<Body> {
  readonly status: number
  readonly body: Body
}

/**
 * The engine behind one address. Each request is made once: who is away says so at once, and nobody is asked twice by
 * itself.
 */
export interface Engine {
  /** For what somebody waits for: 2 s, where nothing else is said. */
  read<Body>(request: EngineRequest): Promise<EngineAnswer<Body>>
  /** For changes: 30 s. */
  write<Body>(request: EngineRequest): Promise<EngineAnswer<Body>>
  close(): Promise<void>
}

/**
 * Connects to OpenSearch; throws `DependencyAway` where it does not answer in time or is overloaded. Time limits:
 * SRCH-6; `readTimeout` in ms.
 */
export const connectEngine = (url: string, readTimeout: number = SEARCH_READ_TIMEOUT_MS): Engine => {
  const client = new Client({
    node: url,
    maxRetries: 0,
    sniffOnStart: false,
    agent: () => impatientAgent(new URL(url), SEARCH_CONNECT_TIMEOUT_MS),
  })
  const ask = async <Body>(request: EngineRequest, limit: number): Promise<EngineAnswer<Body>> => {
    const { method, path, querystring = {}, body, bulk, accept = [] } = request
    const params = { method, path, querystring, ...(bulk === undefined ? { body: body ?? '' } : { bulkBody: bulk }) }
    const asked = client.transport.request(params, { requestTimeout: limit, ignore: [...accept] })
    // The client's own limit ends with the first byte of the answer.
    const timer = setTimeout(() => asked.abort(), limit)
    try {
      const answer = await asked
      return { status: answer.statusCode ?? 0, body: answer.body as Body }
    } catch (error) {
      throw isAway(error) ? new DependencyUnavailable('opensearch', { cause: error }) : error
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    read: (request) => ask(request, readTimeout),
    write: (request) => ask(request, SEARCH_WRITE_TIMEOUT_MS),
    close: () => client.close(),
  }
}

/** Overloaded, starting up, or behind a proxy that does not reach it. */
const AWAY_STATUSES: readonly (number | null | undefined)[] = [429, 502, 503, 504]

export const isAwayStatus = (status: number): boolean => AWAY_STATUSES.includes(status)

const isAway = (error: unknown): boolean => {
  if (error instanceof errors.ResponseError) return AWAY_STATUSES.includes(error.statusCode)
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.RequestAbortedError ||
    error instanceof errors.NoLivingConnectionsError
  )
}
