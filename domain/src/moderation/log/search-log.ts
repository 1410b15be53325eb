import {
  type AuditFilter,
  type AuditLog,
  clampPage,
  err,
  type FoundAuditRecord,
  ok,
  type Page,
  type PageRequest,
  type Result,
  toCsv,
  type UnitOfWork,
} from '../../shared/index.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import { type OperatorAuditDeps, recordOperatorAction } from '../operators/operator-audit.ts'

/** Entries of an export at most. Rule: MOD-50. */
export const LOG_EXPORT_MAX = 10_000
const EXPORT_BATCH = 500

/** Which entries. */
export interface LogFilter extends AuditFilter {
  readonly actor: OperatorActor
}

const toAuditFilter = ({ before, from, owner, text }: AuditFilter): AuditFilter => ({
  owner,
  text: text.trim(),
  from,
  before,
})

/** Entries of the log of operators and companies, newest first. Rule: MOD-50. */
export const searchLog =
  ({ audit }: { readonly audit: Pick<AuditLog, 'search'> }) =>
  async ({
    actor,
    page,
    ...filter
  }: LogFilter & { readonly page: PageRequest }): Promise<Result<Page<FoundAuditRecord>, 'forbidden'>> =>
    isAllowed(actor, 'see-audit-log')
      ? ok(await audit.search(toAuditFilter(filter), clampPage(page)))
      : err('forbidden')

/** A log as a file. */
export interface LogExport {
  readonly csv: string
  readonly entries: number
  /** False if there are more entries than a file has. */
  readonly isComplete: boolean
}

const HEAD = ['Time (UTC)', 'Who', 'Action', 'About', 'Company', 'Reason', 'Details', 'Id']

const toRow = ({
  action,
  actorName,
  actorUuid,
  at,
  companyName,
  details,
  subjectName,
  subjectUuid,
  uuid,
}: FoundAuditRecord) => {
  const { reason = null, ...rest } = details
  return [
    at.toISOString(),
    actorUuid === null ? 'Guildhall' : (actorName ?? actorUuid),
    action,
    subjectName ?? subjectUuid,
    companyName,
    reason === null ? null : String(reason),
    Object.keys(rest).length === 0 ? null : JSON.stringify(rest),
    uuid,
  ]
}

export interface ExportLogDeps extends OperatorAuditDeps {
  readonly audit: Pick<AuditLog, 'search'>
  readonly unitOfWork: UnitOfWork<{ readonly audit: Pick<AuditLog, 'add'> }>
}

/** What `searchLog` finds, as CSV, with at most 10,000 entries. The export is in the log itself. Rule: MOD-50. */
export const exportLog =
  (deps: ExportLogDeps) =>
  async ({ actor, ...filter }: LogFilter): Promise<Result<LogExport, 'forbidden'>> => {
    if (!isAllowed(actor, 'see-audit-log')) return err('forbidden')
    const records: FoundAuditRecord[] = []
    let cursor: string | null = null
    do {
      const page: Page<FoundAuditRecord> = await deps.audit.search(toAuditFilter(filter), {
        cursor,
        limit: EXPORT_BATCH,
      })
      records.push(...page.items)
      cursor = page.nextCursor
    } while (cursor !== null && records.length < LOG_EXPORT_MAX)
    await deps.unitOfWork.run(async ({ audit }) => {
      const details = { entries: records.length }
      await recordOperatorAction(deps, audit, { by: actor.operatorUuid, action: 'log-exported', details })
      return ok(null)
    })
    return ok({ csv: toCsv([HEAD, ...records.map(toRow)]), entries: records.length, isComplete: cursor === null })
  }
