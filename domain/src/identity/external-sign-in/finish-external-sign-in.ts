import {
  addMinutes,
  type Clock,
  type IdGenerator,
  ok,
  type UnitOfWork,
  type Uuid,
  valueOf,
} from '../../shared/index.ts'
import { type Account, type Actor, isSigningUp } from '../account.ts'
import type { AccountRepository } from '../account-repository.port.ts'
import { normaliseEmail } from '../names.ts'
import {
  type SessionDevice,
  type StartedSession,
  startSession,
  type StartSessionRepositories,
} from '../sessions/start-session.ts'
import type { Tokens } from '../sessions/tokens.port.ts'
import type { TwoFactorRepository } from '../two-factor/two-factor.port.ts'
import type {
  ExternalSignInAttempt,
  ExternalSignInAttempts,
  ExternalSignInPurpose,
  ExternalSignInStep,
  ExternalSignInTickets,
} from './external-sign-in.port.ts'
import type { ExternalIdentity, FinishProblem, IdentityProviders } from './identity-providers.port.ts'
import { linkIdentity, type LinkIdentityDeps, type LinkIdentityRepositories } from './link-identity.ts'
import { EXTERNAL_SIGN_IN_MINUTES, externalCallbackPath } from './start-external-sign-in.ts'

interface FinishRepositories extends StartSessionRepositories, LinkIdentityRepositories {
  readonly accounts: Pick<AccountRepository, 'findByEmail' | 'findForUpdate' | 'save'>
  readonly externalSignInTickets: Pick<ExternalSignInTickets, 'add'>
  readonly twoFactors: Pick<TwoFactorRepository, 'find'>
}

export interface FinishExternalSignInDeps extends LinkIdentityDeps {
  readonly clock: Clock
  readonly externalSignInAttempts: Pick<ExternalSignInAttempts, 'take'>
  readonly identityProviders: Pick<IdentityProviders, 'list' | 'finish'>
  readonly ids: IdGenerator
  readonly tokens: Pick<Tokens, 'create' | 'hash'>
  readonly unitOfWork: UnitOfWork<FinishRepositories>
}

export interface FinishExternalSignInCommand extends SessionDevice {
  readonly provider: string
  /** The origin at which the browser reaches us. */
  readonly origin: string
  /** The query of the callback, as it came. */
  readonly query: string
  /** The `state` in it; '' if there is none. */
  readonly state: string
  /** What the start left in the browser; null in every other browser. */
  readonly browserToken: string | null
  /** Who is signed in there. */
  readonly actor: Actor | null
}

/**
 * Why nobody was signed in. 'begun-elsewhere': another site began it. 'sign-in-expired': no attempt of this browser waits for this answer. 'address-not-verified': an account has the
 * address, but has not verified it, and so is never linked by it. 'identity-taken': another account has the identity. 'signed-out': who
 * began to connect is no longer signed in.
 */
export type ExternalSignInRefusal =
  | FinishProblem
  | 'begun-elsewhere'
  | 'sign-in-expired'
  | 'account-suspended'
  | 'deletion-pending'
  | 'address-not-verified'
  | 'identity-taken'
  | 'signed-out'

/** What came of a visit to a provider. */
export type ExternalSignInOutcome =
  | { readonly kind: 'signed-in'; readonly session: StartedSession; readonly returnTo: string | null }
  | {
      readonly kind: 'ticket'
      readonly step: ExternalSignInStep
      readonly token: string
      readonly expiresAt: Date
      readonly returnTo: string | null
    }
  | { readonly kind: 'connected'; readonly returnTo: string | null }
  | {
      readonly kind: 'refused'
      readonly reason: ExternalSignInRefusal
      readonly purpose: ExternalSignInPurpose
      readonly returnTo: string | null
    }

type Ended = Pick<ExternalSignInAttempt, 'provider' | 'purpose' | 'returnTo'>

const refused = (
  { purpose, returnTo }: Pick<Ended, 'purpose' | 'returnTo'>,
  reason: ExternalSignInRefusal,
): ExternalSignInOutcome => ({ kind: 'refused', reason, purpose, returnTo })

/** Issues a ticket for what is left to do, and ends the visit with it. */
const giveTicket = async (
  { clock, tokens }: Pick<FinishExternalSignInDeps, 'clock' | 'tokens'>,
  { externalSignInTickets }: Pick<FinishRepositories, 'externalSignInTickets'>,
  { provider, returnTo }: Ended,
  identity: ExternalIdentity,
  step: ExternalSignInStep,
  accountUuid: Uuid | null,
): Promise<ExternalSignInOutcome> => {
  const { hash, token } = tokens.create()
  const expiresAt = addMinutes(clock.now(), EXTERNAL_SIGN_IN_MINUTES)
  await externalSignInTickets.add({ ...identity, tokenHash: hash, step, provider, accountUuid, expiresAt })
  return { kind: 'ticket', step, token, expiresAt, returnTo }
}

