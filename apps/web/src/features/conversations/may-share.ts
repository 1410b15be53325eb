import { type Conversation, findParticipant } from '@guildhall/domain/conversations'
import type { ConversationReader } from './reader.ts'

/** Whether the reader may share the conversation with the team, or take that back. Rule: CONV-56. */
export const mayShare = (conversation: Conversation, { accountUuid, role, side }: ConversationReader): boolean => {
  const actor = { accountUuid, role, userType: side, companyUuid: conversation.companyUuid }
  const by = findParticipant(conversation, actor)
  return by?.side === 'employer' && by.isSenderOrAdmin
}
