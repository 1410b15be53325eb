import type { Uuid } from '../../shared/index.ts'

/** What a member has done already. Bookmarks, saved searches, searches and requests are their own; invites are their company's. */
export interface ChecklistFacts {
  readonly searched: boolean
  readonly saved: boolean
  readonly contacted: boolean
  readonly invited: boolean
}

/** Who has put their checklist away, and what it is read from. Rule: ONB-26. */
export interface ChecklistRepository {
  findFacts(accountUuid: Uuid, companyUuid: Uuid): Promise<ChecklistFacts>
  /** When it was put away; null while it is shown. */
  findDismissal(accountUuid: Uuid): Promise<Date | null>
  /** Puts it away; the first time stands. */
  dismiss(accountUuid: Uuid, at: Date): Promise<void>
  /** Shows it again, also where it is shown already. */
  restore(accountUuid: Uuid): Promise<void>
}
