import type { Page, PageRequest, Uuid } from '../shared/index.ts'
import type { ContactState, Conversation, Message } from './conversation.ts'

/** Somebody as the other side of a conversation sees them. Never an e-mail address or a phone number. Rules: CONV-57, PRIV-1. */
export interface ConversationParty {
  readonly uuid: Uuid
  readonly firstName: string
  readonly lastName: string
  readonly picture: string | null
  /** Contractor's title, or the employer's role word. */
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

/** A conversation with its people and company, as the product itself tells of it in notifications and mails. */
export interface ConversationFacts {
  readonly conversation: Conversation
  readonly sender: ConversationParty
  readonly contractor: ConversationParty
  readonly company: ConversationCompany
}

/** How a contractor is reached outside. `mobile` is E.164. Rule: CONV-55. */
export interface SharedContact {
  readonly email: string
  readonly mobile: string | null
}

/** A conversation as one reader has it. */
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

/** A line of one reader's inbox. */
export interface InboxEntry extends ConversationEntry {
  readonly lastMessage: Message | null
}

/** Who reads: an employer as their role allows, a contractor their own. Rule: CONV-49. */
export interface InboxReader {
  readonly accountUuid: Uuid
  readonly userType: 'contractor' | 'employer'
  readonly companyUuid: Uuid | null
  readonly seesAllOfCompany: boolean
  /** Of a company whose conversations are not all theirs to see: those they asked for, and those shared with the team. */
  readonly seesOwn: boolean
  readonly seesShared: boolean
}

/** Reads conversations for lists and screens; plain queries that never grow with their rows. */
export interface ConversationInbox {
  list(reader: InboxReader, page: PageRequest): Promise<Page<InboxEntry>>
  find(reader: InboxReader, conversationUuid: Uuid): Promise<ConversationEntry | null>
  /** Whatever its state, for the product's own telling: never for a reader. */
  findFacts(conversationUuid: Uuid): Promise<ConversationFacts | null>
  /** Newest page first, each page in ascending sequence. */
  listMessages(conversationUuid: Uuid, page: PageRequest): Promise<Page<Message>>
  /** Pending requests of a contractor and unread conversations of anybody, for the navigation. */
  getCounts(reader: InboxReader): Promise<{ readonly unread: number; readonly pendingRequests: number }>
  /** The company's contact with each of these candidates; absent where there was none. Rule: CONV-18. */
  listContactStates(companyUuid: Uuid, candidateUuids: readonly Uuid[]): Promise<ReadonlyMap<Uuid, ContactState>>
  /** The contractor's own address and number, for those whom a conversation shows them to. Rule: CONV-55. */
  findSharedContact(conversationUuid: Uuid): Promise<SharedContact | null>
  /** Everybody who must hear of a change: the contractor, the sender, the company's admins, and its team where it is shared. */
  listAudience(conversationUuid: Uuid): Promise<readonly Uuid[]>
}
