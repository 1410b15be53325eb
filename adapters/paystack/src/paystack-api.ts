import { DependencyUnavailable } from '@guildhall/domain/shared'

/** An error response of the provider. */
export class PaystackError extends Error {
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

/** The provider's REST API: returns the response's `data`, or throws `PaystackError` or `DependencyUnavailable`. */
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
  /** Timeout of a call in milliseconds. */
  readonly timeout: number
}

const BAD_REQUEST = 400
const NOT_FOUND = 404
const TOO_MANY = 429
const SERVER_ERROR = 500

export const createPaystackApi = ({ apiUrl, secretKey, timeout }: PaystackApiOptions): PaystackApi => {
  const throwUnavailable = (cause: unknown): never => {
    throw new DependencyUnavailable('paystack', { cause })
  }
  const call = async <Answer>(method: string, address: URL, body?: Body): Promise<Answer> => {
    const reply = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }).catch(throwUnavailable)
    if (reply.status >= SERVER_ERROR || reply.status === TOO_MANY) return throwUnavailable(`HTTP ${reply.status}`)
    const envelope = (await reply.json().catch(throwUnavailable)) as Envelope
    if (!reply.ok || !envelope.status)
      throw new PaystackError(reply.status, envelope.message ?? '', envelope.code ?? '')
    return envelope.data as Answer
  }
  const buildUrl = (path: string, query: Readonly<Record<string, string | number>> = {}): URL => {
    const address = new URL(`${apiUrl.replace(/\/$/, '')}${path}`)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
    return address
  }
  return {
    get: (path, query) => call('GET', buildUrl(path, query)),
    post: (path, body) => call('POST', buildUrl(path), body),
    put: (path, body) => call('PUT', buildUrl(path), body),
  }
}

const hasMessage =
  (pattern: RegExp) =>
  (error: unknown): boolean =>
    error instanceof PaystackError && (pattern.test(error.message) || pattern.test(error.code.replaceAll('_', ' ')))

/** The object does not exist at the provider. */
export const isMissing = (error: unknown): boolean =>
  error instanceof PaystackError &&
  (error.status === NOT_FOUND || (error.status === BAD_REQUEST && hasMessage(/not found|is invalid/i)(error)))

/** The reference was used before. */
export const isDuplicate = hasMessage(/duplicate/i)

/** The requested change was made before. */
export const isAlreadyDone = hasMessage(/already|fully reversed/i)

/** Returns null if the object does not exist at the provider. */
export const orNull = async <Answer>(work: () => Promise<Answer>): Promise<Answer | null> => {
  try {
    return await work()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
