import { type CompanyEvent, may, missingForContact, type Company, type CompanyRepository } from '../companies/index.ts'
import type { ConversationEvent } from './conversation.events.ts'
import type { AccountRepository, Actor } from '../identity/index.ts'
import { entitlements, type EntitlementReason } from '../plans/index.ts'
import type { FileRepository } from '../files/index.ts'
import {
  addDays,
  eventOf,
  no,
  ok,
  REQUEST_EXPIRY_DAYS,
  TRIAL_FREE_CONTACTS,
  type Clock,
  type IdGenerator,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../shared/index.ts'
import { mayAskAgain } from './ask-again.ts'
import { currentConversation } from './contact-state.ts'
import type { ConversationRepository } from './conversation-repository.port.ts'
import type { Conversation } from './conversation.ts'
import type { DraftRepository } from './draft-repository.port.ts'
import { earliestToday } from './earliest-today.ts'
import type { HiddenCandidates } from './hidden-candidates.port.ts'
import { offerOf, type OfferForm } from './offer-form.ts'
import { FILE_MESSAGE, ownMessageFiles, useFiles } from './own-file.ts'
import { requestCapProblem } from './request-caps.ts'

/** Finds whom an employer may write to: searchable people only. The search context's CandidateDirectory fits as it is. Rule: CONV-23. */
export interface RecipientDirectory {
  find(uuid: Uuid, now: Date): Promise<{ readonly uuid: Uuid } | null>
}

export interface StartConversationDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly conversations: ConversationRepository
    readonly companies: Pick<CompanyRepository, 'find' | 'save'>
    readonly drafts: Pick<DraftRepository, 'remove'>
    readonly files: Pick<FileRepository, 'use'>
    readonly outbox: Outbox<CompanyEvent | ConversationEvent>
  }>
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly recipients: RecipientDirectory
  readonly hidden: HiddenCandidates
  readonly files: Pick<FileRepository, 'findByUrl'>
  readonly clock: Clock
  readonly ids: IdGenerator
}

export interface StartConversationCommand {
  readonly actor: Actor
  readonly recipientUuid: Uuid
  readonly offer: OfferForm
  readonly doc: string | null
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
  | EntitlementReason
  | 'recipient-not-found'
  | 'cannot-ask-again'
  | 'too-many-requests'

type Refused = Result<never, StartConversationProblem>

const alreadyContacted = (conversation: Conversation): Refused =>
  no('already-contacted', { conversationUuid: conversation.uuid })

/** What stands between this pair that the sender may know; a block looks like somebody who is not there. */
const refusalByHistory = (history: readonly Conversation[]): Refused | null => {
  if (history.some(({ status }) => status === 'blocked')) return no('recipient-not-found')
  const current = currentConversation(history)
  const stands = current !== null && ['pending', 'active', 'closed'].includes(current.status)
  return stands ? alreadyContacted(current) : null
}

const refusalByCompany = (
  company: Company,
  account: Parameters<typeof missingForContact>[0]['account'],
  actor: Actor,
  now: Date,
): Refused | null => {
  const member = { role: actor.role ?? 'viewer' } as const
  const missing = missingForContact({ account, company, member })
  if (missing.length > 0) {
    const mendable = missing.filter(({ canMend }) => canMend)
    return no('profile-incomplete', {
      missing: missing.map(({ part }) => part),
      mendable: mendable.map(({ part }) => part),
    })
  }
  const rights = entitlements(company, now)
  return rights.contact ? null : no(rights.reason ?? 'subscription-expired')
}

/**
 * Asks a contractor for contact with an offer. A trial uses one of its free requests, counted under the company's lock.
 * Rules: CONV-1, CONV-12, CONV-20, CONV-22.
 */
export const startConversation =
  (deps: StartConversationDeps) =>
  async (command: StartConversationCommand): Promise<Result<Conversation, StartConversationProblem>> => {
    const { actor, recipientUuid } = command
    const { companyUuid } = actor
    const now = deps.clock.now()
    if (actor.userType !== 'employer' || companyUuid === null || !may(actor.role, 'contact')) return no('forbidden')
    if (!actor.verified) return no('not-verified')
    const offer = offerOf(command.offer, earliestToday(now))
    if (!offer.ok) return offer
    const attached = command.doc === null ? [] : [command.doc]
    const docs = await ownMessageFiles(deps.files, attached, actor.accountUuid)
    if (docs === null) return no('invalid', { doc: [FILE_MESSAGE] })
    const [account, recipient, hidden] = await Promise.all([
      deps.accounts.find(actor.accountUuid),
      deps.recipients.find(recipientUuid, now),
      deps.hidden.list(companyUuid),
    ])
    return deps.unitOfWork.run<Conversation, StartConversationProblem>(
      async ({ conversations, companies, drafts, files, outbox }) => {
        const company = await companies.find(companyUuid)
        if (company === null || account === null) return no('forbidden')
        const history = await conversations.listBetween(companyUuid, recipientUuid)
        const refused = refusalByHistory(history) ?? refusalByCompany(company, account, actor, now)
        if (refused !== null) return refused
        if (recipient === null || hidden.includes(recipientUuid)) return no('recipient-not-found')
        const again = mayAskAgain(history, now)
        if (!again.allowed) {
          return no('cannot-ask-again', { canContactAgainAt: again.canContactAgainAt?.toISOString() ?? null })
        }
        const capped = await requestCapProblem(conversations, actor.accountUuid, companyUuid, now)
        if (capped !== null) return capped
        if (!(await useFiles(files, docs, now))) return no('invalid', { doc: [FILE_MESSAGE] })
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
          const standing = await conversations.latestOf(companyUuid, recipientUuid)
          return alreadyContacted(standing ?? conversation)
        }
        if (company.accountType === 'trial') {
          const freeContactsUsed = company.freeContactsUsed + 1
          await companies.save({ ...company, freeContactsUsed })
          if (freeContactsUsed === TRIAL_FREE_CONTACTS) {
            await outbox.add(eventOf(deps, { type: 'trial-notice', companyUuid, notice: 'used-up' }))
          }
          await outbox.add(eventOf(deps, { type: 'company-changed', companyUuid }))
        }
        await outbox.add(eventOf(deps, { type: 'conversation-started', conversationUuid: conversation.uuid }))
        await drafts.remove(actor.accountUuid, { type: 'candidate', uuid: recipientUuid })
        return ok(conversation)
      },
    )
  }
