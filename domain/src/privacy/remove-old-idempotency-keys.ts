import { addHours, type Clock, IDEMPOTENCY_KEY_HOURS, type IdempotencyKeys } from '../shared/index.ts'

export interface RemoveOldIdempotencyKeysDeps {
  readonly clock: Clock
  readonly idempotencyKeys: Pick<IdempotencyKeys, 'removeOlderThan'>
}

/** Removes the answers to repeated calls after 24 hours; returns how many. Rule: BASE-16. */
export const removeOldIdempotencyKeys =
  ({ clock, idempotencyKeys }: RemoveOldIdempotencyKeysDeps) =>
  (): Promise<number> =>
    idempotencyKeys.removeOlderThan(addHours(clock.now(), -IDEMPOTENCY_KEY_HOURS))
