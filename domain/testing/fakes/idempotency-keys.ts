import { addHours, IDEMPOTENCY_ATTEMPT_SECONDS, IDEMPOTENCY_KEY_HOURS, SECOND_MS } from '../../src/index.ts'
import type { IdempotencyKeys, StoredResponse, IdempotentAttempt } from '../../src/index.ts'

interface Kept extends IdempotentAttempt {
  readonly answer: StoredResponse | null
}

const nameOf = ({ accountUuid, key }: IdempotentAttempt): string => `${accountUuid} ${key}`

/** Idempotency keys and responses in memory. */
export const fakeIdempotencyKeys = (): IdempotencyKeys => {
  const rows = new Map<string, Kept>()
  const isForgotten = ({ at }: Kept, now: Date): boolean => at <= addHours(now, -IDEMPOTENCY_KEY_HOURS)
  const isDead = ({ answer, at }: Kept, now: Date): boolean =>
    answer === null && at.getTime() <= now.getTime() - IDEMPOTENCY_ATTEMPT_SECONDS * SECOND_MS
  const holds = (attempt: IdempotentAttempt): boolean => {
    const row = rows.get(nameOf(attempt))
    return (
      row !== undefined &&
      row.answer === null &&
      row.request === attempt.request &&
      row.at.getTime() === attempt.at.getTime()
    )
  }
  return {
    claim: async (attempt) => {
      const row = rows.get(nameOf(attempt))
      const free =
        row === undefined ||
        isForgotten(row, attempt.at) ||
        (row.request === attempt.request && isDead(row, attempt.at))
      if (free) {
        rows.set(nameOf(attempt), { ...attempt, answer: null })
        return { state: 'mine' }
      }
      if (row.request !== attempt.request) return { state: 'reused' }
      return row.answer === null ? { state: 'running' } : { state: 'answered', answer: row.answer }
    },
    saveResponse: async (attempt, answer) => {
      if (holds(attempt)) rows.set(nameOf(attempt), { ...attempt, answer })
    },
    release: async (attempt) => {
      if (holds(attempt)) rows.delete(nameOf(attempt))
    },
    removeOlderThan: async (instant) => {
      const old = [...rows].filter(([, { at }]) => at < instant)
      for (const [name] of old) rows.delete(name)
      return old.length
    },
  }
}
