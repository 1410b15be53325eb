import type { Uuid } from './ids.port.ts'

/** A repeat under the same key gets the first answer for this long. Rule: BASE-16. */
export const IDEMPOTENCY_KEY_HOURS = 24

/** An attempt that has not finished after this long is taken over by a repeat. Rule: BASE-18. */
export const IDEMPOTENCY_ATTEMPT_SECONDS = 60

export const IDEMPOTENCY_KEY_MAX_LENGTH = 200

/** An attempt at an unsafe call under a key of the caller's. `request` is a digest of all that was asked, `at` when it began. */
export interface IdempotentAttempt {
  readonly accountUuid: Uuid
  readonly key: string
  readonly request: string
  readonly at: Date
}

/** What a call answered, to the byte: `body` is null where there is none. */
export interface StoredResponse {
  readonly status: number
  readonly body: string | null
}

/**
 * What a key means now: 'mine' is to be run (and then kept or released), 'answered' was run before, 'running' is being run by another
 * attempt, 'reused' stood for another request.
 */
export type KeyClaim =
  | { readonly state: 'mine' | 'running' | 'reused' }
  | { readonly state: 'answered'; readonly answer: StoredResponse }

/**
 * Remembers what unsafe calls answered under the keys of their callers, so that a repeat does nothing again. Two at once: one is 'mine'.
 * A key lives 24 hours; an attempt that neither kept nor released it within a minute is taken for dead. Rules: BASE-16, BASE-18.
 */
export interface IdempotencyKeys {
  claim(attempt: IdempotentAttempt): Promise<KeyClaim>
  /** Keeps the answer of an attempt that holds its key still; otherwise does nothing. */
  saveResponse(attempt: IdempotentAttempt, response: StoredResponse): Promise<void>
  /** Frees the key of an attempt that changed nothing. */
  release(attempt: IdempotentAttempt): Promise<void>
  /** Forgets attempts that began before; answers how many. */
  removeOlderThan(instant: Date): Promise<number>
}
