import type { Actor } from '../../identity/index.ts'
import { clampPage, ok } from '../../shared/index.ts'
import type { Page, PageRequest, Result } from '../../shared/index.ts'
import type { SystemMessage, SystemMessageRepository } from './system-message.port.ts'

export interface ListSystemMessagesDeps {
  readonly systemMessages: Pick<SystemMessageRepository, 'list' | 'countUnread'>
}

export interface ListSystemMessagesCommand {
  readonly actor: Actor
  /** True lists archived messages, false the others. */
  readonly archived: boolean
  /** `limit` is clamped to 1 to 100. */
  readonly page: PageRequest
}

export interface SystemMessageList extends Page<SystemMessage> {
  readonly unread: number
}

/** Lists the actor's system messages, newest first. Rule: NOTE-9. */
export const listSystemMessages =
  ({ systemMessages }: ListSystemMessagesDeps) =>
  async ({ actor, archived, page }: ListSystemMessagesCommand): Promise<Result<SystemMessageList, never>> => {
    const [list, unread] = await Promise.all([
      systemMessages.list(actor.accountUuid, { ...clampPage(page), archived }),
      systemMessages.countUnread(actor.accountUuid),
    ])
    return ok({ ...list, unread })
  }
