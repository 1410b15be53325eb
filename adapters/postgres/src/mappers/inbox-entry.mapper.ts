import type { Conversation, ConversationEntry, ConversationFacts } from '@guildhall/domain/conversations'
import { conversationMapper } from './conversation.mapper.ts'

/** A conversation joined with its participants. */
export interface FactsRow extends Conversation {
  readonly senderFirstName: string
  readonly senderLastName: string
  readonly senderPicture: string | null
  readonly senderTitle: string | null
  readonly contractorFirstName: string
  readonly contractorLastName: string
  readonly contractorPicture: string | null
  readonly contractorTitle: string | null
  readonly companyName: string
  readonly companyWebsite: string | null
  readonly companyImage: string | null
  readonly companyEmployeeCount: string
  readonly companyVerification: string
}

/** A conversation joined with its participants and its reader's state. */
export interface InboxRow extends FactsRow {
  readonly activityAt: Date
  readonly archived: boolean
  readonly readByMe: number
  readonly readByOther: number
  readonly unreadCount: number
  readonly firstUnread: number | null
}

export const toConversationFacts = (row: FactsRow): ConversationFacts => ({
  conversation: conversationMapper.toEntity(row),
  sender: {
    uuid: row.senderUuid,
    firstName: row.senderFirstName,
    lastName: row.senderLastName,
    picture: row.senderPicture,
    title: row.senderTitle,
  },
  contractor: {
    uuid: row.contractorUuid,
    firstName: row.contractorFirstName,
    lastName: row.contractorLastName,
    picture: row.contractorPicture,
    title: row.contractorTitle,
  },
  company: {
    uuid: row.companyUuid,
    name: row.companyName,
    website: row.companyWebsite,
    image: row.companyImage,
    employeeCount: row.companyEmployeeCount,
    verification: row.companyVerification,
  },
})

export const toConversationEntry = (row: InboxRow): ConversationEntry => ({
  ...toConversationFacts(row),
  archived: row.archived,
  unreadCount: row.unreadCount,
  readByOther: row.readByOther,
  readByMe: row.readByMe,
  firstUnread: row.firstUnread,
})
