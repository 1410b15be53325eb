import {
  type CompanyEvent,
  hasPermission,
  missingForContact,
  type Company,
  type CompanyRepository,
} from '../../companies/index.ts'
import type { ConversationEvent } from '../conversation.events.ts'
import type { AccountRepository, Actor } from '../../identity/index.ts'
import { entitlements, type EntitlementProblem, TRIAL_FREE_CONTACTS } from '../../plans/index.ts'
import type { FileRepository } from '../../files/index.ts'
import {
  addDays,
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
import { REQUEST_EXPIRY_DAYS } from './request.constants.ts'
import { decideContactAgain } from './contact-again.ts'
import { currentConversation, isInContact } from '../panel/contact-state.ts'
import type { ConversationRepository } from '../conversation-repository.port.ts'
import type { Conversation, Message } from '../conversation.ts'
import type { DraftRepository } from '../messages/draft-repository.port.ts'
import { earliestToday } from '../offers/earliest-today.ts'
import type { CandidateBlocks } from './candidate-blocks.port.ts'
import type { HiddenCandidates } from './hidden-candidates.port.ts'
import { toOffer, type OfferForm } from '../offers/offer-form.ts'
import { FILE_ERROR_MESSAGE, findOwnMessageFiles, markFilesUsed } from '../messages/message-files.ts'
import { toPlainText } from '../plain-text.ts'
import { findRequestCapProblem } from './request-caps.ts'
import { requestMessageErrors } from './request-message.ts'

/**
 * Finds recipients whom an employer may contact: searchable people only. The search context's CandidateDirectory fits it. Rule: CONV-23.
 */
export interface RecipientDirectory {
  find(uuid: Uuid, now: Date): Promise<{ readonly uuid: Uuid } | null>
}

export interface StartConversationDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly candidateBlocks: Pick<CandidateBlocks, 'exists'>
    readonly conversations: ConversationRepository
    readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'save'>
    readonly drafts: Pick<DraftRepository, 'remove'>
    readonly files: Pick<FileRepository, 'markUsed'>
    readonly outbox: Outbox<CompanyEvent | ConversationEvent>
  }>
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly recipients: RecipientDirectory
  readonly hidden: Pick<HiddenCandidates, 'includes'>
  readonly files: Pick<FileRepository, 'findByUrl'>
  readonly clock: Clock
  readonly ids: IdGenerator
}

export interface StartConversationCommand {
  readonly actor: Actor
  readonly recipientUuid: Uuid
  readonly offer: OfferForm
  readonly doc: string | null
  /** Goes along with the offer, as the first message; null or blank for none. */
  readonly message: string | null
}

/**
 * 'invalid' carries the form's errors; 'profile-incomplete' `missing` and, of those, `mendable` by this member; 'already-contacted'
 * `conversationUuid`; 'cannot-ask-again' `canContactAgainAt` (ISO, null for never); 'too-many-requests' `retryAfterSeconds`.
 */
export type StartConversationProblem =
  | 'forbidden'
  | 'not-verified'
  | 'invalid'
  | 'already-contacted'
  | 'profile-incomplete'
  | EntitlementProblem
  | 'recipient-not-found'
  | 'cannot-ask-again'
  | 'too-many-requests'

type Refused = Result<never, StartConversationProblem>

const alreadyContacted = (conversation: Conversation): Refused =>
  err('already-contacted', { conversationUuid: conversation.uuid })

/** The problem from the history of this pair; a block looks like a recipient who does not exist. */
const findHistoryProblem = (history: readonly Conversation[]): Refused | null => {
  if (history.some(({ status }) => status === 'blocked')) return err('recipient-not-found')
  const current = currentConversation(history)
  return current !== null && isInContact(current) ? alreadyContacted(current) : null
}

const findCompanyProblem = (
  company: Company,
  account: Parameters<typeof missingForContact>[0]['account'],
  actor: Actor,
  now: Date,
): Refused | null => {
  const member = { role: actor.role ?? 'viewer' } as const
  const missing = missingForContact({ account, company, member })
  if (missing.length > 0) {
    const fixable = missing.filter(({ canFix: canMend }) => canMend)
    return err('profile-incomplete', {
      missing: missing.map(({ part }) => part),
      mendable: fixable.map(({ part }) => part),
    })
  }
  const rights = entitlements(company, now)
  return rights.contact ? null : err(rights.reason ?? 'subscription-expired')
}

