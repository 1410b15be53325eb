import type { TestSiteWithDatabase } from './test-site.ts'

/** An error response: its status and body. */
export interface Refusal {
  readonly status: number
  readonly message: string
  /** Absent on the search wire. */
  readonly code?: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly details?: Readonly<Record<string, unknown>>
}

/** What must never leave the server: stack traces, paths, SQL, and messages of libraries. */
const INTERNAL_DETAILS =
  /\n\s+at |node_modules|file:\/\/|\.ts:|\b(select|insert|update|delete) .*\b(from|into|set)\b|knex|\bzod\b|ZodError|violates|constraint|syntax error|Unexpected token|in JSON at|ECONN|undefined|\[object|Invalid (input|option)|Too (big|small):|Unrecognized key/i

const KEYS = ['message', 'code', 'errors', 'details']
/** The search wire's body is the hosted service's. */
const SEARCH_KEYS = ['message', 'status']
const isSearchWire = (path: string): boolean => path.startsWith('/1/')

/** Sends a request that must be refused, and checks that the response is a proper error body without internal details. */
export async function expectRefusal(
  site: TestSiteWithDatabase,
  path: string,
  init: RequestInit = {},
): Promise<Refusal> {
  const response = await site.request(path, init)
  const text = await response.text()
  const wrong = findFault(response, text, isSearchWire(path))
  if (wrong !== null) throw new Error(`${init.method ?? 'GET'} ${path} ${wrong}: ${response.status} ${text}`)
  return { ...(JSON.parse(text) as Omit<Refusal, 'status'>), status: response.status }
}

/** What is wrong with a response that should be an error; null if nothing is. */
function findFault({ headers, ok, status }: Response, text: string, searchWire: boolean): string | null {
  if (ok) return 'was not refused'
  if (status >= 500) return 'failed'
  if (INTERNAL_DETAILS.test(text)) return 'revealed internal details'
  if (headers.get('content-type')?.startsWith('application/json') !== true) return 'is not JSON'
  const body = JSON.parse(text) as Partial<Refusal>
  const keys = searchWire ? SEARCH_KEYS : KEYS
  if (Object.keys(body).some((key) => !keys.includes(key))) return 'has more than the error body'
  if (!/\S/.test(body.message ?? '')) return 'has no message'
  if (searchWire) return body.status === status ? null : 'has another status in its body'
  return /^[a-z]+(-[a-z]+)*$/.test(body.code ?? '') ? null : 'has no code'
}
