import { DependencyUnavailable } from '@guildhall/domain/shared'

/** The provider said no, in words. */
export class PaystackRefused extends Error {
  override readonly name = 'PaystackRefused'
  readonly status: number
  readonly code: string

  constructor(status: number, message: string, code: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

type Body = Readonly<Record<string, unknown>>

/** The provider's REST API: answers the `data` of what it says, or throws `PaystackRefused` or `DependencyAway`. */
export interface PaystackApi {
  get<Answer>(path: string, query?: Readonly<Record<string, string | number>>): Promise<Answer>
  post<Answer>(path: string, body: Body): Promise<Answer>
  put<Answer>(path: string, body: Body): Promise<Answer>
}

interface Envelope {
  readonly status: boolean
  readonly message?: string
  readonly code?: string
  readonly data?: unknown
}

export interface PaystackApiOptions {
  readonly secretKey: string
  readonly apiUrl: string
  /** Milliseconds that a call may take. */
  readonly timeout: number
}

const BAD_REQUEST = 400
const NOT_FOUND = 404
const TOO_MANY = 429
const SERVER_ERROR = 500

export const createPaystackApi = ({ apiUrl, secretKey, timeout }: PaystackApiOptions): PaystackApi => {
  const away = (cause: unknown): never => {
    throw new DependencyUnavailable('paystack', { cause })
  }
  const call = async <Answer>(method: string, address: URL, body?: Body): Promise<Answer> => {
    const answer = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    }).catch(away)
    if (answer.status >= SERVER_ERROR || answer.status === TOO_MANY) return away(`HTTP ${answer.status}`)
    const said = (await answer.json().catch(away)) as Envelope
    if (!answer.ok || !said.status) throw new PaystackRefused(answer.status, said.message ?? '', said.code ?? '')
    return said.data as Answer
  }
  const addressOf = (path: string, query: Readonly<Record<string, string | number>> = {}): URL => {
    const address = new URL(`${apiUrl.replace(/\/$/, '')}${path}`)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
    return address
  }
  return {
    get: (path, query) => call('GET', addressOf(path, query)),
    post: (path, body) => call('POST', addressOf(path), body),
    put: (path, body) => call('PUT', addressOf(path), body),
  }
}

const saying =
  (words: RegExp) =>
  (error: unknown): boolean =>
    error instanceof PaystackRefused && (words.test(error.message) || words.test(error.code.replaceAll('_', ' ')))

/** The provider knows nothing of that name. */
export const isMissing = (error: unknown): boolean =>
  error instanceof PaystackRefused &&
  (error.status === NOT_FOUND || (error.status === BAD_REQUEST && saying(/not found|is invalid/i)(error)))

/** The reference was used before. */
export const isDuplicate = saying(/duplicate/i)

/** What was asked for stands already. */
export const isDone = saying(/already|fully reversed/i)

/** What there is, or null where the provider knows nothing of that name. */
export const orNull = async <Answer>(work: () => Promise<Answer>): Promise<Answer | null> => {
  try {
    return await work()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
