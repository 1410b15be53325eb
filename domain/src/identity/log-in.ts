import {
  addDays,
  addMinutes,
  type Clock,
  DELETION_UNDO_DAYS,
  eventOf,
  type IdGenerator,
  no,
  ok,
  type Outbox,
  type Result,
  SESSION_DAYS,
  SIGN_UP_TOKEN_MINUTES,
  type UnitOfWork,
  type Uuid,
} from '../shared/index.ts'
import type { Account } from './account.ts'
import type { AccountRepository, KnownDevices, LoginFailureLog, SessionRepository } from './account-repository.port.ts'
import { beginAttempt } from './attempts.ts'
import { deviceOf } from './device.ts'
import { normaliseEmail } from './names.ts'
import type { Passwords } from './passwords.port.ts'
import { isSigningUp } from './sign-up-step.ts'
import type { Tokens } from './tokens.port.ts'

export interface LogInCommand {
  readonly email: string
  /** Exactly as typed. */
  readonly password: string
  readonly userAgent: string
  /** The caller's network address. */
  readonly address: string
}

export interface LogInDeps {
  readonly accounts: Pick<AccountRepository, 'findByEmail'>
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly loginFailures: Pick<LoginFailureLog, 'begin' | 'clear'>
  readonly passwords: Passwords
  readonly tokens: Pick<Tokens, 'create' | 'sign'>
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'find' | 'save'>
    readonly knownDevices: KnownDevices
    readonly outbox: Outbox
    readonly sessions: Pick<SessionRepository, 'add'>
  }>
}

/** A login: a session, or the temporary token where the sign-up is not finished. */
export interface LoggedIn {
  readonly account: Account
  readonly token: string
  readonly tokenExpiresAt: Date
  /** True: `token` is the temporary one, opens only the calls marked for it, and makes no cookie. */
  readonly signingUp: boolean
  /** Null with the temporary token. */
  readonly sessionUuid: Uuid | null
}

/** 'too-many-failures' carries `retryAfterSeconds`; 'account-suspended' and 'deletion-pending' (with `deletesAt`, ISO 8601) are only told to who knows the password. */
export type LogInProblem = 'invalid-credentials' | 'too-many-failures' | 'account-suspended' | 'deletion-pending'

const deletionPending = (requestedAt: Date) =>
  no('deletion-pending', { deletesAt: addDays(requestedAt, DELETION_UNDO_DAYS).toISOString() })

const afterLogin = (account: Account, now: Date): Account =>
  account.firstLoginAt === null ? { ...account, firstLoginAt: now } : { ...account, justVerified: false }

/**
 * Signs somebody in for 31 days. An unknown address costs the same work as a wrong password and gets the same answer; five failures in
 * 15 minutes close an account and address pair. The first login after verification keeps `justVerified` until it ends.
 * Source: product-spec §4 Session and login; D3, D4.
 */
export const logIn = (deps: LogInDeps) => {
  let decoyHash: Promise<string> | null = null
  const verify = async (account: Account | null, password: string): Promise<boolean> => {
    decoyHash ??= deps.passwords.hash('nobody has this password')
    const matches = await deps.passwords.verify(password, account?.passwordHash ?? (await decoyHash))
    return matches && account !== null
  }

  return async (command: LogInCommand): Promise<Result<LoggedIn, LogInProblem>> => {
    const email = normaliseEmail(command.email)
    const now = deps.clock.now()
    const attempt = await beginAttempt(deps, email, command.address)
    if (!attempt.ok) return attempt
    const account = await deps.accounts.findByEmail(email)
    if (!(await verify(account, command.password)) || account === null) return no('invalid-credentials')
    await deps.loginFailures.clear(email, command.address)
    if (account.suspendedAt !== null) return no('account-suspended')
    if (account.deletionRequestedAt !== null) return deletionPending(account.deletionRequestedAt)
    if (isSigningUp(account.signUpStep)) {
      const tokenExpiresAt = addMinutes(now, SIGN_UP_TOKEN_MINUTES)
      const token = deps.tokens.sign('sign-up', { accountUuid: account.uuid }, tokenExpiresAt)
      return ok({ account, token, tokenExpiresAt, signingUp: true, sessionUuid: null })
    }
    return deps.unitOfWork.run<LoggedIn, LogInProblem>(async ({ accounts, knownDevices, outbox, sessions }) => {
      const current = await accounts.find(account.uuid)
      if (current === null) return no('invalid-credentials')
      if (current.deletionRequestedAt !== null) return deletionPending(current.deletionRequestedAt)
      const loggedIn = afterLogin(current, now)
      await accounts.save(loggedIn)
      const { token, hash } = deps.tokens.create()
      const tokenExpiresAt = addDays(now, SESSION_DAYS)
      const sessionUuid = deps.ids.uuid()
      await sessions.add({
        uuid: sessionUuid,
        accountUuid: account.uuid,
        tokenHash: hash,
        userAgent: command.userAgent,
        address: command.address,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: tokenExpiresAt,
      })
      const device = await knownDevices.remember(account.uuid, deviceOf(command.userAgent), now)
      await outbox.add(
        eventOf(deps, {
          type: 'session-started',
          accountUuid: account.uuid,
          userAgent: command.userAgent,
          newDevice: device === 'new',
        }),
      )
      return ok({ account: loggedIn, token, tokenExpiresAt, signingUp: false, sessionUuid })
    })
  }
}
