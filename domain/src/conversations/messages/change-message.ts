import type { ConversationEvent } from '../conversation.events.ts'
import { hasPermission } from '../../companies/index.ts'
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
import type { Message } from '../conversation.ts'
import {
  deletedMessage,
  editedMessage,
  messageTextErrors,
  ownMessageProblem,
  type OwnMessageProblem,
} from './own-message.ts'
import { findParticipant } from '../participants.ts'
import { toPlainText } from '../plain-text.ts'

export interface ChangeMessageDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly conversations: Pick<ConversationRepository, 'findForUpdate' | 'findMessage' | 'saveMessage'>
    readonly outbox: Outbox<ConversationEvent>
  }>
  readonly clock: Clock
  readonly ids: IdGenerator
}

export interface DeleteMessageCommand {
  readonly actor: Actor
  readonly messageUuid: Uuid
}

export interface EditMessageCommand extends DeleteMessageCommand {
  readonly body: string
}

/** 'not-found' also for messages that the actor may not see. */
export type DeleteMessageProblem = 'not-found' | 'forbidden' | OwnMessageProblem
/** 'invalid' carries `message`. */
export type EditMessageProblem = DeleteMessageProblem | 'invalid'

type Change<P extends string> = (message: Message, now: Date) => Result<Message, P>

const changeOwnMessage = <P extends string>(
  deps: ChangeMessageDeps,
  { actor, messageUuid }: DeleteMessageCommand,
  change: Change<P>,
): Promise<Result<Message, DeleteMessageProblem | P>> =>
  deps.unitOfWork.run<Message, DeleteMessageProblem | P>(async ({ conversations, outbox }) => {
    const now = deps.clock.now()
    const seen = await conversations.findMessage(messageUuid)
    const conversation = seen === null ? null : await conversations.findForUpdate(seen.conversationUuid)
    const by = conversation === null ? null : findParticipant(conversation, actor)
    // Read again under the conversation's lock: it may have been changed meanwhile.
    const message = by === null ? null : await conversations.findMessage(messageUuid)
    if (conversation === null || by === null || message === null) return err('not-found')
    if (by.side === 'employer' && !hasPermission(actor.role, 'contact')) return err('forbidden')
    const problem = ownMessageProblem(message, conversation, actor.accountUuid, now)
    if (problem !== null) return problem
    const changed = change(message, now)
    if (!changed.ok) return changed
    await conversations.saveMessage(changed.value)
    await outbox.add(
      createEvent(deps, {
        type: 'message-changed',
        conversationUuid: conversation.uuid,
        messageUuid,
        senderUuid: actor.accountUuid,
      }),
    )
    return changed
  })

/** Edits an own message within 15 minutes; both sides see that it was edited. Rule: CONV-43. */
export const editMessage =
  (deps: ChangeMessageDeps) =>
  (command: EditMessageCommand): Promise<Result<Message, EditMessageProblem>> =>
    changeOwnMessage<'invalid'>(deps, command, (message, now) => {
      const body = toPlainText(command.body)
      const errors = messageTextErrors(body)
      return errors.length > 0 ? err('invalid', { message: errors }) : ok(editedMessage(message, body, now))
    })

/** Deletes an own message within 15 minutes: its content is removed for both sides, its place remains. Rule: CONV-43. */
export const deleteMessage =
  (deps: ChangeMessageDeps) =>
  (command: DeleteMessageCommand): Promise<Result<Message, DeleteMessageProblem>> =>
    changeOwnMessage<never>(deps, command, (message, now) => ok(deletedMessage(message, now)))
