import type { IdGenerator, Uuid } from './ids.port.ts'
import type { Clock } from './clock.port.ts'
import type { Page, PageRequest } from './page.ts'

/** What operators do about themselves, each other, people and companies. Rules: MOD-20, MOD-38. */
export type OperatorAuditAction =
  | 'operator-link-made'
  | 'operator-password-set'
  | 'operator-signed-in'
  | 'operator-signed-out'
  | 'operator-two-factor-set-up'
  | 'operator-codes-guessed'
  | 'operator-role-changed'
  | 'operator-disabled'
  | 'profile-decision-undone'
  | 'vetting-rules-changed'
  | 'report-settled'
  | 'account-suspended'
  | 'account-suspension-lifted'
  | 'account-sessions-ended'
  | 'account-viewed'
  | 'verification-mail-resent'
  | 'company-verified'
  | 'company-verification-withdrawn'
  | 'trial-extended'
  | 'contacts-given-back'
  | 'invoice-handled'
  | 'log-exported'
  | 'numbers-exported'
  | 'synonyms-changed'
  | 'list-entry-added'
  | 'list-entry-changed'
  | 'list-entry-retired'
  | 'list-entry-restored'
  | 'mail-sent-again'
  | 'job-retried'
  | 'jobs-retried'
  | 'job-dropped'
  | 'work-started'
  | 'list-entries-merged'

/** A stable name for each audited action. Every change that an admin or an operator can make has its name here. Rule: MOD-7. */
export type AuditAction =
  | 'company-saved'
  | 'company-image-changed'
  | 'company-closing'
  | 'role-changed'
  | 'member-removed'
  | 'member-left'
  | 'member-joined'
  | 'invite-sent'
  | 'invite-refreshed'
  | 'invite-role-changed'
  | 'invite-revoked'
  | 'profile-decided'
  | 'announcement-made'
  | 'data-export-requested'
  | 'data-export-downloaded'
  | 'plan-chosen'
  | 'plan-changed'
  | 'checkout-started'
  | 'subscription-changed'
  | 'subscription-cancelled'
  | 'subscription-resumed'
  | 'card-change-started'
  | 'card-changed'
  | 'billing-details-saved'
  | 'invoice-issued'
  | 'invoice-paid'
  | 'invoice-voided'
  | 'invoice-credited'
  | 'webhook-added'
  | 'webhook-changed'
  | 'webhook-removed'
  | 'access-token-made'
  | 'access-token-removed'
  | OperatorAuditAction

/**
 * Details of an entry, such as changed fields or old and new role. Never personal data such as addresses or numbers, as entries are never
 * erased.
 */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** One change that an admin or an operator made. Never changed or removed afterwards. Rule: MOD-7. */
export interface AuditEntry {
  readonly uuid: Uuid
  /** The company that was changed; null for a change outside any company. */
  readonly companyUuid: Uuid | null
  /** Who made the change; null for the system. */
  readonly actorUuid: Uuid | null
  readonly action: AuditAction
  /** The affected member or invite; null for the company as a whole. */
  readonly subjectUuid: Uuid | null
  readonly details: AuditDetails
  readonly at: Date
}

/** An entry for display, with the current names of the people in it; null for people who were erased. */
export interface AuditRecord extends AuditEntry {
  readonly actorName: string | null
  /** A member's name or an invite's address. */
  readonly subjectName: string | null
}

/** Whose entries: what operators did, or what people did in their companies. */
export const AUDIT_OWNERS = ['all', 'operators', 'companies'] as const
export type AuditOwner = (typeof AUDIT_OWNERS)[number]

export interface AuditFilter {
  readonly owner: AuditOwner
  /** A part of the name of who, whom or which company, of the action or of the reason, in any case; or an id. Empty for all. */
  readonly text: string
  /** The first instant of the period; null for the beginning. */
  readonly from: Date | null
  /** The first instant after the period; null for no end. */
  readonly before: Date | null
}

/** An entry of the log of all. */
export interface FoundAuditRecord extends AuditRecord {
  readonly companyName: string | null
  /** Whether the subject is a person, so that there is a page about them. */
  readonly isAboutPerson: boolean
}

/** The append-only log of what admins and operators change. Call `add` in the transaction of the change. Rules: MOD-7, MOD-8. */
export interface AuditLog {
  /** Stores entries; one whose `uuid` is known already is left as it is, so that a repeated event is logged once. */
  add(...entries: readonly AuditEntry[]): Promise<void>
  /** Entries of all, newest first. Rule: MOD-50. */
  search(filter: AuditFilter, page: PageRequest): Promise<Page<FoundAuditRecord>>
  /** The entries of one company, newest first. */
  list(companyUuid: Uuid, page: PageRequest): Promise<Page<AuditRecord>>
}

/** Creates the entry for a change that happens now. */
export const createAuditEntry = (
  { ids, clock }: { readonly ids: IdGenerator; readonly clock: Clock },
  change: Omit<AuditEntry, 'uuid' | 'at' | 'subjectUuid' | 'details'> &
    Partial<Pick<AuditEntry, 'subjectUuid' | 'details'>>,
): AuditEntry => ({ subjectUuid: null, details: {}, ...change, uuid: ids.uuid(), at: clock.now() })
