import type { IndexComparison, IndexComparisonStore } from '../../search/index.ts'
import { err, ok, type Result } from '../../shared/index.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import type { ScheduledWork, WorkSchedule } from './scheduled-work.port.ts'

/** What runs behind the product, apart from the jobs of events. */
export interface SystemOverview {
  readonly work: readonly ScheduledWork[]
  /** The last comparison of the index with the database; null before the first. */
  readonly index: IndexComparison | null
}

export interface ReadSystemDeps {
  readonly indexComparisons: Pick<IndexComparisonStore, 'find'>
  readonly workSchedule: Pick<WorkSchedule, 'list'>
}

/** Scheduled work with its last runs, and the last comparison of the index with the database. Rules: MOD-64, MOD-65. */
export const readSystem =
  ({ indexComparisons, workSchedule }: ReadSystemDeps) =>
  async ({ actor }: { readonly actor: OperatorActor }): Promise<Result<SystemOverview, 'forbidden'>> => {
    if (!isAllowed(actor, 'run-machine')) return err('forbidden')
    const [work, index] = await Promise.all([workSchedule.list(), indexComparisons.find()])
    return ok({ work, index })
  }
