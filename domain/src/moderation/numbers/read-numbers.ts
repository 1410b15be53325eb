import {
  addDays,
  type AuditLog,
  type Clock,
  err,
  invalid,
  ok,
  type Result,
  startOfWeek,
  type UnitOfWork,
  WEEK_DAYS,
} from '../../shared/index.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import { type OperatorAuditDeps, recordOperatorAction } from '../operators/operator-audit.ts'
import { numbersToCsv } from './numbers-to-csv.ts'
import { NUMBERS_RANGES, toWeekNumbers, type WeekNumbers } from './week-numbers.ts'
import type { WeeklyCounts } from './weekly-counts.port.ts'

export interface ReadNumbersDeps {
  readonly clock: Clock
  readonly weeklyCounts: WeeklyCounts
}

export interface ReadNumbersCommand {
  readonly actor: OperatorActor
  /** One of `NUMBERS_RANGES`. */
  readonly weeks: number | null
}

/** 'invalid': `weeks` is none of those that can be read. */
export type ReadNumbersProblem = 'forbidden' | 'invalid'

const ONE_OF_RANGES = `Value must be one of ${NUMBERS_RANGES.join(', ')}`

/** The numbers that operators steer by, week by week, the oldest first and this week last. Rule: MOD-70. */
export const readNumbers =
  ({ clock, weeklyCounts }: ReadNumbersDeps) =>
  async ({ actor, weeks }: ReadNumbersCommand): Promise<Result<readonly WeekNumbers[], ReadNumbersProblem>> => {
    if (!isAllowed(actor, 'see-numbers')) return err('forbidden')
    if (weeks === null || !NUMBERS_RANGES.some((range) => range === weeks)) return invalid({ weeks: [ONE_OF_RANGES] })
    const now = clock.now()
    const from = addDays(startOfWeek(now), -(weeks - 1) * WEEK_DAYS)
    const counts = await weeklyCounts.read({ from, now })
    return ok(counts.map((week) => toWeekNumbers(week, now)))
  }

export interface ExportNumbersDeps extends ReadNumbersDeps, OperatorAuditDeps {
  readonly unitOfWork: UnitOfWork<{ readonly audit: Pick<AuditLog, 'add'> }>
}

/** What `readNumbers` reads, as CSV with one row for each week. The export is in the log. Rule: MOD-70. */
export const exportNumbers =
  (deps: ExportNumbersDeps) =>
  async ({ actor, weeks }: ReadNumbersCommand): Promise<Result<{ readonly csv: string }, ReadNumbersProblem>> => {
    const numbers = await readNumbers(deps)({ actor, weeks })
    if (!numbers.ok) return numbers
    await deps.unitOfWork.run(async ({ audit }) => {
      const details = { weeks }
      await recordOperatorAction(deps, audit, { by: actor.operatorUuid, action: 'numbers-exported', details })
      return ok(null)
    })
    return ok({ csv: numbersToCsv(numbers.value) })
  }
