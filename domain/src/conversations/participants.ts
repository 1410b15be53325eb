import { may } from '../companies/index.ts'
import type { TeamRight } from '../companies/index.ts'
import type { Actor } from '../identity/index.ts'
import type { InboxReader } from './conversation-inbox.port.ts'
import type { Conversation } from './conversation.ts'
import type { TransitionBy } from './transitions.ts'

/**
 * Who somebody is in a conversation, as its row decides; null for a stranger, to whom it does not exist. Of a company take part whoever
 * may see it by their role: all, their own, those shared with the team. Rules: COMP-8, CONV-49.
 */
export const participantOf = (
  conversation: Pick<Conversation, 'contractorUuid' | 'companyUuid' | 'senderUuid' | 'shared'>,
  actor: Actor,
): (TransitionBy & { readonly side: 'employer' | 'contractor' }) | null => {
  if (actor.userType === 'contractor') {
    return conversation.contractorUuid === actor.accountUuid ? { side: 'contractor', isSenderOrAdmin: false } : null
  }
  if (actor.companyUuid === null || conversation.companyUuid !== actor.companyUuid) return null
  const { seesAllOfCompany, seesOwn, seesShared } = inboxReaderOf(actor)
  const isOwn = seesOwn && conversation.senderUuid === actor.accountUuid
  const isSenderOrAdmin = isOwn || seesAllOfCompany
  return isSenderOrAdmin || (seesShared && conversation.shared) ? { side: 'employer', isSenderOrAdmin } : null
}

/** The actor as the inbox reads: a contractor their own, an employer as their role says. Rules: COMP-8, CONV-49. */
export const inboxReaderOf = (actor: Actor): InboxReader => {
  const sees = (right: TeamRight): boolean => actor.userType === 'employer' && may(actor.role, right)
  return {
    accountUuid: actor.accountUuid,
    userType: actor.userType,
    companyUuid: actor.companyUuid,
    seesAllOfCompany: sees('see-all-conversations'),
    seesOwn: sees('see-own-conversations'),
    seesShared: sees('see-shared-conversations'),
  }
}

/** Whether somebody of a conversation may write and answer in it: of a company by role. Rule: COMP-7. */
export const mayWrite = (actor: Pick<Actor, 'userType' | 'role'>): boolean =>
  actor.userType === 'contractor' || may(actor.role, 'contact')

/** The conversation as a side may read it: a note to a decline stays with the contractor unless shared. Rule: CONV-5. */
export const conversationFor = (side: 'employer' | 'contractor', conversation: Conversation): Conversation =>
  side === 'employer' && !conversation.declineNoteShared ? { ...conversation, declineNote: null } : conversation
