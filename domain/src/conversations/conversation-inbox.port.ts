import type { Page, PageRequest, Uuid } from '../shared/index.ts'
import type { ContactState, Conversation, Message } from './conversation.ts'

/** A person as shown to the other side of a conversation. Never includes an e-mail address or a phone number. Rules: CONV-57, PRIV-1. */
export interface ConversationParty {
  readonly uuid: Uuid
  readonly firstName: string
  readonly lastName: string
  readonly picture: string | null
  /** The contractor's title, or the label of the employer's role. */
  readonly title: string | null
}

export interface ConversationCompany {
  readonly uuid: Uuid
  readonly name: string
  readonly website: string | null
  readonly image: string | null
  readonly employeeCount: string
  readonly verification: string
}

/** A conversation with its people and company, for notifications and mails. */
export interface ConversationFacts {
  readonly conversation: Conversation
  readonly sender: ConversationParty
  readonly contractor: ConversationParty
  readonly company: ConversationCompany
}

/** A contractor's contact details outside the product. `mobile` is E.164. Rule: CONV-55. */
export interface SharedContact {
  readonly email: string
  readonly mobile: string | null
}

/** A conversation as seen by one reader. */
export interface ConversationEntry extends ConversationFacts {
  readonly archived: boolean
  readonly unreadCount: number
  /** The newest sequence that the other side has read. */
  readonly readByOther: number
  /** The newest sequence that this reader has read. */
  readonly readByMe: number
  /** Sequence of the oldest message that this reader has not read; null where there is none. Rule: CONV-47. */
  readonly firstUnread: number | null
}

/** An entry of a reader's inbox. */
export interface InboxEntry extends ConversationEntry {
  readonly lastMessage: Message | null
}

/** The reader of an inbox: employers read as their role permits, contractors their own conversations. Rule: CONV-49. */
export interface InboxReader {
  readonly accountUuid: Uuid
  readonly userType: 'contractor' | 'employer'
  readonly companyUuid: Uuid | null
  readonly seesAllOfCompany: boolean
  /** True for an employer who sees only the conversations they started and those shared with the team. */
  readonly seesOwn: boolean
  readonly seesShared: boolean
}

/** Reads conversations for lists and screens; the number of queries does not depend on the number of rows. */
export interface ConversationInbox {
  list(reader: InboxReader, page: PageRequest): Promise<Page<InboxEntry>>
  find(reader: InboxReader, conversationUuid: Uuid): Promise<ConversationEntry | null>
  /** Finds a conversation in any state, for the system's own messages; not for showing it to a reader. */
  findFacts(conversationUuid: Uuid): Promise<ConversationFacts | null>
  /** The newest page first; each page in ascending order. */
  listMessages(conversationUuid: Uuid, page: PageRequest): Promise<Page<Message>>
  /** Only messages with files, the newest first. Rule: CONV-72. */
  listMessagesWithFiles(conversationUuid: Uuid, page: PageRequest): Promise<Page<Message>>
  /** Pending requests of a contractor and unread conversations of anybody, for the navigation. */
  getCounts(reader: InboxReader): Promise<{ readonly unread: number; readonly pendingRequests: number }>
  /** The company's contact with each of these candidates; absent if there was none. Rule: CONV-18. */
  listContactStates(companyUuid: Uuid, candidateUuids: readonly Uuid[]): Promise<ReadonlyMap<Uuid, ContactState>>
  /** The contractor's address and number, for conversations that share them. Rule: CONV-55. */
  findSharedContact(conversationUuid: Uuid): Promise<SharedContact | null>
  /** Everybody to notify of a change: the contractor, the sender, the company's admins, and the team if it is shared. */
  listAudience(conversationUuid: Uuid): Promise<readonly Uuid[]>
}
