import { DependencyUnavailable } from '@guildhall/domain/shared'
import { Client, errors } from '@opensearch-project/opensearch'
import { createConnectTimeoutAgent } from './connect-timeout-agent.ts'
import { createHostList } from './host-list.ts'

const SEARCH_CONNECT_TIMEOUT_MS = 1_000
const SEARCH_READ_TIMEOUT_MS = 2_000
const SEARCH_WRITE_TIMEOUT_MS = 30_000
/** While no host responds, a search learns so within this time, all hosts together. Rule: SRCH-91. */
const SEARCH_DOWN_TIMEOUT_MS = 1_000
/**
 * An engine that takes this part of the time for a search is asked for a sign of life, and has that part of the time to give it: after 0.5 s,
 * and 0.4 s. Rule: SRCH-91.
 */
const SLOW_AFTER_PART = 1 / 4
const SIGN_OF_LIFE_PART = 1 / 5

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
  /** For reads that a person waits for; timeout 2 s by default, and 0.9 s where the engine shows no sign of life. */
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
  /** How many requests each host has answered. */
  const answers = new Map<Client, number>()
  /** Marks those down that answer neither the smallest request nor any other. */
  const findSilentHosts = async (): Promise<void> => {
    const askForLife = async (client: Client): Promise<void> => {
      const before = answers.get(client)
      try {
        await askHost(client, { method: 'HEAD', path: '/', accept: [401, 403] }, readTimeout * SIGN_OF_LIFE_PART)
      } catch {
        if (answers.get(client) === before) hosts.markDown(client)
      }
    }
    await Promise.all(hosts.list().map(askForLife))
  }
  /** Gives a request up as soon as its host turns out to be silent, so that nobody waits for one that is away. */
  const askWatched = async <Body>(
    client: Client,
    request: EngineRequest,
    limit: number,
  ): Promise<EngineAnswer<Body>> => {
    const silence = Promise.withResolvers<void>()
    const watch = async (): Promise<void> => {
      await findSilentHosts()
      if (hosts.isDown(client)) silence.resolve()
    }
    const timer = setTimeout(() => void watch(), readTimeout * SLOW_AFTER_PART)
    try {
      return await askHost<Body>(client, request, limit, silence.promise)
    } finally {
      clearTimeout(timer)
    }
  }
  const ask = async <Body>(request: EngineRequest, limit: number, isWatched: boolean): Promise<EngineAnswer<Body>> => {
    let failure: unknown = null
    const asked = hosts.list()
    const wereAllDown = hosts.isEveryHostDown()
    for (const client of asked) {
      // Another request, or the watch of this one, has found it silent.
      if (failure !== null && hosts.isDown(client) && !wereAllDown) continue
      try {
        const answer = await (isWatched ? askWatched<Body> : askHost<Body>)(client, request, limit)
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
  const askHost = async <Body>(
    client: Client,
    request: EngineRequest,
    limit: number,
    silence?: Promise<void>,
  ): Promise<EngineAnswer<Body>> => {
    const { method, path, querystring = {}, body, bulk, accept = [] } = request
    const params = { method, path, querystring, ...(bulk === undefined ? { body: body ?? '' } : { bulkBody: bulk }) }
    const pending = client.transport.request(params, { requestTimeout: limit, ignore: [...accept] })
    // The client's own timeout ends with the first byte of the response.
    const timer = setTimeout(() => pending.abort(), limit)
    const silent = { isSilent: false }
    void silence?.then(() => {
      silent.isSilent = true
      pending.abort()
    })
    try {
      const answer = await pending
      answers.set(client, (answers.get(client) ?? 0) + 1)
      return { status: answer.statusCode ?? 0, body: answer.body as Body }
    } catch (error) {
      if (!isUnavailable(error)) throw error
      const cause = silent.isSilent ? new Error('It shows no sign of life') : error
      throw new DependencyUnavailable('opensearch', { cause })
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    read: (request) =>
      hosts.isEveryHostDown()
        ? ask(request, Math.min(readTimeout, SEARCH_DOWN_TIMEOUT_MS / clients.length), false)
        : ask(request, readTimeout, true),
    write: (request) => ask(request, SEARCH_WRITE_TIMEOUT_MS, false),
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
