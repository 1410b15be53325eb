import { addDays, createEvent, type Clock, type IdGenerator, type Outbox, type Uuid } from '../../shared/index.ts'
import type { AccountRepository, KnownDevices, SessionRepository } from '../account-repository.port.ts'
import type { AccountEvent } from '../account.events.ts'
import type { Account } from '../account.ts'
import { deviceName } from './device.ts'
import type { Tokens } from './tokens.port.ts'

/** Days that a session lasts. */
export const SESSION_DAYS = 31

export interface StartSessionDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly tokens: Pick<Tokens, 'create'>
}

/** What a session writes, in the transaction of its caller. */
export interface StartSessionRepositories {
  readonly accounts: Pick<AccountRepository, 'save'>
  readonly knownDevices: KnownDevices
  readonly outbox: Outbox<AccountEvent>
  readonly sessions: Pick<SessionRepository, 'add'>
}

/** The browser or program that a session belongs to. */
export interface SessionDevice {
  readonly userAgent: string
  /** The caller's network address. */
  readonly address: string
}

/** How a session's person proved who they are. */
export type SessionProof = 'password' | 'passkey' | 'link' | 'provider'

/** A new session; only the hash of `token` is stored. */
export interface StartedSession {
  readonly account: Account
  readonly token: string
  readonly tokenExpiresAt: Date
  readonly sessionUuid: Uuid
  /** This is the account's first login with a verified address. Rule: ANA-5. */
  readonly completesSignUp: boolean
}

const isCompletingSignUp = ({ emailVerifiedAt, signUpCompletedAt }: Account): boolean =>
  emailVerifiedAt !== null && signUpCompletedAt === null

const withLoginRecorded = (account: Account, now: Date): Account => ({
  ...account,
  ...(account.firstLoginAt === null ? { firstLoginAt: now } : { justVerified: false, profileJustVerified: false }),
  ...(isCompletingSignUp(account) ? { signUpCompletedAt: now } : {}),
})

/** Starts a session of 31 days for an account that its caller has locked. Rules: IDEN-8, IDEN-12, IDEN-13, ANA-5. */
export const startSession = async (
  deps: StartSessionDeps,
  { accounts, knownDevices, outbox, sessions }: StartSessionRepositories,
  account: Account,
  { address, userAgent }: SessionDevice,
  proof: SessionProof,
): Promise<StartedSession> => {
  const now = deps.clock.now()
  const loggedIn = withLoginRecorded(account, now)
  await accounts.save(loggedIn)
  const { token, hash } = deps.tokens.create()
  const tokenExpiresAt = addDays(now, SESSION_DAYS)
  const sessionUuid = deps.ids.uuid()
  await sessions.add({
    uuid: sessionUuid,
    accountUuid: account.uuid,
    tokenHash: hash,
    userAgent,
    address,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: tokenExpiresAt,
    authenticatedAt: proof === 'password' || proof === 'passkey' ? now : null,
  })
  const device = await knownDevices.record(account.uuid, deviceName(userAgent), now)
  await outbox.add(
    createEvent(deps, {
      type: 'session-started',
      accountUuid: account.uuid,
      userAgent,
      newDevice: device === 'new',
    }),
  )
  return { account: loggedIn, token, tokenExpiresAt, sessionUuid, completesSignUp: isCompletingSignUp(account) }
}
