import { type Clock, err, ok, type Result, type UnitOfWork, type Uuid } from '../../shared/index.ts'
import { isSigningUp } from '../account.ts'
import type { AccountRepository } from '../account-repository.port.ts'
import { createTemporaryLogin, type LoginResult } from '../sessions/complete-login.ts'
import { findClosedAccountProblem } from '../sessions/verify-credentials.ts'
import { normaliseEmail } from '../names.ts'
import { type SessionDevice, startSession, type StartSessionRepositories } from '../sessions/start-session.ts'
import type { Tokens } from '../sessions/tokens.port.ts'
import type { TwoFactorRepository } from '../two-factor/two-factor.port.ts'
import {
  type SecondFactorDeps,
  type SecondFactorRefusal,
  type SecondFactorRepositories,
  verifySecondFactor,
} from '../two-factor/verify-second-factor.ts'
import type {
  ExternalSignInStep,
  ExternalSignInTicket,
  ExternalSignInTickets,
  LinkedIdentityRepository,
} from './external-sign-in.port.ts'
import { linkIdentity, type LinkIdentityDeps, type LinkIdentityRepositories, providerLabel } from './link-identity.ts'

/** A ticket as its page shows it. */
export interface DescribedTicket {
  readonly step: ExternalSignInStep
  readonly providerLabel: string
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string
  /** The account of a 'log-in' has two-step sign-in. */
  readonly needsCode: boolean
}

export interface ReadExternalTicketDeps extends Pick<LinkIdentityDeps, 'identityProviders'> {
  readonly clock: Clock
  readonly externalSignInTickets: Pick<ExternalSignInTickets, 'find'>
  readonly tokens: Pick<Tokens, 'hash'>
  readonly twoFactors: Pick<TwoFactorRepository, 'find'>
}

/** What is left to do after a visit to a provider, for the browser that made it. 'not-found': nothing, or no longer. Rule: IDEN-72. */
export const readExternalTicket =
  (deps: ReadExternalTicketDeps) =>
  async (token: string | null): Promise<Result<DescribedTicket, 'not-found'>> => {
    const ticket =
      token === null ? null : await deps.externalSignInTickets.find(deps.tokens.hash(token), deps.clock.now())
    if (ticket === null) return err('not-found')
    const { accountUuid, email, firstName, lastName, provider, step } = ticket
    const twoFactor = step === 'log-in' && accountUuid !== null ? await deps.twoFactors.find(accountUuid) : null
    const needsCode = (twoFactor?.confirmedAt ?? null) !== null
    return ok({ step, providerLabel: providerLabel(deps, provider), email, firstName, lastName, needsCode })
  }

export interface CompleteExternalLogInDeps extends SecondFactorDeps {
  readonly externalSignInTickets: Pick<ExternalSignInTickets, 'find'>
  readonly tokens: Pick<Tokens, 'create' | 'hash' | 'sign'>
  readonly unitOfWork: UnitOfWork<
    StartSessionRepositories &
      SecondFactorRepositories & {
        readonly accounts: Pick<AccountRepository, 'findForUpdate'>
        readonly externalSignInTickets: Pick<ExternalSignInTickets, 'take'>
        readonly linkedIdentities: Pick<LinkedIdentityRepository, 'find'>
      }
  >
}

export interface CompleteExternalLogInCommand extends SessionDevice {
  readonly ticket: string | null
  /** A code of the authenticator app or a recovery code. */
  readonly otp?: string | undefined
}

/** 'sign-in-expired': the ticket is too old, was used, or its identity is no longer linked; the others as those of a login. */
export type CompleteExternalLogInProblem =
  | 'sign-in-expired'
  | 'account-suspended'
  | 'deletion-pending'
  | 'invalid'
  | 'too-many-failures'
  | 'two-factor-required'

/**
 * Ends a sign-in by a provider that needs a second step, or whose sign-up is not finished: as a login does, without the password. A wrong
 * code counts and leaves the ticket. Rules: IDEN-45, IDEN-72, IDEN-73.
 */
