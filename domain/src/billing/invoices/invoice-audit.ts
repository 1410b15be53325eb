import {
  type AuditAction,
  type AuditEntry,
  type AuditLog,
  type Clock,
  createAuditEntry,
  type IdGenerator,
  type Uuid,
} from '../../shared/index.ts'
import type { Invoice } from './invoice.ts'

/** The entry of a change of an invoice; `actorUuid` is null for jobs and for the operators' command. Rule: MOD-7. */
export const createInvoiceEntry = (
  deps: { readonly clock: Clock; readonly ids: IdGenerator },
  { companyUuid, number, purpose }: Invoice,
  action: Extract<AuditAction, `invoice-${string}`>,
  actorUuid: Uuid | null = null,
): AuditEntry => createAuditEntry(deps, { companyUuid, actorUuid, action, details: { number, purpose } })

/** Adds an entry of the caller to that of an invoice's change. */
export type RecordDecision = (audit: Pick<AuditLog, 'add'>, invoice: Invoice) => Promise<void>
