import { type Passwords, PROVED_IDENTITY_MINUTES, type Tokens, WRONG_PASSWORD_MESSAGE } from '../../identity/index.ts'
import {
  addMinutes,
  type AuditLog,
  type Clock,
  err,
  type IdGenerator,
  invalid,
  ok,
  type Result,
  type UnitOfWork,
} from '../../shared/index.ts'
import { recordOperatorAction } from './operator-audit.ts'
import { checkOperatorPassword, type CheckOperatorPasswordDeps, clearOperatorFailures } from './operator-password.ts'
import { hasTwoFactor, type Operator, type OperatorActor } from './operator.ts'
import type { OperatorRepository, OperatorSessionRepository } from './operators.port.ts'

export interface AuthenticateOperatorDeps {
  readonly clock: Clock
  /** Whether operators need an authenticator app: everywhere but with developers' tools. Rule: MOD-17. */
  readonly isOperatorTwoFactorRequired: boolean
  readonly operators: Pick<OperatorRepository, 'find'>
  readonly operatorSessions: Pick<OperatorSessionRepository, 'findByTokenHash'>
  readonly tokens: Pick<Tokens, 'hash'>
}

/** The operator who holds a session token; null for an unknown or ended one, and for a disabled operator. Rule: MOD-18. */
export const authenticateOperator =
  (deps: AuthenticateOperatorDeps) =>
  async (token: string): Promise<OperatorActor | null> => {
    const session = await deps.operatorSessions.findByTokenHash(deps.tokens.hash(token))
    if (session === null || session.expiresAt <= deps.clock.now()) return null
    const operator = await deps.operators.find(session.operatorUuid)
    if (operator?.disabledAt !== null) return null
    return {
      operatorUuid: operator.uuid,
      role: operator.role,
      sessionUuid: session.uuid,
      mustSetUpTwoFactor: deps.isOperatorTwoFactorRequired && !hasTwoFactor(operator),
    }
  }

export interface ReadOperatorDeps {
  readonly operators: Pick<OperatorRepository, 'find'>
  readonly operatorSessions: Pick<OperatorSessionRepository, 'find'>
}

/** The operator who is signed in, and when their session ends. */
export const readOperator =
  (deps: ReadOperatorDeps) =>
  async ({
    actor,
  }: {
    readonly actor: OperatorActor
  }): Promise<Result<{ readonly operator: Operator; readonly expiresAt: Date }, 'unauthenticated'>> => {
    const operator = await deps.operators.find(actor.operatorUuid)
    const session = await deps.operatorSessions.find(actor.sessionUuid)
    return operator === null || session === null
      ? err('unauthenticated')
      : ok({ operator, expiresAt: session.expiresAt })
  }

export interface SignOutOperatorDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly operatorSessions: Pick<OperatorSessionRepository, 'remove'>
  }>
}

/** Ends the operator's session; one that has ended already is not an error. */
export const signOutOperator =
  (deps: SignOutOperatorDeps) =>
  ({ actor }: { readonly actor: OperatorActor }): Promise<Result<null, never>> =>
    deps.unitOfWork.run<null, never>(async ({ audit, operatorSessions }) => {
      if (await operatorSessions.remove(actor.sessionUuid))
        await recordOperatorAction(deps, audit, { by: actor.operatorUuid, action: 'operator-signed-out' })
      return ok(null)
    })

export interface ProvedOperatorDeps {
  readonly clock: Clock
  readonly operatorSessions: Pick<OperatorSessionRepository, 'find'>
}

/**
 * Whether the operator gave their password in this session in the last ten minutes. Where not, what cannot be undone is refused with
 * 'password-required' until `proveOperator` has succeeded. Rule: MOD-19.
 */
export const hasProvedOperator = async (
  { clock, operatorSessions }: ProvedOperatorDeps,
  { operatorUuid, sessionUuid }: Pick<OperatorActor, 'operatorUuid' | 'sessionUuid'>,
): Promise<boolean> => {
  const session = await operatorSessions.find(sessionUuid)
  if (session === null || session.operatorUuid !== operatorUuid) return false
  return clock.now() < addMinutes(session.authenticatedAt, PROVED_IDENTITY_MINUTES)
}

export interface ProveOperatorDeps extends CheckOperatorPasswordDeps {
  readonly passwords: Passwords
  readonly operators: Pick<OperatorRepository, 'find'>
  readonly operatorSessions: Pick<OperatorSessionRepository, 'setAuthenticatedAt'>
}

/** Proves by the password that it is the operator who asks. Wrong ones count as failed sign-ins. Rules: MOD-16, MOD-19. */
export const proveOperator = (deps: ProveOperatorDeps) => {
  const check = checkOperatorPassword(deps)
  return async ({
    actor,
    address,
    password,
  }: {
    readonly actor: OperatorActor
    readonly password: string
    readonly address: string
  }): Promise<Result<null, 'invalid' | 'too-many-failures' | 'unauthenticated'>> => {
    const operator = await deps.operators.find(actor.operatorUuid)
    if (operator === null) return err('unauthenticated')
    const { email } = operator
    const checked = await check({ email, password, address, operator })
    if (!checked.ok) return checked
    if (!checked.value.matches) return invalid({ password: [WRONG_PASSWORD_MESSAGE] })
    await deps.operatorSessions.setAuthenticatedAt(actor.sessionUuid, deps.clock.now())
    await clearOperatorFailures(deps, email, address)
    return ok(null)
  }
}
