import {
  checkCode,
  type CodeRefusal,
  type CodeFailureLog,
  type OneTimePasswords,
  type SecretBox,
} from '../../identity/index.ts'
import type { AuditLog, Clock, IdGenerator } from '../../shared/index.ts'
import { guessesInAudit } from './operator-audit.ts'
import type { Operator } from './operator.ts'
import type { OperatorRepository } from './operators.port.ts'

export interface OperatorCodeDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly oneTimePasswords: Pick<OneTimePasswords, 'findTimeStep'>
  readonly secretBox: Pick<SecretBox, 'open'>
}

export interface OperatorCodeRepositories {
  readonly audit: Pick<AuditLog, 'add'>
  readonly operatorCodeFailures: Pick<CodeFailureLog, 'add' | 'listSince'>
  readonly operators: Pick<OperatorRepository, 'save'>
}

/**
 * Checks a code of the operator's app, which works once, and saves its time step; `confirms` also turns the app on. Wrong ones count as for
 * accounts. Null: it was right. Call it with the operator locked, and commit on a refusal too. Rules: MOD-16, MOD-17.
 */
export const spendOperatorCode = (
  deps: OperatorCodeDeps,
  { audit, operatorCodeFailures, operators }: OperatorCodeRepositories,
  operator: Operator,
  typed: { readonly otp: string; readonly confirms: boolean },
): Promise<CodeRefusal | null> => {
  const outbox = guessesInAudit(deps, audit, operator.uuid)
  return checkCode(deps, { codeFailures: operatorCodeFailures, outbox }, operator.uuid, async () => {
    const { twoFactor } = operator
    const secret = twoFactor === null ? null : deps.secretBox.open(twoFactor.sealedSecret)
    if (twoFactor === null || secret === null) return false
    const now = deps.clock.now()
    const step = deps.oneTimePasswords.findTimeStep(secret, typed.otp.replaceAll(/\s/g, ''), now)
    if (step === null || (twoFactor.lastStep !== null && step <= twoFactor.lastStep)) return false
    const confirmedAt = typed.confirms ? now : twoFactor.confirmedAt
    await operators.save({ ...operator, twoFactor: { ...twoFactor, confirmedAt, lastStep: step } })
    return true
  })
}
