import { hasPermission } from './permissions.ts'
import type { Actor } from '../../identity/index.ts'
import {
  clampPage,
  err,
  ok,
  type AuditLog,
  type AuditRecord,
  type Page,
  type PageRequest,
  type Result,
} from '../../shared/index.ts'

export interface ListAuditDeps {
  readonly audit: Pick<AuditLog, 'list'>
}

export interface ListAuditCommand {
  readonly actor: Actor
  /** `limit` is clamped to 1 to 100. */
  readonly page: PageRequest
}

/** Lists the audited changes of the actor's company, newest first. 'forbidden': the actor is not an admin. Rule: COMP-20. */
export const listAudit =
  ({ audit }: ListAuditDeps) =>
  async ({ actor, page }: ListAuditCommand): Promise<Result<Page<AuditRecord>, 'forbidden'>> => {
    if (actor.companyUuid === null || !hasPermission(actor.role, 'company')) return err('forbidden')
    return ok(await audit.list(actor.companyUuid, clampPage(page)))
  }
