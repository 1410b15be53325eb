import {
  type CompanyEvent,
  hasPermission,
  missingForContact,
  type Company,
  type CompanyRepository,
  type TeamMember,
} from '../../companies/index.ts'
import type { ConversationEvent } from '../conversation.events.ts'
import type { AccountRepository, Actor } from '../../identity/index.ts'
import { entitlements, type EntitlementProblem, TRIAL_FREE_CONTACTS } from '../../plans/index.ts'
import type { FileRepository } from '../../files/index.ts'
import { type ContractorProfileRepository, isSearchable } from '../../profiles/index.ts'
import {
  addDays,
  createEvent,
  err,
  hasErrors,
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
import { createMessage } from '../messages/create-message.ts'
import type { DraftRepository } from '../messages/draft-repository.port.ts'
import { earliestToday } from '../offers/earliest-today.ts'
import type { HiddenCandidates } from './hidden-candidates.port.ts'
import { toOffer, type OfferForm } from '../offers/offer-form.ts'
import { FILE_ERROR_MESSAGE, findOwnMessageFiles, markFilesUsed } from '../messages/message-files.ts'
import { toPlainText } from '../plain-text.ts'
import { findRequestCapProblem } from './request-caps.ts'
import { recipientIdErrors } from './recipient-id.ts'
import { requestMessageErrors } from './request-message.ts'

/**
 * Finds recipients whom an employer may contact: searchable people only. The search context's CandidateDirectory fits it. Rule: CONV-23.
 */
export interface RecipientDirectory {
  find(uuid: Uuid, now: Date): Promise<{ readonly uuid: Uuid } | null>
}

export interface StartConversationDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate'>
    readonly conversations: ConversationRepository
    readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'listTeam' | 'save'>
    readonly drafts: Pick<DraftRepository, 'remove'>
    readonly files: Pick<FileRepository, 'markUsed'>
    readonly hidden: Pick<HiddenCandidates, 'includes'>
    readonly outbox: Outbox<CompanyEvent | ConversationEvent>
    readonly profiles: Pick<ContractorProfileRepository, 'findForUpdate'>
  }>
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly files: Pick<FileRepository, 'findByUrl'>
  readonly clock: Clock
  readonly ids: IdGenerator
}

export interface StartConversationCommand {
  readonly actor: Actor
  /** As the client sent it, in small letters. */
  readonly recipientUuid: Uuid
  readonly offer: OfferForm
  readonly doc: string | null
  /** Goes along with the offer, as the first message; null or blank for none. */
  readonly message: string | null
}

/**
 * 'invalid' carries the form's errors and `recipientUuid`; 'profile-incomplete' `missing` and, of those, `mendable` by this member; 'already-contacted'
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

const mayContact = (member: TeamMember | undefined): member is TeamMember =>
  member !== undefined && !member.suspended && hasPermission(member.role, 'contact')

const findCompanyProblem = (
  company: Company,
  account: Parameters<typeof missingForContact>[0]['account'],
  member: Pick<TeamMember, 'role'>,
  now: Date,
): Refused | null => {
  const missing = missingForContact({ account, company, member })
  if (missing.length > 0) {
    const fixable = missing.filter(({ canFix }) => canFix)
    return err('profile-incomplete', {
      missing: missing.map(({ part }) => part),
      mendable: fixable.map(({ part }) => part),
    })
  }
  const rights = entitlements(company, now)
  return rights.contact ? null : err(rights.reason ?? 'subscription-expired')
}

interface RecipientStores {
  readonly accounts: Pick<AccountRepository, 'findForUpdate'>
  readonly hidden: Pick<HiddenCandidates, 'includes'>
  readonly profiles: Pick<ContractorProfileRepository, 'findForUpdate'>
}

/**
 * Whether the company may find the recipient now. Account and profile stay locked, so that whoever deletes the account, pauses, hides or blocks
 * meanwhile either comes first or finds the request. Rules: CONV-23, CONV-74.
 */
const lockRecipient = async (
  { accounts, hidden, profiles }: RecipientStores,
  companyUuid: Uuid,
  recipientUuid: Uuid,
  now: Date,
): Promise<boolean> => {
  const account = await accounts.findForUpdate(recipientUuid)
  if (account === null || account.suspendedAt !== null || account.deletionRequestedAt !== null) return false
  const profile = await profiles.findForUpdate(recipientUuid)
  const emailVerified = account.emailVerifiedAt !== null
  if (profile === null || !isSearchable(profile, { emailVerified, now })) return false
  return !(await hidden.includes(companyUuid, recipientUuid))
}

const toFirstMessage = (
  uuid: Uuid,
  { uuid: conversationUuid, senderUuid, createdAt }: Conversation,
  body: string,
): Omit<Message, 'sequence'> =>
  createMessage({ uuid, conversationUuid, kind: 'text', senderUuid, body, sentAt: createdAt })

/**
 * Sends a contact request with an offer to a contractor. A trial uses one of its free requests, counted under the company's lock. Rules:
 * CONV-1, CONV-12, CONV-20, CONV-22, CONV-65, CONV-74.
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
    const errors = {
      ...recipientIdErrors(recipientUuid),
      ...(offer.ok ? {} : offer.details),
      ...(tooLong.length > 0 && { message: tooLong }),
    }
    if (!offer.ok || hasErrors(errors)) return err('invalid', errors)
    const attached = command.doc === null ? [] : [command.doc]
    const docs = await findOwnMessageFiles(deps.files, attached, actor.accountUuid)
    if (docs === null) return err('invalid', { doc: [FILE_ERROR_MESSAGE] })
    const account = await deps.accounts.find(actor.accountUuid)
    return deps.unitOfWork.run<Conversation, StartConversationProblem>(
      async ({ accounts, conversations, companies, drafts, files, hidden, outbox, profiles }) => {
        const company = await companies.findForUpdate(companyUuid)
        // They may have left, or have another role, since the call waited for the lock.
        const team = await companies.listTeam(companyUuid)
        const member = team.find(({ uuid }) => uuid === actor.accountUuid)
        if (company === null || account === null || !mayContact(member)) return err('forbidden')
        const canBeFound = await lockRecipient({ accounts, hidden, profiles }, companyUuid, recipientUuid, now)
        const history = await conversations.listBetween(companyUuid, recipientUuid)
        const problem = findHistoryProblem(history) ?? findCompanyProblem(company, account, member, now)
        if (problem !== null) return problem
        if (!canBeFound) return err('recipient-not-found')
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
