import type { GeneralProblemName } from '../general-problems.ts'

/** Messages by field, in the order in which they are shown. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** Problems on the client side: no response, an aborted call, and an undeclared response. */
export type CallerProblem = 'network-error' | 'aborted' | 'unexpected-answer'

/** An error. `status` is 0 without a response; `retryAfter` is in seconds. Rule: API-15. */
export interface Refused<Problem extends string> {
  readonly ok: false
  readonly problem: Problem | GeneralProblemName | CallerProblem
  readonly status: number
  readonly message: string
  readonly errors: FieldErrors
  readonly details: Readonly<Record<string, unknown>>
  readonly retryAfter: number | null
  /** The request's id in the server's log; absent without a response. */
  readonly requestId?: string
}

/** The result of a call; expected errors are never thrown. */
export type Answer<Value, Problem extends string> =
  | {
      readonly ok: true
      readonly value: Value
      readonly status: number
      /** Cursor of the next page, for lists paged by header; absent at the end. */
      readonly nextCursor?: string
    }
  | Refused<Problem>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldErrors = (value: unknown): FieldErrors =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([field, messages]) => [field, Array.isArray(messages) ? messages.map(String) : []]),
      )
    : {}

/** Parses delta seconds, as our server sends them. */
const parseRetryAfter = (header: string | null): number | null => {
  const seconds = header === null ? Number.NaN : Number(header)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}

const FAILED = 'There seems to have been an issue, please try again.'

/** An answer that no server of ours gives, such as a page of a network that asks for a sign-in. */
const unexpectedAnswer = ({ headers, status }: Response): Refused<never> => {
  const requestId = headers.get('x-request-id')
  return {
    ok: false,
    problem: 'unexpected-answer',
    status,
    message: FAILED,
    errors: {},
    details: {},
    retryAfter: parseRetryAfter(headers.get('retry-after')),
    ...(requestId === null ? {} : { requestId }),
  }
}

/** Parses JSON; undefined for any other text. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** A refusal may come from a proxy with any body, or be cut off: its status alone says enough. */
const readRefusal = async (response: Response): Promise<Refused<never>> => {
  const body = parseJson(await response.text().catch(() => ''))
  const fields = isRecord(body) ? body : {}
  const code = typeof fields['code'] === 'string' ? fields['code'] : 'unexpected-answer'
  return {
    ...unexpectedAnswer(response),
    problem: code as never,
    message: typeof fields['message'] === 'string' ? fields['message'] : FAILED,
    errors: fieldErrors(fields['errors']),
    details: isRecord(fields['details']) ? fields['details'] : {},
  }
}

/** Converts a response into a result. Throws if the connection is lost within a successful answer. */
export const readAnswer = async <Value, Problem extends string>(
  response: Response,
): Promise<Answer<Value, Problem>> => {
  if (!response.ok) return readRefusal(response)
  const { status } = response
  const body = status === 204 ? null : parseJson(await response.text())
  if (body === undefined) return unexpectedAnswer(response)
  const nextCursor = response.headers.get('x-next-cursor')
  return { ok: true, value: body as Value, status, ...(nextCursor === null ? {} : { nextCursor }) }
}

/** The result without a response: a network error, or an aborted call. */
export const createFailedAnswer = (aborted: boolean): Refused<never> => ({
  ok: false,
  problem: aborted ? 'aborted' : 'network-error',
  status: 0,
  message: aborted ? 'This was cancelled.' : 'You seem to be offline. Please try again.',
  errors: {},
  details: {},
  retryAfter: null,
})
