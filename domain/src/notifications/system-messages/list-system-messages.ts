import type { Actor } from '../../identity/index.ts'
import { clampPage, ok } from '../../shared/index.ts'
import type { Page, PageRequest, Result } from '../../shared/index.ts'
import type { SystemMessage, SystemMessageRepository } from './system-message.port.ts'

export interface ListSystemMessagesDeps {
  readonly systemMessages: Pick<SystemMessageRepository, 'list' | 'countUnread'>
}

export interface ListSystemMessagesCommand {
  readonly actor: Actor
  /** True lists what was archived, false the rest. */
  readonly archived: boolean
  /** `limit` is held to 1 to 100. */
  readonly page: PageRequest
}

export interface SystemMessageList extends Page<SystemMessage> {
  readonly unread: number
}

/** What the product wrote to the actor, newest first. Rule: NOTE-9. */
export const listSystemMessages =
  ({ systemMessages }: ListSystemMessagesDeps) =>
  async ({ actor, archived, page }: ListSystemMessagesCommand): Promise<Result<SystemMessageList, never>> => {
    const [list, unread] = await Promise.all([
      systemMessages.list(actor.accountUuid, { ...clampPage(page), archived }),
      systemMessages.countUnread(actor.accountUuid),
    ])
    return ok({ ...list, unread })
  }
