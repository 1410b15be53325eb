import type { Memberships } from '../memberships.port.ts'
import { type Clock, SECOND_MS } from '../../shared/index.ts'
import type { Account, Actor } from '../account.ts'
import type { AccountRepository, SessionRepository } from '../account-repository.port.ts'
import { isLiveSession } from './is-live-session.ts'
import type { SessionHolder, SessionHolders } from './session-holders.port.ts'
import type { Tokens } from './tokens.port.ts'

/** A session's last use is written at most this often. */
export const SESSION_TOUCH_SECONDS = 60

export interface AuthenticateDeps {
  readonly clock: Clock
  readonly sessionHolders: Pick<SessionHolders, 'findByTokenHash'>
  readonly sessionIdleDays: number
  readonly sessions: Pick<SessionRepository, 'touch'>
  readonly tokens: Pick<Tokens, 'hash'>
}

const actorOf = ({ account, member }: Pick<SessionHolder, 'account' | 'member'>): Actor | null =>
  account.suspendedAt !== null || account.deletionRequestedAt !== null
    ? null
    : {
        accountUuid: account.uuid,
        userType: account.userType,
        verified: account.emailVerifiedAt !== null,
        companyUuid: member?.companyUuid ?? null,
        role: member?.role ?? null,
      }

/** The current actor of an account, with verification, company and role. Null for unknown, suspended and deleted accounts. */
export const toActor = async (
  { companyDirectory }: { readonly companyDirectory: Memberships },
  account: Account | null,
): Promise<Actor | null> => {
  if (account === null) return null
  const member = account.userType === 'employer' ? await companyDirectory.findMember(account.uuid) : null
  return actorOf({ account, member })
}

/**
 * Identifies the holder of a session token; null for an unknown or expired one, and for a suspended account. Roles are read on every call,
 * so that a change takes effect at once. The session's last use is written at most once a minute. Rule: IDEN-17.
 */
export const authenticate =
  (deps: AuthenticateDeps) =>
  async (token: string): Promise<Actor | null> => {
    const holder = await deps.sessionHolders.findByTokenHash(deps.tokens.hash(token))
    const now = deps.clock.now()
    if (holder === null || !isLiveSession(holder.session, now, deps.sessionIdleDays)) return null
    const { session } = holder
    const actor = actorOf(holder)
    if (actor === null) return null
    if (now.getTime() - session.lastSeenAt.getTime() >= SESSION_TOUCH_SECONDS * SECOND_MS) {
      await deps.sessions.touch(session.uuid, now)
    }
    return { ...actor, sessionUuid: session.uuid }
  }

/** What a signed token gives access to: the calls of the sign-up, the search, the real-time channel, a file download, or a copy of one's data. */
export type SignedAudience = 'sign-up' | 'search' | 'channel' | 'download' | 'export'

export interface AuthenticateSignedTokenDeps {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly clock: Clock
  readonly companyDirectory: Memberships
  readonly sessionHolders: Pick<SessionHolders, 'find'>
  readonly sessionIdleDays: number
  readonly tokens: Pick<Tokens, 'verify'>
}

/**
 * Identifies the holder of a signed, short-lived token; null if it is forged, expired or for another audience, and as soon as the session that it
 * was made in has ended. Rules: IDEN-20, IDEN-48.
 */
export const authenticateSignedToken =
  (deps: AuthenticateSignedTokenDeps) =>
  async (audience: SignedAudience, token: string): Promise<Actor | null> => {
    const now = deps.clock.now()
    const claims = await deps.tokens.verify(audience, token, now)
    const accountUuid = claims?.['accountUuid']
    if (accountUuid === undefined) return null
    const sessionUuid = claims?.['sessionUuid']
    // During the sign-up there is no session yet.
    if (sessionUuid === undefined)
      return audience === 'sign-up' ? toActor(deps, await deps.accounts.find(accountUuid)) : null
    const holder = await deps.sessionHolders.find(sessionUuid)
    return holder !== null &&
      holder.session.accountUuid === accountUuid &&
      isLiveSession(holder.session, now, deps.sessionIdleDays)
      ? actorOf(holder)
      : null
  }
