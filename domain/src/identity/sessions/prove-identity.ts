import { addMinutes, type Clock, ok, type Result, type UnitOfWork, valueOf } from '../../shared/index.ts'
import type { Account, Actor } from '../account.ts'
import type { AccountRepository, SessionRepository } from '../account-repository.port.ts'
import {
  verifyCurrentPassword,
  type VerifyCurrentPasswordDeps,
  type VerifyCurrentPasswordProblem,
} from '../passwords/verify-current-password.ts'
import {
  type SecondFactorDeps,
  type SecondFactorRefusal,
  type SecondFactorRepositories,
  verifySecondFactor,
} from '../two-factor/verify-second-factor.ts'

/** Minutes for which a password (and code) that was given is not asked for again. Rule: IDEN-46. */
export const PROVED_IDENTITY_MINUTES = 10

/** Who calls, and what they give to prove that it is them. */
export interface IdentityProof {
  readonly actor: Actor
  /** Exactly as typed. */
  readonly password: string
  /** A code of the authenticator app or a recovery code. */
  readonly otp?: string | undefined
  /** The caller's network address. */
  readonly address: string
}

export interface ProvedIdentityDeps {
  readonly clock: Clock
  readonly sessions: Pick<SessionRepository, 'find'>
}

/** What a proof writes, in a transaction of its own. */
export interface ProveIdentityRepositories extends SecondFactorRepositories {
  readonly accounts: Pick<AccountRepository, 'findForUpdate'>
  readonly sessions: Pick<SessionRepository, 'setAuthenticatedAt'>
}

export interface ProveIdentityDeps extends ProvedIdentityDeps, VerifyCurrentPasswordDeps, SecondFactorDeps {
  readonly unitOfWork: UnitOfWork<ProveIdentityRepositories>
}

export type ProveIdentityProblem = VerifyCurrentPasswordProblem | 'two-factor-required'

/**
 * Whether the password, and the second factor where there is one, were given in the actor's session in the last ten minutes. Where not, a
 * sensitive call is refused with 'password-required' until `proveIdentity` has succeeded. Rule: IDEN-46.
 */
export const hasProvedIdentity = async (
  { clock, sessions }: ProvedIdentityDeps,
  { accountUuid, sessionUuid }: Pick<Actor, 'accountUuid' | 'sessionUuid'>,
): Promise<boolean> => {
  const session = sessionUuid === undefined ? null : await sessions.find(sessionUuid)
  if (session === null || session.accountUuid !== accountUuid || session.authenticatedAt === null) return false
  return clock.now() < addMinutes(session.authenticatedAt, PROVED_IDENTITY_MINUTES)
}

/**
 * Proves by the password, and the second factor where there is one, that it is the account's owner who asks. A code that was given in the
 * last ten minutes is not checked again, as each works once: a form that is sent again has the same one. Wrong passwords and codes count.
 * Returns the account. Rule: IDEN-46.
 */
export const proveIdentity =
  (deps: ProveIdentityDeps) =>
  async ({ actor, address, otp = '', password }: IdentityProof): Promise<Result<Account, ProveIdentityProblem>> => {
    const { accountUuid, sessionUuid } = actor
    const checked = await verifyCurrentPassword(deps, { accountUuid, address, password, field: 'password' })
    if (!checked.ok) return checked
    const isCodeKnown = await hasProvedIdentity(deps, actor)
    const proved = await deps.unitOfWork.run<SecondFactorRefusal | null, never>(async (stores) => {
      await stores.accounts.findForUpdate(accountUuid)
      const refusal = isCodeKnown ? null : await verifySecondFactor(deps, stores, { accountUuid, otp })
      if (refusal === null && sessionUuid !== undefined)
        await stores.sessions.setAuthenticatedAt(sessionUuid, deps.clock.now())
      // A refusal is committed too, so that a wrong code counts.
      return ok(refusal)
    })
    return valueOf(proved) ?? checked
  }
