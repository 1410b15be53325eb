import {
  updateExchangeRates,
  type UpdateExchangeRatesDeps,
  type UpdateExchangeRatesProblem,
} from '../../reference/index.ts'
import type { Result } from '../../shared/index.ts'
import type { WorkSchedule } from './scheduled-work.port.ts'
import { REPAIR_INDEX } from './work-names.ts'

export interface FollowExchangeRatesDeps extends UpdateExchangeRatesDeps {
  readonly workSchedule: Pick<WorkSchedule, 'start'>
}

/**
 * Keeps the exchange rates of the day. A new table starts a repair of the index, as people are found by rates at the day's table. Rules:
 * REF-20, SRCH-12, MOD-66.
 */
export const followExchangeRates =
  (deps: FollowExchangeRatesDeps) => async (): Promise<Result<string | null, UpdateExchangeRatesProblem>> => {
    const updated = await updateExchangeRates(deps)()
    if (updated.ok && updated.value !== null) await deps.workSchedule.start(REPAIR_INDEX)
    return updated
  }
