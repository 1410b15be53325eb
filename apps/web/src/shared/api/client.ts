import {
  type Answer,
  type ApiClient,
  createApiClient,
  type FieldErrors,
  type Refused,
} from '@guildhall/rest-contract/client'
import { t } from '../i18n/index.ts'
import { noteReference } from './last-reference.ts'
import { sendThrough, sessionGate } from './session-gate.ts'

const direct: typeof fetch = async (...request) => {
  const response = await fetch(...request)
  noteReference(response)
  return response
}
const send = sendThrough(sessionGate, direct)

/** The whole REST contract, as the page calls it: its own origin, the cookie as it is. */
export const api: ApiClient = createApiClient({ fetch: send, base: '', translate: t })

/** The search wire with a user's own key, which never goes with the cookie alone. */
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

/** A refusal as an exception, for queries: their error state shows `message`. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly problem: string
  readonly status: number
  readonly errors: FieldErrors
  readonly retryAfter: number | null
  /** What the log of the server calls the request by. */
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

/** The value of an answer; throws `ApiFailure` where there is none. For query functions. */
export function orThrow<Value, Problem extends string>(answer: Answer<Value, Problem>): Value {
  if (answer.ok) return answer.value
  throw new ApiFailure(answer)
}
