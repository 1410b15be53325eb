import type { RouteAddress } from '../route-index.ts'
import type { ProblemName, Received, Route, Sent } from '../route.ts'
import { readAnswer, createFailedAnswer, type Answer } from './answer.ts'

/** Options of a single call. */
export interface CallOptions {
  readonly signal?: AbortSignal
  /** Makes repeats of an unsafe call idempotent. */
  readonly idempotencyKey?: string
  /** Completes the call even if the page is closed, for saving on exit; at most 64 kB. */
  readonly keepalive?: boolean
}

type CallArguments<R extends Route> = Sent<R>
type Call<R extends Route> =
  Partial<CallArguments<R>> extends CallArguments<R>
    ? (sent?: CallArguments<R>, options?: CallOptions) => Promise<Answer<Received<R>, ProblemName<R>>>
    : (sent: CallArguments<R>, options?: CallOptions) => Promise<Answer<Received<R>, ProblemName<R>>>

/** A function for every route of a table. */
export type Client<Table extends Readonly<Record<string, Route>>> = {
  readonly [Name in keyof Table]: Call<Table[Name]>
}

export interface ClientOptions {
  readonly fetch: typeof fetch
  /** The service's URL without a trailing slash; '' for the page's own origin. */
  readonly base: string
  /** Called before each call: an authorization header, for callers without the cookie. */
  readonly headers?: () => Readonly<Record<string, string>>
  /** Translates error messages into the reader's language. */
  readonly translate?: (sentence: string) => string
}

interface SentParts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | null | undefined>>
  readonly body?: unknown
  readonly file?: Blob
  readonly fields?: Readonly<Record<string, string | null | undefined>>
}

const buildAddress = (path: string, { params = {}, query = {} }: SentParts): string => {
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)])).toString()
  return search === '' ? filled : `${filled}?${search}`
}

interface Contents {
  readonly body?: string | FormData
  readonly headers?: Readonly<Record<string, string>>
}

const buildContents = (address: RouteAddress, { body, fields = {}, file }: SentParts): Contents => {
  if (address.multipart === true && file !== undefined) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) if (typeof value === 'string') form.append(name, value)
    form.append('file', file)
    return { body: form }
  }
  if (address.method === 'GET' || body === undefined) return {}
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

const translateAnswer = (
  translate: ClientOptions['translate'],
  answer: Answer<unknown, string>,
): Answer<unknown, string> => {
  if (answer.ok || translate === undefined) return answer
  const errors = Object.entries(answer.errors).map(([field, messages]) => [
    field,
    messages.map((one) => translate(one)),
  ])
  return { ...answer, message: translate(answer.message), errors: Object.fromEntries(errors) }
}

/**
 * Creates a client from a table's methods and paths alone: the browser loads no schemas, the types come from the full table. Sends the
 * cookie of the page's own origin. Errors, network failures and aborted calls are results, never exceptions. Rule: API-15.
 */
export const createClient = <Table extends Readonly<Record<string, Route>>>(
  index: { readonly [Name in keyof Table]: RouteAddress },
  options: ClientOptions,
): Client<Table> => {
  const call =
    (address: RouteAddress) =>
    async (sent: SentParts = {}, { signal, idempotencyKey, keepalive }: CallOptions = {}): Promise<unknown> => {
      const contents = buildContents(address, sent)
      try {
        const response = await options.fetch(options.base + buildAddress(address.path, sent), {
          ...contents,
          method: address.method,
          credentials: 'same-origin',
          headers: {
            accept: 'application/json',
            ...contents.headers,
            ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
            ...options.headers?.(),
          },
          ...(signal === undefined ? {} : { signal }),
          ...(keepalive === undefined ? {} : { keepalive }),
        })
        return translateAnswer(options.translate, await readAnswer(response))
      } catch {
        return translateAnswer(options.translate, createFailedAnswer(signal?.aborted === true))
      }
    }
  const calls = Object.entries<RouteAddress>(index).map(([name, address]) => [name, call(address)] as const)
  return Object.fromEntries(calls) as unknown as Client<Table>
}
