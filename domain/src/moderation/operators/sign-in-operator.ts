import { type CodeFailureLog, normaliseEmail, type Tokens } from '../../identity/index.ts'
import { addMinutes, type AuditLog, err, type Failure, ok, type Result, type UnitOfWork } from '../../shared/index.ts'
import { recordOperatorAction } from './operator-audit.ts'
import { type OperatorCodeDeps, spendOperatorCode } from './operator-code.ts'
import { checkOperatorPassword, type CheckOperatorPasswordDeps, clearOperatorFailures } from './operator-password.ts'
import { hasTwoFactor, type Operator, OPERATOR_SESSION_MINUTES } from './operator.ts'
import type { OperatorRepository, OperatorSessionRepository } from './operators.port.ts'

export interface SignInOperatorCommand {
  readonly email: string
  /** Exactly as typed. */
  readonly password: string
  /** A code of the authenticator app, for operators who have one. */
  readonly otp?: string | undefined
  /** The caller's network address. */
  readonly address: string
}

export interface SignInOperatorDeps extends CheckOperatorPasswordDeps, OperatorCodeDeps {
  readonly operators: Pick<OperatorRepository, 'findByEmail'>
  readonly tokens: Pick<Tokens, 'create'>
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly operatorCodeFailures: Pick<CodeFailureLog, 'add' | 'listSince'>
    readonly operators: Pick<OperatorRepository, 'findForUpdate' | 'save'>
    readonly operatorSessions: Pick<OperatorSessionRepository, 'add'>
  }>
}

/** A new session of an operator; only the hash of `token` is stored. */
export interface OperatorSignIn {
  readonly operator: Operator
  readonly token: string
  readonly expiresAt: Date
}

/**
 * 'too-many-failures' carries `retryAfterSeconds`. Reported only with the right password: 'two-factor-required' where the code is missing,
 * 'invalid' where it is wrong.
 */
export type SignInOperatorProblem = 'invalid-credentials' | 'too-many-failures' | 'two-factor-required' | 'invalid'

type CodeProblem = Failure<'two-factor-required' | 'invalid' | 'too-many-failures'>

/**
 * Signs an operator in for an hour, with password and code. Failures are counted like those of accounts, and apart from them. Whoever has
 * no authenticator app yet gets a session that can only set one up, where one is required. Rules: MOD-16, MOD-17, MOD-18.
 */
export const signInOperator = (deps: SignInOperatorDeps) => {
  const check = checkOperatorPassword(deps)
  return async (command: SignInOperatorCommand): Promise<Result<OperatorSignIn, SignInOperatorProblem>> => {
    const { address, otp = '', password } = command
    const email = normaliseEmail(command.email)
    const found = await deps.operators.findByEmail(email)
    const checked = await check({ email, password, address, operator: found })
    if (!checked.ok) return checked
    if (!checked.value.matches || found === null) return err('invalid-credentials')
    const attempted = await deps.unitOfWork.run<OperatorSignIn | CodeProblem, SignInOperatorProblem>(async (stores) => {
      const operator = await stores.operators.findForUpdate(found.uuid)
      // Disabled, or given another password, after the password was checked.
      if (operator?.disabledAt !== null || operator.passwordHash !== found.passwordHash)
        return err('invalid-credentials')
      const isCodeDue = hasTwoFactor(operator)
      if (isCodeDue && otp.trim() === '') return ok(err('two-factor-required'))
      const refusal = isCodeDue ? await spendOperatorCode(deps, stores, operator, { otp, confirms: false }) : null
      // Committed, so that the wrong code counts.
      if (refusal !== null) return ok(refusal)
      const { token, hash } = deps.tokens.create()
      const now = deps.clock.now()
      const expiresAt = addMinutes(now, OPERATOR_SESSION_MINUTES)
      await stores.operatorSessions.add({
        uuid: deps.ids.uuid(),
        operatorUuid: operator.uuid,
        tokenHash: hash,
        createdAt: now,
        expiresAt,
        authenticatedAt: now,
      })
      await recordOperatorAction(deps, stores.audit, { by: operator.uuid, action: 'operator-signed-in' })
      return ok({ operator, token, expiresAt })
    })
    if (!attempted.ok) return attempted
    if (!('problem' in attempted.value)) {
      await clearOperatorFailures(deps, email, address)
      return ok(attempted.value)
    }
    // A missing code is no failure.
    if (attempted.value.problem === 'two-factor-required') await deps.loginFailures.discard(checked.value.attempt)
    return attempted.value
  }
}
