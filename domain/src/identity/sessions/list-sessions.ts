import { type Actor } from '../account.ts'
import { deviceName } from './device.ts'
import { type SessionRepository } from '../account-repository.port.ts'
import { type Clock, ok, type Result, type Uuid } from '../../shared/index.ts'
import { isLiveSession } from './is-live-session.ts'

/** A signed-in device as its owner sees it. */
export interface SessionSummary {
  readonly uuid: Uuid
  /** 'Firefox on Linux' */
  readonly device: string
  readonly address: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
  /** Whether it is the session of the call. */
  readonly current: boolean
}

export interface ListSessionsDeps {
  readonly clock: Clock
  readonly sessionIdleDays: number
  readonly sessions: Pick<SessionRepository, 'list'>
}

/** The actor's sessions that have not ended, the most recently used first, at most 100. Rule: IDEN-18. */
export const listSessions =
  ({ clock, sessionIdleDays, sessions }: ListSessionsDeps) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<readonly SessionSummary[], never>> => {
    const now = clock.now()
    const all = await sessions.list(actor.accountUuid)
    return ok(
      all
        .filter((session) => isLiveSession(session, now, sessionIdleDays))
        .map(({ address, createdAt, lastSeenAt, userAgent, uuid }) => ({
          uuid,
          device: deviceName(userAgent),
          address,
          createdAt,
          lastSeenAt,
          current: uuid === actor.sessionUuid,
        })),
    )
  }
