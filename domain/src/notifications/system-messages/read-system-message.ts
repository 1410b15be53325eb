import type { Actor } from '../../identity/index.ts'
import { err, ok, type Result, type Uuid } from '../../shared/index.ts'
import type { SystemMessage, SystemMessageRepository } from './system-message.port.ts'

export interface ReadSystemMessageDeps {
  readonly systemMessages: Pick<SystemMessageRepository, 'find'>
}

/** One of the actor's system messages, without marking it as read; 'not-found' also for somebody else's. Rule: NOTE-9. */
export const readSystemMessage =
  ({ systemMessages }: ReadSystemMessageDeps) =>
  async ({
    actor,
    systemMessageUuid,
  }: {
    readonly actor: Actor
    readonly systemMessageUuid: Uuid
  }): Promise<Result<SystemMessage, 'not-found'>> => {
    const message = await systemMessages.find(actor.accountUuid, systemMessageUuid)
    return message === null ? err('not-found') : ok(message)
  }
