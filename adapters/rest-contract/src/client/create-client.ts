import type { RouteAddress } from '../route-index.ts'
import type { ProblemName, Received, Route, Sent } from '../route.ts'
import { answerOf, noAnswer, type Answer } from './answer.ts'

/** What goes with one call beside its contents. */
export interface CallOptions {
  readonly signal?: AbortSignal
  /** Makes a repeat of an unsafe call recognisable. */
  readonly idempotencyKey?: string
  /** Lets the call outlive the page that makes it, for what is kept while somebody leaves; 64 kB at most. */
  readonly keepalive?: boolean
}

type Wanted<R extends Route> = Sent<R>
type Call<R extends Route> =
  Partial<Wanted<R>> extends Wanted<R>
    ? (sent?: Wanted<R>, options?: CallOptions) => Promise<Answer<Received<R>, ProblemName<R>>>
    : (sent: Wanted<R>, options?: CallOptions) => Promise<Answer<Received<R>, ProblemName<R>>>

/** A function for every call of a table. */
export type Client<Table extends Readonly<Record<string, Route>>> = {
  readonly [Name in keyof Table]: Call<Table[Name]>
}

export interface ClientOptions {
  readonly fetch: typeof fetch
  /** The service's address without a slash at the end; '' for the page's own. */
  readonly base: string
  /** Asked before each call: an authorization header, for callers without the cookie. */
  readonly headers?: () => Readonly<Record<string, string>>
  /** Puts a sentence of a refusal into the reader's language; as it came where there is none. */
  readonly say?: (sentence: string) => string
}

interface SentParts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | null | undefined>>
  readonly body?: unknown
  readonly file?: Blob
  readonly fields?: Readonly<Record<string, string | null | undefined>>
}

const addressOf = (path: string, { params = {}, query = {} }: SentParts): string => {
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString()
  return search === '' ? filled : `${filled}?${search}`
}

interface Contents {
  readonly body?: string | FormData
  readonly headers?: Readonly<Record<string, string>>
}

const contentsOf = (address: RouteAddress, { body, fields = {}, file }: SentParts): Contents => {
  if (address.multipart === true && file !== undefined) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) if (typeof value === 'string') form.append(name, value)
    form.append('file', file)
    return { body: form }
  }
  if (address.method === 'GET' || body === undefined) return {}
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

const saidBy = (say: ClientOptions['say'], answer: Answer<unknown, string>): Answer<unknown, string> => {
  if (answer.ok || say === undefined) return answer
  const errors = Object.entries(answer.errors).map(([field, messages]) => [field, messages.map((one) => say(one))])
  return { ...answer, message: say(answer.message), errors: Object.fromEntries(errors) }
}

/**
 * Makes a client from a table's addresses alone: the browser carries no schema, the types come from the full table. Sends the cookie of
 * the page's own origin. Every refusal, a lost line and a cancelled call are answers, never exceptions. Rule: API-15.
 */
export const createClient = <Table extends Readonly<Record<string, Route>>>(
  index: { readonly [Name in keyof Table]: RouteAddress },
  options: ClientOptions,
): Client<Table> => {
  const call =
    (address: RouteAddress) =>
    async (sent: SentParts = {}, { signal, idempotencyKey, keepalive }: CallOptions = {}): Promise<unknown> => {
      const contents = contentsOf(address, sent)
      try {
        const response = await options.fetch(options.base + addressOf(address.path, sent), {
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
        return saidBy(options.say, await answerOf(response))
      } catch {
        return saidBy(options.say, noAnswer(signal?.aborted === true))
      }
    }
  const calls = Object.entries<RouteAddress>(index).map(([name, address]) => [name, call(address)] as const)
  return Object.fromEntries(calls) as unknown as Client<Table>
}
