import {
  type AuditAction,
  type AuditEntry,
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
