import { addDays, type Clock } from '../shared/index.ts'
import type { ExpiredData } from './expired-data.port.ts'
import { RETENTION } from './retention-table.ts'

export interface ApplyRetentionDeps {
  readonly expiredData: ExpiredData
  readonly clock: Clock
}

const BATCH = 1_000

/** Removes all expired data in batches; returns how many by key. Idempotent. Rule: PRIV-11. */
export const applyRetention =
  ({ expiredData, clock }: ApplyRetentionDeps) =>
  async (): Promise<Readonly<Record<string, number>>> => {
    const now = clock.now()
    const swept: Record<string, number> = {}
    for (const { key, sweep } of RETENTION) {
      if (sweep === undefined) continue
      const before = addDays(now, -sweep.days)
      let total = 0
      for (;;) {
        const removed = await expiredData.remove(sweep.kind, before, BATCH)
        total += removed
        if (removed < BATCH) break
      }
      swept[key] = total
    }
    return swept
  }
