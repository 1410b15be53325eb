import type { AccountEvent } from '../account.events.ts'
import type { Actor } from '../account.ts'
import type { SessionRepository } from '../account-repository.port.ts'
import {
  type Clock,
  createEvent,
  type IdGenerator,
  err,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'

export interface EndSessionsDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly outbox: Outbox<AccountEvent>
    readonly sessions: Pick<SessionRepository, 'removeAll' | 'removeOwned' | 'removeAllExcept'>
  }>
}

/**
 * Ends one of the actor's sessions and closes its real-time channel; returns true if it was the session of the call. 'not-found': the
 * session has ended or is somebody else's. Rules: IDEN-18, LIVE-8.
 */
export const endSession =
  (deps: EndSessionsDeps) =>
  async ({ actor, uuid }: { readonly actor: Actor; readonly uuid: Uuid }): Promise<Result<boolean, 'not-found'>> =>
    deps.unitOfWork.run<boolean, 'not-found'>(async ({ outbox, sessions }) => {
      if (!(await sessions.removeOwned(actor.accountUuid, uuid))) return err('not-found')
      await outbox.add(createEvent(deps, { type: 'session-ended', accountUuid: actor.accountUuid }))
      return ok(uuid === actor.sessionUuid)
    })

/** Ends all of the actor's sessions except the one of the call; returns how many. Rule: IDEN-18. */
export const endOtherSessions =
  (deps: EndSessionsDeps) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<number, never>> =>
    deps.unitOfWork.run<number, never>(async ({ outbox, sessions }) => {
      const { accountUuid, sessionUuid } = actor
      const ended =
        sessionUuid === undefined
          ? await sessions.removeAll(accountUuid)
          : await sessions.removeAllExcept(accountUuid, sessionUuid)
      if (ended > 0) await outbox.add(createEvent(deps, { type: 'session-ended', accountUuid }))
      return ok(ended)
    })
