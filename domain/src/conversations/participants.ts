import { may } from '../companies/index.ts'
import type { Actor } from '../identity/index.ts'
import type { InboxReader } from './conversation-inbox.port.ts'
import type { Conversation } from './conversation.ts'
import type { TransitionBy } from './transitions.ts'

/**
 * Who somebody is in a conversation, as its row decides; null for a stranger, to whom it does not exist. Of a company take part the
 * sender and whoever may see all of its conversations. Source: D1, D7.
 */
export const participantOf = (
  conversation: Pick<Conversation, 'contractorUuid' | 'companyUuid' | 'senderUuid'>,
  actor: Actor,
): (TransitionBy & { readonly side: 'employer' | 'contractor' }) | null => {
  if (actor.userType === 'contractor') {
    return conversation.contractorUuid === actor.accountUuid ? { side: 'contractor', isSenderOrAdmin: false } : null
  }
  if (actor.companyUuid === null || conversation.companyUuid !== actor.companyUuid) return null
  const isSenderOrAdmin = conversation.senderUuid === actor.accountUuid || may(actor.role, 'see-all-conversations')
  return isSenderOrAdmin ? { side: 'employer', isSenderOrAdmin } : null
}

/** The actor as the inbox reads: a contractor their own, an employer their own or, by role, all of the company. Source: D7. */
export const inboxReaderOf = (actor: Actor): InboxReader => ({
  accountUuid: actor.accountUuid,
  userType: actor.userType,
  companyUuid: actor.companyUuid,
  seesAllOfCompany: actor.userType === 'employer' && may(actor.role, 'see-all-conversations'),
})

/** The conversation as a side may read it: a note to a decline stays with the contractor unless shared. Source: D1. */
export const conversationFor = (side: 'employer' | 'contractor', conversation: Conversation): Conversation =>
  side === 'employer' && !conversation.declineNoteShared ? { ...conversation, declineNote: null } : conversation
