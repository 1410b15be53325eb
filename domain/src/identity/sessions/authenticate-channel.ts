import type { Clock, Uuid } from '../../shared/index.ts'
import type { AccountRepository } from '../account-repository.port.ts'
import { isLiveSession } from './is-live-session.ts'
import type { SessionHolders } from './session-holders.port.ts'
import type { Tokens } from './tokens.port.ts'

/** The subscriber of a channel and their session; no session during the sign-up. */
export interface ChannelSubscriber {
  readonly accountUuid: Uuid
  readonly sessionUuid: Uuid | null
}

export interface ChannelAuthorizationDeps {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly clock: Clock
  readonly sessionHolders: Pick<SessionHolders, 'list'>
  readonly sessionIdleDays: number
}

/** Those subscribers who may not stay on their channel: their account is gone or suspended, or their session has ended. Rule: LIVE-8. */
export const findLostSubscribers =
  ({ accounts, clock, sessionHolders, sessionIdleDays }: ChannelAuthorizationDeps) =>
  async (subscribers: readonly ChannelSubscriber[]): Promise<ReadonlySet<ChannelSubscriber>> => {
    const uuids = subscribers.flatMap(({ sessionUuid }) => sessionUuid ?? [])
    const holders = uuids.length === 0 ? [] : await sessionHolders.list([...new Set(uuids)])
    const bySession = new Map(holders.map((holder) => [holder.session.uuid, holder]))
    const now = clock.now()
    const lost = new Set<ChannelSubscriber>()
    for (const subscriber of subscribers) {
      const { accountUuid, sessionUuid } = subscriber
      const holder = sessionUuid === null ? undefined : bySession.get(sessionUuid)
      // During the sign-up there is no session yet.
      const account = sessionUuid === null ? await accounts.find(accountUuid) : holder?.account
      const isSessionLive =
        sessionUuid === null || (holder !== undefined && isLiveSession(holder.session, now, sessionIdleDays))
      if (account?.uuid !== accountUuid || account.suspendedAt !== null || !isSessionLive) lost.add(subscriber)
    }
    return lost
  }

/** Identifies the holder of a channel token; null if it is forged or expired, or its session has ended. Rule: LIVE-1. */
export const authenticateChannel = (deps: ChannelAuthorizationDeps & { readonly tokens: Pick<Tokens, 'verify'> }) => {
  const findLost = findLostSubscribers(deps)
  return async (token: string): Promise<ChannelSubscriber | null> => {
    const claims = await deps.tokens.verify('channel', token, deps.clock.now())
    const accountUuid = claims?.['accountUuid']
    if (accountUuid === undefined) return null
    const subscriber = { accountUuid, sessionUuid: claims?.['sessionUuid'] ?? null }
    return (await findLost([subscriber])).has(subscriber) ? null : subscriber
  }
}
