import type { ConversationEvent } from './conversation.events.ts'
import { type CompanyRepository, hasPermission } from '../companies/index.ts'
import type { AccountRepository, Actor } from '../identity/index.ts'
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
} from '../shared/index.ts'
import { answerErrors, answerFields, type Answer } from './requests/answer.ts'
import { blockOtherConversations } from './requests/block-other-conversations.ts'
import type { ConversationRepository } from './conversation-repository.port.ts'
import type { Conversation, ConversationStatus, Message } from './conversation.ts'
import { toVisibleConversation, findParticipant } from './participants.ts'
import { toPlainText } from './plain-text.ts'
import { formatProposedTerms } from './offers/proposed-terms.ts'
import { transition, type TransitionProblem } from './transitions.ts'

interface BlockingStores {
  readonly accounts: Pick<AccountRepository, 'findForUpdate'>
  readonly companies: Pick<CompanyRepository, 'findForUpdate'>
}

export interface ChangeConversationDeps {
  readonly unitOfWork: UnitOfWork<
    BlockingStores & { readonly conversations: ConversationRepository; readonly outbox: Outbox<ConversationEvent> }
  >
  readonly clock: Clock
  readonly ids: IdGenerator
}

/**
 * Archives (for the actor only), shares with the team and/or changes the status. `reason` belongs to a decline, `terms` to an acceptance.
 */
export interface ChangeConversationCommand extends Answer {
  readonly actor: Actor
  readonly conversationUuid: Uuid
  readonly archive?: boolean
  readonly status?: ConversationStatus
  /** Whether the company's team can read it too; only its sender and admins may change this. */
  readonly shared?: boolean
}

/** 'not-found' also for conversations that the actor may not see; 'invalid' carries `note`, `reason` or `terms`. */
export type ChangeConversationProblem = 'not-found' | 'forbidden' | 'invalid' | TransitionProblem

const createOpeningMessage = (
  before: Conversation,
  after: Conversation,
  command: ChangeConversationCommand,
): Pick<Message, 'kind' | 'body'> | null => {
  if (before.status === 'closed' || after.status !== 'active') return null
  if (after.proposedTerms !== null)
    return { kind: 'terms', body: formatProposedTerms(after.proposedTerms, after.offer) }
  const note = toPlainText(command.note ?? '')
  return note === '' ? null : { kind: 'text', body: note }
}

/** A request between the two that is being sent takes the same lock: it comes first, or finds the block. Rule: CONV-74. */
const lockOwnSide = async (
  { accounts, companies }: BlockingStores,
  { accountUuid, companyUuid }: Actor,
): Promise<void> => {
  if (companyUuid === null) await accounts.findForUpdate(accountUuid)
  else await companies.findForUpdate(companyUuid)
}

/**
 * Answers, withdraws, closes, reopens, blocks or archives a conversation, as the transition table allows. Rules: CONV-2, CONV-48, CONV-56, CONV-73.
 */
export const changeConversation =
  (deps: ChangeConversationDeps) =>
  (command: ChangeConversationCommand): Promise<Result<Conversation, ChangeConversationProblem>> =>
    deps.unitOfWork.run<Conversation, ChangeConversationProblem>(async (repositories) => {
      const { conversations, outbox } = repositories
      const { actor, conversationUuid, archive, shared, status } = command
      const now = deps.clock.now()
      if (status === 'blocked') await lockOwnSide(repositories, actor)
      const before = await conversations.findForUpdate(conversationUuid)
      const by = before === null ? null : findParticipant(before, actor)
      if (before === null || by === null) return err('not-found')
      let after = before
      if (status !== undefined) {
        if (by.side === 'employer' && !hasPermission(actor.role, 'contact')) return err('forbidden')
        const changed = transition(before, status, by, now)
        if (!changed.ok) return changed
        if (status === 'active' && !(await conversations.hasBothSides(conversationUuid)))
          return err('cannot-be-changed')
        const errors = answerErrors(status, command, now)
        if (errors !== null) return err('invalid', errors)
        after = { ...changed.value, ...answerFields(before.status, status, command) }
        // Before this one is saved: an acceptance of another, which has locked that one, would wait for this row while this waits for its lock.
        if (status === 'blocked')
          await blockOtherConversations({ ...deps, conversations, outbox }, before, by, actor.accountUuid)
        if ((await conversations.save(after)) === 'duplicate') return err('cannot-be-changed')
        await outbox.add(
          createEvent(deps, {
            conversationUuid,
            type: 'conversation-changed',
            from: before.status,
            to: after.status,
            byAccountUuid: actor.accountUuid,
          }),
        )
        const opening = createOpeningMessage(before, after, command)
        if (opening !== null) {
          const message = await conversations.addMessage({
            ...opening,
            uuid: deps.ids.uuid(),
            conversationUuid,
            senderUuid: actor.accountUuid,
            doc: null,
            docs: [],
            clientId: null,
            sentAt: now,
            editedAt: null,
            deletedAt: null,
          })
          after = { ...after, lastSequence: message.sequence }
          await outbox.add(
            createEvent(deps, {
              conversationUuid,
              type: 'message-sent',
              messageUuid: message.uuid,
              senderUuid: actor.accountUuid,
            }),
          )
        }
      }
      if (shared !== undefined) {
        if (by.side !== 'employer' || !by.isSenderOrAdmin) return err('forbidden')
        if (shared !== after.shared) {
          after = { ...after, shared }
          await conversations.save(after)
          await outbox.add(
            createEvent(deps, {
              type: 'conversation-detail-changed',
              conversationUuid,
              detail: shared ? 'shared' : 'unshared',
              byAccountUuid: actor.accountUuid,
            }),
          )
        }
      }
      if (archive !== undefined) {
        await conversations.setArchived(conversationUuid, actor.accountUuid, archive)
        await outbox.add(
          createEvent(deps, { conversationUuid, type: 'conversation-archived', accountUuid: actor.accountUuid }),
        )
      }
      return ok(toVisibleConversation(by.side, after))
    })
