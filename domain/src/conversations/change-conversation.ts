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
import { createMessage } from './messages/create-message.ts'
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

/** A change of one conversation, which is locked, by one of its participants. */
interface Change {
  readonly command: ChangeConversationCommand
  readonly by: NonNullable<ReturnType<typeof findParticipant>>
  readonly conversations: ConversationRepository
  readonly outbox: Outbox<ConversationEvent>
}

type Changed = Result<Conversation, ChangeConversationProblem>

const addOpeningMessage = async (
  deps: ChangeConversationDeps,
  { command, conversations, outbox }: Change,
  before: Conversation,
  after: Conversation,
): Promise<Conversation> => {
  const opening = createOpeningMessage(before, after, command)
  if (opening === null) return after
  const { accountUuid: senderUuid } = command.actor
  const { uuid: conversationUuid } = after
  const sent = { uuid: deps.ids.uuid(), conversationUuid, senderUuid, sentAt: deps.clock.now() }
  const message = await conversations.addMessage(createMessage({ ...opening, ...sent }))
  const messageUuid = message.uuid
  await outbox.add(createEvent(deps, { type: 'message-sent', conversationUuid, messageUuid, senderUuid }))
  return { ...after, lastSequence: message.sequence }
}

const changeStatus = async (
  deps: ChangeConversationDeps,
  change: Change,
  before: Conversation,
  status: ConversationStatus,
): Promise<Changed> => {
  const { by, command, conversations, outbox } = change
  const { role, accountUuid: byAccountUuid } = command.actor
  const now = deps.clock.now()
  if (by.side === 'employer' && !hasPermission(role, 'contact')) return err('forbidden')
  const changed = transition(before, status, by, now)
  if (!changed.ok) return changed
  if (status === 'active' && !(await conversations.hasBothSides(before.uuid))) return err('cannot-be-changed')
  const errors = answerErrors(status, command, now)
  if (errors !== null) return err('invalid', errors)
  const after = { ...changed.value, ...answerFields(before.status, status, command) }
  // Before this one is saved: an acceptance of another, which has locked that one, would wait for this row while this waits for its lock.
  if (status === 'blocked') await blockOtherConversations({ ...deps, conversations, outbox }, before, by, byAccountUuid)
  if ((await conversations.save(after)) === 'duplicate') return err('cannot-be-changed')
  const moved = { conversationUuid: before.uuid, from: before.status, to: after.status, byAccountUuid }
  await outbox.add(createEvent(deps, { type: 'conversation-changed', ...moved }))
  return ok(await addOpeningMessage(deps, change, before, after))
}

const changeSharing = async (
  deps: ChangeConversationDeps,
  { by, command, conversations, outbox }: Change,
  before: Conversation,
  shared: boolean,
): Promise<Changed> => {
  if (by.side !== 'employer' || !by.isSenderOrAdmin) return err('forbidden')
  if (shared === before.shared) return ok(before)
  const after = { ...before, shared }
  await conversations.save(after)
  const detail = shared ? 'shared' : 'unshared'
  const told = { conversationUuid: before.uuid, detail, byAccountUuid: command.actor.accountUuid } as const
  await outbox.add(createEvent(deps, { type: 'conversation-detail-changed', ...told }))
  return ok(after)
}

const changeArchive = async (
  deps: ChangeConversationDeps,
  { command: { actor, conversationUuid }, conversations, outbox }: Change,
  archive: boolean,
): Promise<void> => {
  const { accountUuid } = actor
  await conversations.setArchived(conversationUuid, accountUuid, archive)
  await outbox.add(createEvent(deps, { type: 'conversation-archived', conversationUuid, accountUuid }))
}

/**
 * Answers, withdraws, closes, reopens, blocks or archives a conversation, as the transition table allows. Rules: CONV-2, CONV-48, CONV-56, CONV-73.
 */
export const changeConversation =
  (deps: ChangeConversationDeps) =>
  (command: ChangeConversationCommand): Promise<Changed> =>
    deps.unitOfWork.run<Conversation, ChangeConversationProblem>(async (repositories) => {
      const { conversations, outbox } = repositories
      const { actor, archive, conversationUuid, shared, status } = command
      if (status === 'blocked') await lockOwnSide(repositories, actor)
      const before = await conversations.findForUpdate(conversationUuid)
      const by = before === null ? null : findParticipant(before, actor)
      if (before === null || by === null) return err('not-found')
      const change = { command, by, conversations, outbox }
      const answered = status === undefined ? ok(before) : await changeStatus(deps, change, before, status)
      if (!answered.ok) return answered
      const after = shared === undefined ? answered : await changeSharing(deps, change, answered.value, shared)
      if (!after.ok) return after
      if (archive !== undefined) await changeArchive(deps, change, archive)
      return ok(toVisibleConversation(by.side, after.value))
    })
