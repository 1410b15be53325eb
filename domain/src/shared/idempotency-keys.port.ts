import type { Uuid } from './ids.port.ts'

/** Hours for which a repeated call with the same key gets the first response. Rule: BASE-16. */
export const IDEMPOTENCY_KEY_HOURS = 24

/** Seconds after which an unfinished attempt is considered dead and a repeat takes over. Rule: BASE-18. */
export const IDEMPOTENCY_ATTEMPT_SECONDS = 60

export const IDEMPOTENCY_KEY_MAX_LENGTH = 200

/** An attempt at an unsafe call with an idempotency key. `request` is a digest of the request, `at` the time when the attempt began. */
export interface IdempotentAttempt {
  readonly accountUuid: Uuid
  readonly key: string
  readonly request: string
  readonly at: Date
}

/** The exact response of a call; `body` is null if there was none. */
export interface StoredResponse {
  readonly status: number
  readonly body: string | null
}

/**
 * The result of claiming a key: 'mine' means that the caller runs the request (and then saves the response or releases the key), 'answered'
 * that it was run before, 'running' that another attempt is running it, 'reused' that the key belongs to another request.
 */
export type KeyClaim =
  | { readonly state: 'mine' | 'running' | 'reused' }
  | { readonly state: 'answered'; readonly answer: StoredResponse }

/**
 * Stores the responses of unsafe calls by idempotency key, so that a repeat has no second effect. Of concurrent attempts only one gets
 * 'mine'. A key is valid for 24 hours; an attempt that neither saved a response nor released the key within a minute is considered dead.
 * Rules: BASE-16, BASE-18.
 */
export interface IdempotencyKeys {
  claim(attempt: IdempotentAttempt): Promise<KeyClaim>
  /** Saves the response if the attempt still holds its key; otherwise does nothing. */
  saveResponse(attempt: IdempotentAttempt, response: StoredResponse): Promise<void>
  /** Frees the key of an attempt that changed nothing. */
  release(attempt: IdempotentAttempt): Promise<void>
  /** Deletes attempts that began before the instant; returns how many. */
  removeOlderThan(instant: Date): Promise<number>
}