/** The account that an identity is linked to, locked; null if there is none, also since a moment ago. */
const lockLinkedAccount = async (
  { accounts, linkedIdentities }: Pick<FinishRepositories, 'accounts' | 'linkedIdentities'>,
  { issuer, subject }: ExternalIdentity,
): Promise<Account | null> => {
  const linked = await linkedIdentities.find(issuer, subject)
  const account = linked === null ? null : await accounts.findForUpdate(linked.accountUuid)
  const current = await linkedIdentities.find(issuer, subject)
  return account !== null && current?.accountUuid === account.uuid ? account : null
}

const signInLinked = async (
  deps: FinishExternalSignInDeps,
  stores: FinishRepositories,
  attempt: Ended,
  identity: ExternalIdentity,
  account: Account,
  device: SessionDevice,
): Promise<ExternalSignInOutcome> => {
  if (account.suspendedAt !== null) return refused(attempt, 'account-suspended')
  if (account.deletionRequestedAt !== null) return refused(attempt, 'deletion-pending')
  const twoFactor = await stores.twoFactors.find(account.uuid)
  if ((twoFactor?.confirmedAt ?? null) !== null || isSigningUp(account.signUpStep))
    return giveTicket(deps, stores, attempt, identity, 'log-in', account.uuid)
  const session = await startSession(deps, stores, account, device, 'provider')
  return { kind: 'signed-in', session, returnTo: attempt.returnTo }
}

/** Nothing is linked by an address alone: a verified one at most offers it, to whoever has the password. */
const signInUnlinked = async (
  deps: FinishExternalSignInDeps,
  stores: FinishRepositories,
  attempt: Ended,
  identity: ExternalIdentity,
): Promise<ExternalSignInOutcome> => {
  const { email, emailVerified } = identity
  const account = email === null || !emailVerified ? null : await stores.accounts.findByEmail(normaliseEmail(email))
  if (account === null) return giveTicket(deps, stores, attempt, identity, 'sign-up', null)
  if (account.emailVerifiedAt === null) return refused(attempt, 'address-not-verified')
  return giveTicket(deps, stores, attempt, identity, 'connect', account.uuid)
}

const connect = async (
  deps: FinishExternalSignInDeps,
  attempt: ExternalSignInAttempt,
  identity: ExternalIdentity,
  actor: Actor | null,
): Promise<ExternalSignInOutcome> => {
  const { accountUuid, provider, returnTo } = attempt
  if (accountUuid === null || actor?.accountUuid !== accountUuid) return refused(attempt, 'signed-out')
  const connected = await deps.unitOfWork.run<ExternalSignInOutcome, never>(async (stores) => {
    const account = await stores.accounts.findForUpdate(accountUuid)
    if (account === null) return ok(refused(attempt, 'signed-out'))
    const linked = await linkIdentity(deps, stores, accountUuid, { ...identity, provider })
    return ok(linked === 'taken' ? refused(attempt, 'identity-taken') : { kind: 'connected', returnTo })
  })
  return valueOf(connected)
}

/**
 * Ends a visit to a provider in the browser that began it, once. A linked identity signs in as a password does, with the second step where
 * one is set. One that is not linked never signs in to an account and is never linked by its address: an address that provider and account
 * have both verified leads to the password, every other to the sign-up. Rules: IDEN-72, IDEN-73, IDEN-74, IDEN-75.
 */
export const finishExternalSignIn =
  (deps: FinishExternalSignInDeps) =>
  async ({
    actor,
    address,
    browserToken,
    origin,
    provider,
    query,
    state,
    userAgent,
  }: FinishExternalSignInCommand): Promise<ExternalSignInOutcome> => {
    const { clock, externalSignInAttempts, identityProviders, tokens, unitOfWork } = deps
    const attempt =
      browserToken === null || state === ''
        ? null
        : await externalSignInAttempts.take(tokens.hash(state), tokens.hash(browserToken), clock.now())
    if (attempt === null || attempt.provider !== provider)
      return refused({ purpose: 'sign-in', returnTo: null }, 'sign-in-expired')
    if (!identityProviders.list().some(({ name }) => name === provider)) return refused(attempt, 'sign-in-refused')
    const { codeVerifier, nonce } = attempt
    const redirectUrl = `${origin}${externalCallbackPath(provider)}`
    const found = await identityProviders.finish(provider, { query, state, nonce, codeVerifier, redirectUrl })
    if (!found.ok) return refused(attempt, found.problem)
    const identity = found.value
    if (attempt.purpose === 'connect') return connect(deps, attempt, identity, actor)
    const ended = await unitOfWork.run<ExternalSignInOutcome, never>(async (stores) => {
      const account = await lockLinkedAccount(stores, identity)
      return ok(
        account === null
          ? await signInUnlinked(deps, stores, attempt, identity)
          : await signInLinked(deps, stores, attempt, identity, account, { address, userAgent }),
      )
    })
    return valueOf(ended)
  }
