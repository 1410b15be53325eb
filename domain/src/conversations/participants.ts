import { hasPermission } from '../companies/index.ts'
import type { TeamPermission } from '../companies/index.ts'
import type { Actor } from '../identity/index.ts'
import type { InboxReader } from './conversation-inbox.port.ts'
import type { Conversation } from './conversation.ts'
import type { TransitionActor } from './transitions.ts'

/**
 * Who somebody is in a conversation, as its row decides; null for a stranger, to whom it does not exist. Of a company take part whoever
 * may see it by their role: all, their own, those shared with the team. Rules: COMP-8, CONV-49.
 */
export const findParticipant = (
  conversation: Pick<Conversation, 'contractorUuid' | 'companyUuid' | 'senderUuid' | 'shared'>,
  actor: Actor,
): (TransitionActor & { readonly side: 'employer' | 'contractor' }) | null => {
  if (actor.userType === 'contractor') {
    return conversation.contractorUuid === actor.accountUuid ? { side: 'contractor', isSenderOrAdmin: false } : null
  }
  if (actor.companyUuid === null || conversation.companyUuid !== actor.companyUuid) return null
  const { seesAllOfCompany, seesOwn, seesShared } = toInboxReader(actor)
  const isOwn = seesOwn && conversation.senderUuid === actor.accountUuid
  const isSenderOrAdmin = isOwn || seesAllOfCompany
  return isSenderOrAdmin || (seesShared && conversation.shared) ? { side: 'employer', isSenderOrAdmin } : null
}

/** The actor as the inbox reads: a contractor their own, an employer as their role says. Rules: COMP-8, CONV-49. */
export const toInboxReader = (actor: Actor): InboxReader => {
  const sees = (right: TeamPermission): boolean => actor.userType === 'employer' && hasPermission(actor.role, right)
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
export const canWrite = (actor: Pick<Actor, 'userType' | 'role'>): boolean =>
  actor.userType === 'contractor' || hasPermission(actor.role, 'contact')

/** The conversation as a side may read it: a note to a decline stays with the contractor unless shared. Rule: CONV-5. */
export const toVisibleConversation = (side: 'employer' | 'contractor', conversation: Conversation): Conversation =>
  side === 'employer' && !conversation.declineNoteShared ? { ...conversation, declineNote: null } : conversation
