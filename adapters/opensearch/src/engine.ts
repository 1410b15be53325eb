import { DependencyUnavailable } from '@guildhall/domain/shared'
import { Client, errors } from '@opensearch-project/opensearch'
import { createConnectTimeoutAgent } from './connect-timeout-agent.ts'
import { createHostList } from './host-list.ts'

const SEARCH_CONNECT_TIMEOUT_MS = 1_000
const SEARCH_READ_TIMEOUT_MS = 2_000
const SEARCH_WRITE_TIMEOUT_MS = 30_000
/** While no host responds, a search learns so within this time, all hosts together. Rule: SRCH-91. */
const SEARCH_DOWN_TIMEOUT_MS = 1_000

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
 * The engine. No host is asked twice for one request, so that unavailability is reported at once; if there are several hosts, the next one is
 * asked.
 */
export interface Engine {
  /** For reads that a person waits for; timeout 2 s by default. */
  read<Body>(request: EngineRequest): Promise<EngineAnswer<Body>>
  /** For writes; timeout 30 s. */
  write<Body>(request: EngineRequest): Promise<EngineAnswer<Body>>
  close(): Promise<void>
}

const connectHost = (url: string): Client =>
  new Client({
    node: url,
    maxRetries: 0,
    // It reads each answer twice more for keys that only we write; nothing merges them into other objects.
    disablePrototypePoisoningProtection: true,
    sniffOnStart: false,
    agent: () => createConnectTimeoutAgent(new URL(url), SEARCH_CONNECT_TIMEOUT_MS),
  })

/**
 * Connects to OpenSearch at one address, or at several with commas between; throws `DependencyUnavailable` if no host responds in time or all
 * are overloaded. `readTimeout` and `now` in ms. Rule: SRCH-6.
 */
export const connectEngine = (
  url: string,
  readTimeout: number = SEARCH_READ_TIMEOUT_MS,
  now: () => number = Date.now,
): Engine => {
  const clients = url.split(',').map((one) => connectHost(one.trim()))
  const hosts = createHostList(clients, now)
  const ask = async <Body>(request: EngineRequest, limit: number): Promise<EngineAnswer<Body>> => {
    let failure: unknown = null
    for (const client of hosts.list()) {
      try {
        const answer = await askHost<Body>(client, request, limit)
        hosts.markUp(client)
        return answer
      } catch (error) {
        if (!(error instanceof DependencyUnavailable)) throw error
        hosts.markDown(client)
        failure = error
      }
    }
    throw failure
  }
  const askHost = async <Body>(client: Client, request: EngineRequest, limit: number): Promise<EngineAnswer<Body>> => {
    const { method, path, querystring = {}, body, bulk, accept = [] } = request
    const params = { method, path, querystring, ...(bulk === undefined ? { body: body ?? '' } : { bulkBody: bulk }) }
    const pending = client.transport.request(params, { requestTimeout: limit, ignore: [...accept] })
    // The client's own timeout ends with the first byte of the response.
    const timer = setTimeout(() => pending.abort(), limit)
    try {
      const answer = await pending
      return { status: answer.statusCode ?? 0, body: answer.body as Body }
    } catch (error) {
      throw isUnavailable(error) ? new DependencyUnavailable('opensearch', { cause: error }) : error
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    read: (request) =>
      ask(
        request,
        hosts.isEveryHostDown() ? Math.min(readTimeout, SEARCH_DOWN_TIMEOUT_MS / clients.length) : readTimeout,
      ),
    write: (request) => ask(request, SEARCH_WRITE_TIMEOUT_MS),
    close: async () => void (await Promise.all(clients.map((client) => client.close()))),
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
