import type { IdGenerator, Uuid } from './ids.port.ts'
import type { Clock } from './clock.port.ts'
import type { Page, PageRequest } from './page.ts'

/** What was done, in a stable word. Whoever adds a change that an admin or an operator makes adds its word here. Rule: MOD-7. */
export type AuditAction =
  | 'company-saved'
  | 'company-image-changed'
  | 'role-changed'
  | 'member-removed'
  | 'member-left'
  | 'member-joined'
  | 'invite-sent'
  | 'invite-refreshed'
  | 'invite-role-changed'
  | 'invite-revoked'
  | 'profile-decided'
  | 'data-export-requested'
  | 'data-export-downloaded'

/** Facts beside an entry: names of fields, roles before and after. Nobody's address or number, as entries are never erased. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** One change that an admin or an operator made. Never changed or removed afterwards. Rule: MOD-7. */
export interface AuditEntry {
  readonly uuid: Uuid
  /** Whose affairs were changed; null for what belongs to no company. */
  readonly companyUuid: Uuid | null
  /** Who did it; null for the product itself. */
  readonly actorUuid: Uuid | null
  readonly action: AuditAction
  /** The member or invite that it was done to; null for the company as a whole. */
  readonly subjectUuid: Uuid | null
  readonly details: AuditDetails
  readonly at: Date
}

/** An entry as it is read: with the names that its people have now, null for those who are erased. */
export interface AuditRecord extends AuditEntry {
  readonly actorName: string | null
  /** A member's name or an invite's address. */
  readonly subjectName: string | null
}

/** The append-only log of what admins and operators change. `add` belongs into the transaction of the change itself. Rules: MOD-7, MOD-8. */
export interface AuditLog {
  add(...entries: readonly AuditEntry[]): Promise<void>
  /** Of one company, newest first. */
  list(companyUuid: Uuid, page: PageRequest): Promise<Page<AuditRecord>>
}

/** Dresses a change as an entry of now, with an id of its own. */
export const createAuditEntry = (
  { ids, clock }: { readonly ids: IdGenerator; readonly clock: Clock },
  change: Omit<AuditEntry, 'uuid' | 'at' | 'subjectUuid' | 'details'> &
    Partial<Pick<AuditEntry, 'subjectUuid' | 'details'>>,
): AuditEntry => ({ subjectUuid: null, details: {}, ...change, uuid: ids.uuid(), at: clock.now() })
