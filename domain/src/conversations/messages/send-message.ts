import type { ConversationEvent } from '../conversation.events.ts'
import { hasPermission, type CompanyDirectory } from '../../companies/index.ts'
import type { Actor } from '../../identity/index.ts'
import { entitlements, findReplyProblem, type EntitlementProblem } from '../../plans/index.ts'
import type { FileRepository } from '../../files/index.ts'
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
import { createMessage } from './create-message.ts'
import {
  FILE_ERROR_MESSAGE,
  findOwnMessageFiles,
  TOO_MANY_FILES_MESSAGE,
  markFilesUsed,
  MESSAGE_FILES_MAX,
} from './message-files.ts'
import { messageTextErrors } from './own-message.ts'
import { findParticipant } from '../participants.ts'
import { toPlainText } from '../plain-text.ts'

export interface SendMessageDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly conversations: ConversationRepository
    readonly files: Pick<FileRepository, 'markUsed'>
    readonly outbox: Outbox<ConversationEvent>
  }>
  readonly companies: Pick<CompanyDirectory, 'find'>
  readonly files: Pick<FileRepository, 'findByUrl'>
  readonly clock: Clock
  readonly ids: IdGenerator
}

/** `clientId` is the client's id for the message: a repeat returns the existing message. */
export interface SendMessageCommand {
  readonly actor: Actor
  readonly conversationUuid: Uuid
  readonly body: string
  /** Paths of message files that the sender uploaded. */
  readonly docs: readonly string[]
  readonly clientId: string | null
}

/**
 * 'unknown-conversation' also for conversations that the actor may not see; 'not-open': the request was not accepted;
 * 'conversation-closed': the conversation has ended (both 409); 'invalid' carries `message` or `docs`.
 */
export type SendMessageProblem =
  | 'unknown-conversation'
  | 'forbidden'
  | 'invalid'
  | 'not-open'
  | 'conversation-closed'
  | EntitlementProblem

/** Rule: CONV-39. */
export const UNKNOWN_CONVERSATION_MESSAGE = 'There seems to have been an error, please try again.'

/** Why the plan of the sender's company does not allow messages now; null if it does. */
const findPlanProblem = async (
  { companies }: SendMessageDeps,
  { companyUuid }: Actor,
  now: Date,
): Promise<EntitlementProblem | null> => {
  const company = companyUuid === null ? null : await companies.find(companyUuid)
  return company === null ? 'subscription-expired' : findReplyProblem(entitlements(company, now), now)
}

/** Sends a message in an active conversation. Employers may reply for 30 days after their plan's end. Rules: CONV-37, CONV-38, CONV-42. */
export const sendMessage =
  (deps: SendMessageDeps) =>
  async (command: SendMessageCommand): Promise<Result<Message, SendMessageProblem>> => {
    const { actor, clientId, conversationUuid } = command
    const docs = [...new Set(command.docs)]
    const now = deps.clock.now()
    // Looked up before the transaction, as using a second connection inside it could exhaust the pool and deadlock.
    const [refused, files] = await Promise.all([
      actor.userType === 'employer' ? findPlanProblem(deps, actor, now) : null,
      docs.length > MESSAGE_FILES_MAX ? null : findOwnMessageFiles(deps.files, docs, actor.accountUuid),
    ])
    return deps.unitOfWork.run<Message, SendMessageProblem>(
      async ({ conversations, files: stored, outbox }) => {
        const conversation = await conversations.findForUpdate(conversationUuid)
        const by = conversation === null ? null : findParticipant(conversation, actor)
        if (conversation === null || by === null) return err('unknown-conversation')
        const sent =
          clientId === null
            ? null
            : await conversations.findMessageByClientId(conversationUuid, actor.accountUuid, clientId)
        if (sent !== null) return ok(sent)
        if (by.side === 'employer' && !hasPermission(actor.role, 'contact')) return err('forbidden')
        if (conversation.status === 'pending') return err('not-open')
        if (conversation.status !== 'active') return err('conversation-closed')
        if (refused !== null) return err(refused)
        const body = toPlainText(command.body)
        const errors = messageTextErrors(body)
        if (errors.length > 0) return err('invalid', { message: errors })
        if (docs.length > MESSAGE_FILES_MAX) return err('invalid', { docs: [TOO_MANY_FILES_MESSAGE] })
        if (files === null || !(await markFilesUsed(stored, files, now)))
          return err('invalid', { docs: [FILE_ERROR_MESSAGE] })
        const message = await conversations.addMessage(
          createMessage({
            uuid: deps.ids.uuid(),
            conversationUuid,
            kind: 'text',
            senderUuid: actor.accountUuid,
            body,
            doc: files[0]?.url ?? null,
            docs: files.map(({ originalName, url }) => ({ url, name: originalName })),
            clientId,
            sentAt: now,
          }),
          { removesDraft: true },
        )
        await outbox.add(
          createEvent(deps, {
            type: 'message-sent',
            conversationUuid,
            companyUuid: conversation.companyUuid,
            messageUuid: message.uuid,
            senderUuid: actor.accountUuid,
          }),
        )
        return ok(message)
      },
      { inTurn: conversationUuid },
    )
  }