const toFirstMessage = (
  uuid: Uuid,
  { uuid: conversationUuid, senderUuid, createdAt }: Conversation,
  body: string,
): Omit<Message, 'sequence'> => ({
  uuid,
  conversationUuid,
  kind: 'text',
  senderUuid,
  body,
  doc: null,
  docs: [],
  clientId: null,
  sentAt: createdAt,
  editedAt: null,
  deletedAt: null,
})

/**
 * Sends a contact request with an offer to a contractor. A trial uses one of its free requests, counted under the company's lock. Rules:
 * CONV-1, CONV-12, CONV-20, CONV-22, CONV-65.
 */
export const startConversation =
  (deps: StartConversationDeps) =>
  async (command: StartConversationCommand): Promise<Result<Conversation, StartConversationProblem>> => {
    const { actor, recipientUuid } = command
    const { companyUuid } = actor
    const now = deps.clock.now()
    if (actor.userType !== 'employer' || companyUuid === null || !hasPermission(actor.role, 'contact'))
      return err('forbidden')
    if (!actor.verified) return err('not-verified')
    const offer = toOffer(command.offer, earliestToday(now))
    const body = toPlainText(command.message ?? '')
    const tooLong = requestMessageErrors(body)
    if (tooLong.length > 0) return err('invalid', { ...(offer.ok ? {} : offer.details), message: tooLong })
    if (!offer.ok) return offer
    const attached = command.doc === null ? [] : [command.doc]
    const docs = await findOwnMessageFiles(deps.files, attached, actor.accountUuid)
    if (docs === null) return err('invalid', { doc: [FILE_ERROR_MESSAGE] })
    const [account, recipient, isHidden] = await Promise.all([
      deps.accounts.find(actor.accountUuid),
      deps.recipients.find(recipientUuid, now),
      deps.hidden.includes(companyUuid, recipientUuid),
    ])
    return deps.unitOfWork.run<Conversation, StartConversationProblem>(
      async ({ candidateBlocks, conversations, companies, drafts, files, outbox }) => {
        const company = await companies.findForUpdate(companyUuid)
        if (company === null || account === null) return err('forbidden')
        const history = await conversations.listBetween(companyUuid, recipientUuid)
        const problem = findHistoryProblem(history) ?? findCompanyProblem(company, account, actor, now)
        if (problem !== null) return problem
        if (recipient === null || isHidden) return err('recipient-not-found')
        // Blocked by a colleague since the list was read.
        if (await candidateBlocks.exists(companyUuid, recipientUuid)) return err('recipient-not-found')
        const contactAgain = decideContactAgain(history, now)
        if (!contactAgain.allowed) {
          return err('cannot-ask-again', { canContactAgainAt: contactAgain.canContactAgainAt?.toISOString() ?? null })
        }
        const capProblem = await findRequestCapProblem(conversations, actor.accountUuid, companyUuid, now)
        if (capProblem !== null) return capProblem
        if (!(await markFilesUsed(files, docs, now))) return err('invalid', { doc: [FILE_ERROR_MESSAGE] })
        const conversation: Conversation = {
          uuid: deps.ids.uuid(),
          companyUuid,
          contractorUuid: recipientUuid,
          senderUuid: actor.accountUuid,
          status: 'pending',
          offer: offer.value,
          doc: command.doc,
          docName: docs[0]?.originalName ?? null,
          declineReason: null,
          declineNote: null,
          declineNoteShared: false,
          proposedTerms: null,
          changedBy: null,
          createdAt: now,
          statusAt: now,
          expiresAt: addDays(now, REQUEST_EXPIRY_DAYS),
          shared: false,
          contactSharedAt: null,
          remindedDay: 0,
          lastSequence: 0,
        }
        if ((await conversations.add(conversation)) === 'duplicate') {
          const existing = await conversations.findLatest(companyUuid, recipientUuid)
          return alreadyContacted(existing ?? conversation)
        }
        if (company.accountType === 'trial') {
          const freeContactsUsed = company.freeContactsUsed + 1
          await companies.save({ ...company, freeContactsUsed })
          if (freeContactsUsed === TRIAL_FREE_CONTACTS) {
            await outbox.add(createEvent(deps, { type: 'trial-notice', companyUuid, notice: 'used-up' }))
          }
          await outbox.add(createEvent(deps, { type: 'company-changed', companyUuid }))
        }
        if (body !== '') await conversations.addMessage(toFirstMessage(deps.ids.uuid(), conversation, body))
        await outbox.add(createEvent(deps, { type: 'conversation-started', conversationUuid: conversation.uuid }))
        await drafts.remove(actor.accountUuid, { type: 'candidate', uuid: recipientUuid })
        return ok(body === '' ? conversation : { ...conversation, lastSequence: 1 })
      },
    )
  }
