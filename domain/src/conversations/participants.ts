import { hasPermission } from '../companies/index.ts'
import type { TeamPermission } from '../companies/index.ts'
import type { Actor } from '../identity/index.ts'
import type { InboxReader } from './conversation-inbox.port.ts'
import type { Conversation } from './conversation.ts'
import type { TransitionActor } from './transitions.ts'

/** What decides on which side of which conversations somebody is. */
type Person = Pick<Actor, 'accountUuid' | 'userType' | 'companyUuid' | 'role'>

/**
 * The actor's side in a conversation; null for strangers, for whom it does not exist. Members of the company take part if their role lets
 * them see it: all, their own, or those shared with the team. Rules: COMP-8, CONV-49.
 */
export const findParticipant = (
  conversation: Pick<Conversation, 'contractorUuid' | 'companyUuid' | 'senderUuid' | 'shared'>,
  actor: Person,
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

/**
 * The actor as a reader of the inbox: contractors read their own conversations, employers as their role permits. Rules: COMP-8, CONV-49.
 */
export const toInboxReader = (actor: Person): InboxReader => {
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

/** Whether a participant may write and answer: members of a company by their role. Rule: COMP-7. */
export const canWrite = (actor: Pick<Actor, 'userType' | 'role'>): boolean =>
  actor.userType === 'contractor' || hasPermission(actor.role, 'contact')

/** The conversation as a side may see it: the note of a decline is hidden from the employer unless it is shared. Rule: CONV-5. */
export const toVisibleConversation = (side: 'employer' | 'contractor', conversation: Conversation): Conversation =>
  side === 'employer' && !conversation.declineNoteShared ? { ...conversation, declineNote: null } : conversation
