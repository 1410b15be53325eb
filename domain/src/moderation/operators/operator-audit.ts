import type { Outbox } from '../../shared/index.ts'
import type { AccountEvent } from '../../identity/index.ts'
import {
  type AuditAction,
  type AuditDetails,
  type AuditLog,
  type Clock,
  createAuditEntry,
  type IdGenerator,
  type Uuid,
} from '../../shared/index.ts'

export interface OperatorAuditDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
}

/** An action of an operator; null for whoever has the machine, who uses commands. */
interface OperatorAction {
  readonly by: Uuid | null
  readonly action: AuditAction
  readonly subject?: Uuid
  readonly details?: AuditDetails
}

/** Writes an action of an operator down, in the transaction of the action. Rules: MOD-7, MOD-20. */
export const recordOperatorAction = (
  deps: OperatorAuditDeps,
  audit: Pick<AuditLog, 'add'>,
  { action, by, details, subject }: OperatorAction,
): Promise<void> =>
  audit.add(
    createAuditEntry(deps, {
      actorUuid: by,
      companyUuid: null,
      action,
      ...(subject === undefined ? {} : { subjectUuid: subject }),
      ...(details === undefined ? {} : { details }),
    }),
  )

/** Takes the place of the outbox where codes of operators are checked: guessed codes are written down. Rule: MOD-16. */
export const guessesInAudit = (
  deps: OperatorAuditDeps,
  audit: Pick<AuditLog, 'add'>,
  operatorUuid: Uuid,
): Outbox<AccountEvent> => ({
  add: () => recordOperatorAction(deps, audit, { by: operatorUuid, action: 'operator-codes-guessed' }),
})
