import type { Uuid } from '../../shared/index.ts'

/** What a member has done already. Bookmarks, saved searches, searches and requests are counted per member, invites per company. */
export interface ChecklistFacts {
  readonly searched: boolean
  readonly saved: boolean
  readonly contacted: boolean
  readonly invited: boolean
}

/** Stores who has dismissed the checklist, and reads the facts that it is built from. Rule: ONB-26. */
export interface ChecklistRepository {
  findFacts(accountUuid: Uuid, companyUuid: Uuid): Promise<ChecklistFacts>
  /** When it was dismissed; null while it is shown. */
  findDismissal(accountUuid: Uuid): Promise<Date | null>
  /** Dismisses it; a repeat keeps the first instant. */
  dismiss(accountUuid: Uuid, at: Date): Promise<void>
  /** Shows it again. Idempotent. */
  restore(accountUuid: Uuid): Promise<void>
}
