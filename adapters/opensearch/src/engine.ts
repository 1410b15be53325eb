import { DependencyUnavailable } from '@guildhall/domain/shared'
import { Client, errors } from '@opensearch-project/opensearch'
import { createConnectTimeoutAgent } from './connect-timeout-agent.ts'

const SEARCH_CONNECT_TIMEOUT_MS = 1_000
const SEARCH_READ_TIMEOUT_MS = 2_000
const SEARCH_WRITE_TIMEOUT_MS = 30_000

/** An HTTP request to OpenSearch. `bulk` is newline-delimited JSON. */
export interface EngineRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  readonly path: string
  readonly querystring?: Readonly<Record<string, string | boolean>>
  readonly body?: object
  readonly bulk?: string
  /** Further statuses that are not errors. */
  readonly accept?: readonly number[]
}

export interface EngineAnswer<Body> {
  readonly status: number
  readonly body: Body
}

/**
 * The engine at one URL. Requests are never retried automatically, so that unavailability is reported
 * at once.
 */
export interface Engine {
  /** For reads that a person waits for; timeout 2 s by default. */
  read<Body>(request: EngineRequest): Promise<EngineAnswer<Body>>
  /** For writes; timeout 30 s. */
  write<Body>(request: EngineRequest): Promise<EngineAnswer<Body>>
  close(): Promise<void>
}

/**
 * Connects to OpenSearch; throws `DependencyUnavailable` if it does not respond in time or is overloaded. Timeouts:
 * SRCH-6; `readTimeout` in ms.
 */
export const connectEngine = (url: string, readTimeout: number = SEARCH_READ_TIMEOUT_MS): Engine => {
  const client = new Client({
    node: url,
    maxRetries: 0,
    sniffOnStart: false,
    agent: () => createConnectTimeoutAgent(new URL(url), SEARCH_CONNECT_TIMEOUT_MS),
  })
  const ask = async <Body>(request: EngineRequest, limit: number): Promise<EngineAnswer<Body>> => {
    const { method, path, querystring = {}, body, bulk, accept = [] } = request
    const params = { method, path, querystring, ...(bulk === undefined ? { body: body ?? '' } : { bulkBody: bulk }) }
    const asked = client.transport.request(params, { requestTimeout: limit, ignore: [...accept] })
    // The client's own timeout ends with the first byte of the response.
    const timer = setTimeout(() => asked.abort(), limit)
    try {
      const answer = await asked
      return { status: answer.statusCode ?? 0, body: answer.body as Body }
    } catch (error) {
      throw isUnavailable(error) ? new DependencyUnavailable('opensearch', { cause: error }) : error
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

/** Overloaded, starting up, or unreachable behind a proxy. */
const UNAVAILABLE_STATUSES: readonly (number | null | undefined)[] = [429, 502, 503, 504]

export const isUnavailableStatus = (status: number): boolean => UNAVAILABLE_STATUSES.includes(status)

const isUnavailable = (error: unknown): boolean => {
  if (error instanceof errors.ResponseError) return UNAVAILABLE_STATUSES.includes(error.statusCode)
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.RequestAbortedError ||
    error instanceof errors.NoLivingConnectionsError
  )
}
