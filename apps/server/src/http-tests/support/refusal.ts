import type { OpenSite } from './test-site.ts'

/** A refusal as it came: its status and the error body. */
export interface Refusal {
  readonly status: number
  readonly message: string
  readonly code: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly details?: Readonly<Record<string, unknown>>
}

/** What never leaves the server: stacks, paths, SQL, and what libraries say. */
const INNER_WORDS =
  /\n\s+at |node_modules|file:\/\/|\.ts:|\b(select|insert|update|delete) .*\b(from|into|set)\b|knex|\bzod\b|ZodError|violates|constraint|syntax error|Unexpected token|in JSON at|ECONN|undefined|\[object/i

const KEYS = ['message', 'code', 'errors', 'details', 'status']

/** Makes a request that is refused, and checks that the answer is the one error body and tells nothing of the server's inside. */
export async function refusal(site: OpenSite, path: string, init: RequestInit = {}): Promise<Refusal> {
  const response = await site.request(path, init)
  const text = await response.text()
  const wrong = faultOf(response, text)
  if (wrong !== null) throw new Error(`${init.method ?? 'GET'} ${path} ${wrong}: ${response.status} ${text}`)
  return { ...(JSON.parse(text) as Omit<Refusal, 'status'>), status: response.status }
}

/** What is wrong with an answer that should be a refusal; null for nothing. */
function faultOf({ headers, ok, status }: Response, text: string): string | null {
  if (ok) return 'was not refused'
  if (status >= 500) return 'failed'
  if (INNER_WORDS.test(text)) return 'told of the inside'
  if (headers.get('content-type')?.startsWith('application/json') !== true) return 'answered no JSON'
  const body = JSON.parse(text) as Partial<Refusal>
  if (Object.keys(body).some((key) => !KEYS.includes(key))) return 'has more than the error body'
  if (!/\S/.test(body.message ?? '')) return 'has no words'
  return /^[a-z]+(-[a-z]+)*$/.test(body.code ?? '') ? null : 'has no code'
}