export const completeExternalLogIn =
  (deps: CompleteExternalLogInDeps) =>
  async ({
    otp = '',
    ticket: token,
    ...device
  }: CompleteExternalLogInCommand): Promise<Result<LoginResult, CompleteExternalLogInProblem>> => {
    const now = deps.clock.now()
    const tokenHash = token === null ? null : deps.tokens.hash(token)
    const ticket = tokenHash === null ? null : await deps.externalSignInTickets.find(tokenHash, now)
    const accountUuid = ticket?.accountUuid ?? null
    if (ticket === null || ticket.step !== 'log-in' || accountUuid === null) return err('sign-in-expired')
    const attempted = await deps.unitOfWork.run<LoginResult | SecondFactorRefusal, CompleteExternalLogInProblem>(
      async (stores) => {
        const account = await stores.accounts.findForUpdate(accountUuid)
        const linked = await stores.linkedIdentities.find(ticket.issuer, ticket.subject)
        if (account === null || linked?.accountUuid !== accountUuid) return err('sign-in-expired')
        const closed = findClosedAccountProblem(account)
        if (closed !== null) return closed
        const refusal = await verifySecondFactor(deps, stores, { accountUuid, otp })
        // Committed, so that a wrong code counts.
        if (refusal !== null) return ok(refusal)
        if (!(await stores.externalSignInTickets.take(ticket.tokenHash))) return err('sign-in-expired')
        if (isSigningUp(account.signUpStep)) return ok(await createTemporaryLogin(deps, account, now))
        return ok({ ...(await startSession(deps, stores, account, device, 'provider')), signingUp: false })
      },
    )
    if (!attempted.ok) return attempted
    return 'problem' in attempted.value ? attempted.value : ok(attempted.value)
  }

export interface ConnectAfterLogInDeps extends LinkIdentityDeps {
  readonly externalSignInTickets: Pick<ExternalSignInTickets, 'find'>
  readonly tokens: Pick<Tokens, 'hash'>
  readonly unitOfWork: UnitOfWork<
    LinkIdentityRepositories & {
      readonly accounts: Pick<AccountRepository, 'findForUpdate'>
      readonly externalSignInTickets: Pick<ExternalSignInTickets, 'take'>
    }
  >
}

const isForAddress = ({ email, emailVerified }: ExternalSignInTicket, address: string): boolean =>
  emailVerified && email !== null && normaliseEmail(email) === address

/**
 * Links the identity of a 'connect' ticket to its account, which has just signed in with its password in the same browser. Returns whether
 * it did: not for another account, nor if the address has changed or is not verified. Rules: IDEN-74, IDEN-75.
 */
export const connectAfterLogIn =
  (deps: ConnectAfterLogInDeps) =>
  async ({
    accountUuid,
    ticket: token,
  }: {
    readonly accountUuid: Uuid
    readonly ticket: string | null
  }): Promise<Result<boolean, never>> => {
    const ticket =
      token === null ? null : await deps.externalSignInTickets.find(deps.tokens.hash(token), deps.clock.now())
    if (ticket === null || ticket.step !== 'connect' || ticket.accountUuid !== accountUuid) return ok(false)
    const linked = await deps.unitOfWork.run<null, 'not-linked'>(async (stores) => {
      const account = await stores.accounts.findForUpdate(accountUuid)
      if (account === null || account.emailVerifiedAt === null || !isForAddress(ticket, account.email))
        return err('not-linked')
      if (!(await stores.externalSignInTickets.take(ticket.tokenHash))) return err('not-linked')
      return (await linkIdentity(deps, stores, accountUuid, ticket)) === 'linked' ? ok(null) : err('not-linked')
    })
    return ok(linked.ok)
  }

/**
 * The ticket of a sign-up if the provider has verified the very address that is signed up with; else null, and nothing is trusted. Rule:
 * IDEN-76.
 */
export const findSignUpTicket = async (
  { clock, externalSignInTickets, tokens }: Pick<ReadExternalTicketDeps, 'clock' | 'externalSignInTickets' | 'tokens'>,
  token: string | null,
  email: string,
): Promise<ExternalSignInTicket | null> => {
  const ticket = token === null ? null : await externalSignInTickets.find(tokens.hash(token), clock.now())
  return ticket !== null && ticket.step === 'sign-up' && isForAddress(ticket, normaliseEmail(email)) ? ticket : null
}
