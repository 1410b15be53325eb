import type { ConversationStatus, DeclineReason, Offer, ProposedTerms } from '@guildhall/domain/conversations'
import type { SearchParameters } from '@guildhall/domain/search'
import type { TeamRole } from '@guildhall/domain/identity'

/** A message of a story. `from` is a contractor's or a member's key, null for the product itself. */
export interface StoryMessage {
  readonly from: string | null
  readonly kind: 'text' | 'system' | 'terms'
  readonly body: string
  readonly sentAt: Date
}

/** A contact request and its outcome, with the market's keys. Instants are in order: created, opened, status, messages. */
export interface StoryConversation {
  readonly key: string
  readonly companyKey: string
  readonly senderKey: string
  readonly contractorKey: string
  readonly status: ConversationStatus
  readonly offer: Offer
  readonly createdAt: Date
  /** When the contractor first opened the request; null if unopened. */
  readonly openedAt: Date | null
  /** When the current status was set. */
  readonly statusAt: Date
  readonly declineReason: DeclineReason | null
  readonly declineNote: string | null
  readonly declineNoteShared: boolean
  readonly proposedTerms: ProposedTerms | null
  /** The side that closed it. */
  readonly changedBy: 'employer' | 'contractor' | null
  readonly messages: readonly StoryMessage[]
  /** How many of the newest messages each side has not read. */
  readonly unread: { readonly employer: number; readonly contractor: number }
}

/** A bookmark of a company. */
export interface StoryBookmark {
  readonly companyKey: string
  readonly addedByKey: string
  readonly contractorKey: string
  readonly note: string | null
  readonly addedAt: Date
}

/** An entry of a search history; with a name it is also a saved search. */
export interface StorySearch {
  readonly userKey: string
  readonly savedAs: string | null
  readonly parameters: SearchParameters
  readonly searchedAt: Date
  readonly viewedKeys: readonly string[]
}

/** A pending or expired invite. */
export interface StoryInvite {
  readonly companyKey: string
  readonly sentByKey: string
  readonly email: string
  readonly role: TeamRole
  readonly sentAt: Date
}

/** A company's message template. */
export interface StoryTemplate {
  readonly companyKey: string
  readonly ownerKey: string
  readonly name: string
  readonly text: string
  /** Shared with the whole company. */
  readonly team: boolean
  readonly writtenAt: Date
}

/** The demo accounts' data when they sign in. */
export interface DemoStories {
  readonly conversations: readonly StoryConversation[]
  readonly bookmarks: readonly StoryBookmark[]
  readonly searches: readonly StorySearch[]
  readonly invites: readonly StoryInvite[]
  readonly templates: readonly StoryTemplate[]
}
