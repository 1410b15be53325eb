import type { ConversationEvent } from '../conversation.events.ts'
import type { Actor } from '../../identity/index.ts'
import {
  createEvent,
  err,
  ok,
  type Clock,
  type IdGenerator,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import type { ConversationRepository } from '../conversation-repository.port.ts'
import { findParticipant } from '../participants.ts'

export interface MarkConversationReadDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly conversations: ConversationRepository
    readonly outbox: Outbox<ConversationEvent>
  }>
  readonly clock: Clock
  readonly ids: IdGenerator
}

/** `uuid` is a conversation's (to mark all of it) or a message's (to mark up to it). */
export interface MarkConversationReadCommand {
  readonly actor: Actor
  readonly uuid: Uuid
}

export type MarkConversationReadProblem = 'not-found'

/** The reader's mark: the conversation and the sequence. `moved` is false if it was there already. */
export interface ReadMark {
  readonly conversationUuid: Uuid
  readonly sequence: number
  readonly moved: boolean
}

/** Marks a conversation as read, whole or up to a message. Emits an event only if the mark moved. Rule: CONV-45. */
export const markConversationRead =
  (deps: MarkConversationReadDeps) =>
  ({ actor, uuid }: MarkConversationReadCommand): Promise<Result<ReadMark, MarkConversationReadProblem>> =>
    deps.unitOfWork.run<ReadMark, MarkConversationReadProblem>(
      async ({ conversations, outbox }) => {
        const message = await conversations.findMessage(uuid)
        const conversation = await conversations.findForUpdate(message?.conversationUuid ?? uuid)
        if (conversation === null || findParticipant(conversation, actor) === null) return err('not-found')
        const sequence = message?.sequence ?? conversation.lastSequence
        const moved = await conversations.markRead(conversation.uuid, actor.accountUuid, sequence)
        if (moved) {
          await outbox.add(
            createEvent(deps, {
              type: 'messages-read',
              conversationUuid: conversation.uuid,
              readerUuid: actor.accountUuid,
              sequence,
            }),
          )
        }
        return ok({ conversationUuid: conversation.uuid, sequence, moved })
      },
      { inTurn: uuid },
    )
