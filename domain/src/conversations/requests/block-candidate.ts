import { type CompanyRepository, hasPermission } from '../../companies/index.ts'
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
import type { ConversationEvent } from '../conversation.events.ts'
import type { ConversationRepository } from '../conversation-repository.port.ts'
import { isInContact } from '../panel/contact-state.ts'
import { blockConversations, lockOpenable } from './block-other-conversations.ts'
import type { CandidateBlocks } from './candidate-blocks.port.ts'
import type { HiddenCandidates } from './hidden-candidates.port.ts'
import type { RecipientDirectory } from './start-conversation.ts'

export interface BlockCandidateDeps {
  readonly recipients: RecipientDirectory
  readonly hidden: HiddenCandidates
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly candidateBlocks: Pick<CandidateBlocks, 'add'>
    readonly companies: Pick<CompanyRepository, 'findForUpdate'>
    readonly conversations: Pick<ConversationRepository, 'findForUpdate' | 'listBetween' | 'save'>
    readonly outbox: Outbox<ConversationEvent>
  }>
}

export interface BlockCandidateCommand {
  readonly actor: Actor
  readonly candidateUuid: Uuid
}

/** 'in-contact': a pending request, or a conversation that is open or can be reopened, is blocked by whoever may end it. */
export type BlockCandidateProblem = 'forbidden' | 'not-found' | 'in-contact'

/**
 * Blocks a candidate with whom the company is not in contact: for good, as in a conversation. They are in none of the company's results any
 * more and cannot be contacted, and cannot accept an earlier request any more. Rule: CONV-71.
 */
export const blockCandidate =
  ({ clock, hidden, ids, recipients, unitOfWork }: BlockCandidateDeps) =>
  async ({ actor, candidateUuid }: BlockCandidateCommand): Promise<Result<null, BlockCandidateProblem>> => {
    const { companyUuid } = actor
    if (companyUuid === null || !hasPermission(actor.role, 'contact')) return err('forbidden')
    const now = clock.now()
    const isHidden = await hidden.includes(companyUuid, candidateUuid)
    const candidate = isHidden ? null : await recipients.find(candidateUuid, now)
    if (candidate === null) return err('not-found')
    return unitOfWork.run<null, 'in-contact'>(async ({ candidateBlocks, companies, conversations, outbox }) => {
      // Requests start under the same lock.
      await companies.findForUpdate(companyUuid)
      const history = await conversations.listBetween(companyUuid, candidateUuid)
      const openable = await lockOpenable({ clock, conversations }, history)
      if ([...history, ...openable].some(isInContact)) return err('in-contact')
      const side = { side: 'employer', isSenderOrAdmin: false } as const
      await blockConversations({ clock, conversations, ids, outbox }, openable, side, actor.accountUuid)
      await candidateBlocks.add(companyUuid, candidateUuid, now)
      const blocked = { type: 'candidate-blocked' as const, companyUuid, contractorUuid: candidateUuid }
      await outbox.add(createEvent({ clock, ids }, blocked))
      return ok(null)
    })
  }
