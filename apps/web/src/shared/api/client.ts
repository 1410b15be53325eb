import {
  type Answer,
  type ApiClient,
  createApiClient,
  type FieldErrors,
  type Refused,
} from '@guildhall/rest-contract/client'
import { t } from '../i18n/index.ts'
import { noteReference } from './last-reference.ts'
import { nextTask } from './next-task.ts'
import { sendThrough, sessionGate } from './session-gate.ts'

/**
 * Sends a request. Reads begin in tasks of their own: a page begins many in one effect, each of which takes milliseconds on a phone. Writes begin
 * at once, because the page may be about to close.
 */
const direct: typeof fetch = async (input, init) => {
  if (init?.method === 'GET') await nextTask()
  const response = await fetch(input, init)
  noteReference(response)
  return response
}
const send = sendThrough(sessionGate, direct)

/** The whole REST contract, called from the page's own origin with its session cookie. */
export const api: ApiClient = createApiClient({ fetch: send, base: '', translate: t })

/** The search API with the user's own search key, which is required in addition to the cookie. */
export const searchApi = (key: { readonly applicationId: string; readonly apiKey: string }): ApiClient =>
  createApiClient({
    fetch: direct,
    base: '',
    translate: t,
    headers: () => ({
      'x-algolia-application-id': key.applicationId,
      'x-algolia-api-key': key.apiKey,
    }),
  })

/** A failed call as an exception, for query functions: the error state of a query shows `message`. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly problem: string
  readonly status: number
  readonly errors: FieldErrors
  readonly retryAfter: number | null
  /** The id of the request in the server's log. */
  readonly requestId: string | null

  constructor(refused: Refused<string>) {
    super(refused.message)
    this.problem = refused.problem
    this.status = refused.status
    this.errors = refused.errors
    this.retryAfter = refused.retryAfter
    this.requestId = refused.requestId ?? null
  }
}

/** Returns the value of a response; throws `ApiFailure` if the call failed. For query functions. */
export function orThrow<Value, Problem extends string>(answer: Answer<Value, Problem>): Value {
  if (answer.ok) return answer.value
  throw new ApiFailure(answer)
}
