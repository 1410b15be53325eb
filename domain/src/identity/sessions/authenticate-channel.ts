import type { Clock, Uuid } from '../../shared/index.ts'
import type { AccountRepository, SessionRepository } from '../account-repository.port.ts'
import { isLiveSession } from './is-live-session.ts'
import type { Tokens } from './tokens.port.ts'

/** The subscriber of a channel and their session; no session during the sign-up. */
export interface ChannelSubscriber {
  readonly accountUuid: Uuid
  readonly sessionUuid: Uuid | null
}

export interface ChannelAuthorizationDeps {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly clock: Clock
  readonly sessionIdleDays: number
  readonly sessions: Pick<SessionRepository, 'find'>
}

/** Whether a subscriber may stay on their channel: the account exists and the session has not ended. Rule: LIVE-8. */
export const isChannelAuthorized =
  ({ accounts, clock, sessionIdleDays, sessions }: ChannelAuthorizationDeps) =>
  async ({ accountUuid, sessionUuid }: ChannelSubscriber): Promise<boolean> => {
    const account = await accounts.find(accountUuid)
    if (account === null || account.suspendedAt !== null) return false
    if (sessionUuid === null) return true
    const session = await sessions.find(sessionUuid)
    return (
      session !== null && session.accountUuid === accountUuid && isLiveSession(session, clock.now(), sessionIdleDays)
    )
  }

/** Identifies the holder of a channel token; null if it is forged or expired, or its session has ended. Rule: LIVE-1. */
export const authenticateChannel = (deps: ChannelAuthorizationDeps & { readonly tokens: Pick<Tokens, 'verify'> }) => {
  const isAuthorized = isChannelAuthorized(deps)
  return async (token: string): Promise<ChannelSubscriber | null> => {
    const claims = await deps.tokens.verify('channel', token, deps.clock.now())
    const accountUuid = claims?.['accountUuid']
    if (accountUuid === undefined) return null
    const subscriber = { accountUuid, sessionUuid: claims?.['sessionUuid'] ?? null }
    return (await isAuthorized(subscriber)) ? subscriber : null
  }
}
