import type { AccountEvent } from '../account.events.ts'
import {
  type Clock,
  createEvent,
  type IdGenerator,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
} from '../../shared/index.ts'
import type { AccountRepository, SessionRepository } from '../account-repository.port.ts'
import type { Tokens } from './tokens.port.ts'

export interface LogOutCommand {
  readonly token: string
}

export interface LogOutDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly tokens: Pick<Tokens, 'hash'>
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
    readonly outbox: Outbox<AccountEvent>
    readonly sessions: Pick<SessionRepository, 'findByTokenHash' | 'remove'>
  }>
}

/** Ends a session; a session that has ended already is not an error. Also ends the state of a first login. Rules: IDEN-13, IDEN-19. */
export const logOut =
  (deps: LogOutDeps) =>
  async ({ token }: LogOutCommand): Promise<Result<null, never>> =>
    deps.unitOfWork.run<null, never>(async ({ accounts, outbox, sessions }) => {
      const session = await sessions.findByTokenHash(deps.tokens.hash(token))
      if (session === null) return ok(null)
      await sessions.remove(session.uuid)
      const account = await accounts.findForUpdate(session.accountUuid)
      if (account?.justVerified) {
        const firstLoginAt = account.firstLoginAt ?? deps.clock.now()
        await accounts.save({ ...account, justVerified: false, profileJustVerified: false, firstLoginAt })
      }
      await outbox.add(createEvent(deps, { type: 'session-ended', accountUuid: session.accountUuid }))
      return ok(null)
    })
