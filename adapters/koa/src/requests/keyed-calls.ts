import { createHash } from 'node:crypto'
import type { Actor } from '@guildhall/domain/identity'
import {
  DependencyUnavailable,
  IDEMPOTENCY_KEY_MAX_LENGTH,
  type Clock,
  type IdempotencyKeys,
  type IdempotentAttempt,
} from '@guildhall/domain/shared'
import { takesIdempotencyKey, type Route } from '@guildhall/rest-contract'
import type { Context } from 'koa'
import type { RequestBody } from './read-body.ts'
import { RequestRefused } from './request-refused.ts'

export interface KeyedCallDeps {
  readonly idempotencyKeys: IdempotencyKeys
  readonly clock: Clock
}

/** Who asks for what; all of it makes a request the same. */
export interface KeyedRequest {
  readonly ctx: Context
  readonly route: Route
  readonly actor: Actor | null
  readonly body: RequestBody
}

/** Answers into the context; false where the answer must not be kept. */
export type Run = () => Promise<boolean>

const RETRY_AFTER_SECONDS = 1

const digestOf = ({ body: { file, ...said }, ctx }: KeyedRequest): string => {
  const hash = createHash('sha256').update(JSON.stringify([ctx.method, ctx.url, said]))
  if (file !== null) hash.update(file.originalName).update('\0').update(file.bytes)
  return hash.digest('base64')
}

const attemptOf = (request: KeyedRequest, clock: Clock): IdempotentAttempt | null => {
  const { actor, ctx, route } = request
  const key = ctx.get('Idempotency-Key')
  if (actor === null || key === '' || !takesIdempotencyKey(route)) return null
  if (key.length > IDEMPOTENCY_KEY_MAX_LENGTH) {
    const message = `The maximum length allowed is ${IDEMPOTENCY_KEY_MAX_LENGTH}`
    throw new RequestRefused('invalid', { message, errors: { 'Idempotency-Key': [message] } })
  }
  return { accountUuid: actor.accountUuid, key, request: digestOf(request), at: clock.now() }
}

/** The call is done; that its key could not be written must not turn its answer into a failure. */
const unlessAway = async (write: Promise<void>): Promise<void> => {
  try {
    await write
  } catch (error) {
    if (!(error instanceof DependencyUnavailable)) throw error
  }
}

const runHeld = async (ctx: Context, keys: IdempotencyKeys, attempt: IdempotentAttempt, run: Run): Promise<void> => {
  let kept = false
  try {
    const mayKeep = await run()
    if (!mayKeep || ctx.status >= 300) return
    const body = ctx.body === undefined || ctx.body === null ? null : JSON.stringify(ctx.body)
    kept = true
    await unlessAway(keys.saveResponse(attempt, { status: ctx.status, body }))
  } finally {
    if (!kept) await unlessAway(keys.release(attempt))
  }
}

/**
 * Runs a call once for a caller's `Idempotency-Key`: the same request again within 24 hours gets the first answer to the byte, another
 * request under the key 422, one that comes while the first runs 409 with Retry-After. Only what succeeded is kept: a refusal or failure
 * changed nothing, and may end otherwise the next time. Rules: BASE-16, BASE-19.
 */
export const runKeyed = async (deps: KeyedCallDeps, request: KeyedRequest, run: Run): Promise<void> => {
  const { ctx } = request
  const attempt = attemptOf(request, deps.clock)
  if (attempt === null) {
    await run()
    return
  }
  const claim = await deps.idempotencyKeys.claim(attempt)
  switch (claim.state) {
    case 'mine':
      await runHeld(ctx, deps.idempotencyKeys, attempt, run)
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
      if (body === null) return
      ctx.type = 'json'
      ctx.body = body
    }
  }
}
