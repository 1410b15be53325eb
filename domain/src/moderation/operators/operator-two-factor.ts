import type { CodeFailureLog, CodeRefusal, OneTimePasswords, SecretBox, TwoFactorSetup } from '../../identity/index.ts'
import { type AuditLog, err, invalid, ok, REQUIRED_MESSAGE, type Result, type UnitOfWork } from '../../shared/index.ts'
import { recordOperatorAction } from './operator-audit.ts'
import { type OperatorCodeDeps, spendOperatorCode } from './operator-code.ts'
import { hasProvedOperator, type ProvedOperatorDeps } from './operator-session.ts'
import { hasTwoFactor, type OperatorActor } from './operator.ts'
import type { OperatorRepository, OperatorSessionRepository } from './operators.port.ts'

export interface OperatorTwoFactorDeps extends OperatorCodeDeps, ProvedOperatorDeps {
  readonly oneTimePasswords: OneTimePasswords
  readonly secretBox: SecretBox
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly operatorCodeFailures: Pick<CodeFailureLog, 'add' | 'listSince'>
    readonly operators: Pick<OperatorRepository, 'findForUpdate' | 'save'>
    readonly operatorSessions: Pick<OperatorSessionRepository, 'removeAllExcept'>
  }>
}

/**
 * Starts the set-up of the authenticator app with a new secret. 'password-required': the password was not given in the last ten minutes;
 * 'two-factor-on': there is an app already. Rules: MOD-17, MOD-19.
 */
export const startOperatorTwoFactor =
  (deps: OperatorTwoFactorDeps) =>
  async ({
    actor,
  }: {
    readonly actor: OperatorActor
  }): Promise<Result<TwoFactorSetup, 'password-required' | 'two-factor-on' | 'unauthenticated'>> => {
    if (!(await hasProvedOperator(deps, actor))) return err('password-required')
    const secret = deps.oneTimePasswords.createSecret()
    return deps.unitOfWork.run<TwoFactorSetup, 'two-factor-on' | 'unauthenticated'>(async ({ operators }) => {
      const operator = await operators.findForUpdate(actor.operatorUuid)
      if (operator?.disabledAt !== null) return err('unauthenticated')
      if (hasTwoFactor(operator)) return err('two-factor-on')
      const sealedSecret = deps.secretBox.seal(secret)
      await operators.save({ ...operator, twoFactor: { sealedSecret, confirmedAt: null, lastStep: null } })
      return ok({ secret, uri: deps.oneTimePasswords.uri(secret, operator.email) })
    })
  }

/** 'two-factor-off': the set-up was not started. */
export type ConfirmOperatorTwoFactorProblem =
  | 'invalid'
  | 'too-many-failures'
  | 'two-factor-off'
  | 'two-factor-on'
  | 'unauthenticated'

/**
 * Turns the authenticator app on with its first code. Other sessions of the operator end, as they began without it. Rule: MOD-17.
 */
export const confirmOperatorTwoFactor =
  (deps: OperatorTwoFactorDeps) =>
  async ({
    actor,
    otp,
  }: {
    readonly actor: OperatorActor
    readonly otp: string
  }): Promise<Result<null, ConfirmOperatorTwoFactorProblem>> => {
    if (otp.trim() === '') return invalid({ otp: [REQUIRED_MESSAGE] })
    const confirmed = await deps.unitOfWork.run<CodeRefusal | null, ConfirmOperatorTwoFactorProblem>(async (stores) => {
      const operator = await stores.operators.findForUpdate(actor.operatorUuid)
      if (operator?.disabledAt !== null) return err('unauthenticated')
      if (operator.twoFactor === null) return err('two-factor-off')
      if (hasTwoFactor(operator)) return err('two-factor-on')
      const refusal = await spendOperatorCode(deps, stores, operator, { otp, confirms: true })
      // Committed, so that the wrong code counts.
      if (refusal !== null) return ok(refusal)
      await stores.operatorSessions.removeAllExcept(operator.uuid, actor.sessionUuid)
      await recordOperatorAction(deps, stores.audit, { by: operator.uuid, action: 'operator-two-factor-set-up' })
      return ok(null)
    })
    return confirmed.ok ? (confirmed.value ?? ok(null)) : confirmed
  }
