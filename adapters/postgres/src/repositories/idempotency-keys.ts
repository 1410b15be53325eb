import {
  addHours,
  IDEMPOTENCY_ATTEMPT_SECONDS,
  IDEMPOTENCY_KEY_HOURS,
  SECOND_MS,
  type IdempotencyKeys,
  type IdempotentAttempt,
} from '@guildhall/domain/shared'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

interface Row {
  readonly request: string
  readonly status: number | null
  readonly body: string | null
}

export const createIdempotencyKeys = (knex: Knex): IdempotencyKeys => ({
  claim: async (attempt) => {
    const { accountUuid, at, key, request } = attempt
    const claimed = await selectRows(knex, CLAIM, {
      ...attempt,
      forgottenBefore: addHours(at, -IDEMPOTENCY_KEY_HOURS),
      deadBefore: new Date(at.getTime() - IDEMPOTENCY_ATTEMPT_SECONDS * SECOND_MS),
    })
    if (claimed.length > 0) return { state: 'mine' }
    const [row] = await selectRows<Row>(
      knex,
      'select request, status, body from idempotency_keys where account_uuid = :accountUuid and key = :key',
      { accountUuid, key },
    )
    // Released in between: the caller retries.
    if (row === undefined) return { state: 'running' }
    if (row.request !== request) return { state: 'reused' }
    return row.status === null
      ? { state: 'running' }
      : { state: 'answered', answer: { status: row.status, body: row.body } }
  },
  saveResponse: async (attempt, answer) => {
    await ownAttempt(knex, attempt).update({ ...answer })
  },
  release: async (attempt) => {
    await ownAttempt(knex, attempt).delete()
  },
  removeOlderThan: async (instant) => knex('idempotencyKeys').where('beganAt', '<', instant).delete(),
})

/** The attempt's own row, unless another attempt has taken over the key. */
const ownAttempt = (knex: Knex, { accountUuid, at, key, request }: IdempotentAttempt) =>
  knex('idempotencyKeys').where({ accountUuid, key, request, beganAt: at }).whereNull('status')

/** The primary key admits one of two concurrent attempts; an expired key, or a dead attempt at the same request, is taken over. */
const CLAIM = `
  insert into idempotency_keys as k (account_uuid, key, request, began_at)
  values (:accountUuid, :key, :request, :at)
  on conflict (account_uuid, key) do update
    set request = excluded.request, began_at = excluded.began_at, status = null, body = null
    where k.began_at <= :forgottenBefore
      or (k.status is null and k.request = excluded.request and k.began_at <= :deadBefore)
  returning key`
