import { createHash } from 'node:crypto'
import type { Actor } from '@guildhall/domain/identity'
import {
  DependencyUnavailable,
  formatMaxLengthError,
  IDEMPOTENCY_KEY_MAX_LENGTH,
  type Clock,
  type IdempotencyKeys,
  type IdempotentAttempt,
} from '@guildhall/domain/shared'
import { takesIdempotencyKey, type Route } from '@guildhall/rest-contract'
import type { Context } from 'koa'
import type { RequestBody } from './read-body.ts'
import { RequestRefused } from './request-refused.ts'

export interface IdempotencyDeps {
  readonly idempotencyKeys: IdempotencyKeys
  readonly clock: Clock
}

/** Caller, route and body; requests are equal if all of them are. */
export interface IdempotentRequest {
  readonly ctx: Context
  readonly route: Route
  readonly actor: Actor | null
  readonly body: RequestBody
}

/** Writes the response into the context; returns false if it must not be stored. */
export type RunHandler = () => Promise<boolean>

const RETRY_AFTER_SECONDS = 1

const digestRequest = ({ body: { file, ...fields }, ctx }: IdempotentRequest): string => {
  const hash = createHash('sha256').update(JSON.stringify([ctx.method, ctx.url, fields]))
  if (file !== null) hash.update(file.originalName).update('\0').update(file.bytes)
  return hash.digest('base64')
}

const readAttempt = (request: IdempotentRequest, clock: Clock): IdempotentAttempt | null => {
  const { actor, ctx, route } = request
  const key = ctx.get('Idempotency-Key')
  if (actor === null || key === '' || !takesIdempotencyKey(route)) return null
  if (key.length > IDEMPOTENCY_KEY_MAX_LENGTH) {
    const message = formatMaxLengthError(IDEMPOTENCY_KEY_MAX_LENGTH)
    throw new RequestRefused('invalid', { message, errors: { 'Idempotency-Key': [message] } })
  }
  return { accountUuid: actor.accountUuid, key, request: digestRequest(request), at: clock.now() }
}

/** The call is done; failing to store its key must not turn it into an error. */
const ignoreUnavailable = async (write: Promise<void>): Promise<void> => {
  try {
    await write
  } catch (error) {
    if (!(error instanceof DependencyUnavailable)) throw error
  }
}

const runClaimed = async (
  ctx: Context,
  keys: IdempotencyKeys,
  attempt: IdempotentAttempt,
  run: RunHandler,
): Promise<void> => {
  let saved = false
  try {
    const isReplayable = await run()
    if (!isReplayable) return
    const { body = null, status } = ctx
    saved = true
    await ignoreUnavailable(keys.saveResponse(attempt, { status, body: body === null ? null : JSON.stringify(body) }))
  } finally {
    if (!saved) await ignoreUnavailable(keys.release(attempt))
  }
}

/**
 * Runs a call once per caller and `Idempotency-Key`: the same request within 24 hours gets the first response byte for byte, another
 * request with the same key 422, one that arrives while the first is running 409 with Retry-After. Only successes are stored: a failed
 * call changed nothing and may succeed next time. Rules: BASE-16, BASE-19.
 */
export const runIdempotent = async (
  deps: IdempotencyDeps,
  request: IdempotentRequest,
  run: RunHandler,
): Promise<void> => {
  const { ctx } = request
  const attempt = readAttempt(request, deps.clock)
  if (attempt === null) {
    await run()
    return
  }
  const claim = await deps.idempotencyKeys.claim(attempt)
  switch (claim.state) {
    case 'mine':
      await runClaimed(ctx, deps.idempotencyKeys, attempt, run)
      return
    case 'running':
      throw new RequestRefused('still-running', { retryAfter: RETRY_AFTER_SECONDS })
    case 'reused':
      throw new RequestRefused('idempotency-key-reused')
    case 'answered': {
      const { body, status } = claim.answer
      ctx.set('Cache-Control', 'no-store')
      ctx.set('Idempotency-Replayed', 'true')
      ctx.status = status
      ctx.type = 'json'
      ctx.body = body
    }
  }
}
