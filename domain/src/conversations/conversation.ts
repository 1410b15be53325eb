import type { Currency, WorkplaceType } from '../profiles/index.ts'
import type { Uuid } from '../shared/index.ts'

/** Where a contact request stands. Rule: CONV-2. */
export type ConversationStatus = 'pending' | 'active' | 'declined' | 'withdrawn' | 'expired' | 'closed' | 'blocked'

/** Why a contractor says no. Rule: CONV-4. */
export type DeclineReason =
  | 'rate_too_low'
  | 'not_available'
  | 'location_or_workplace'
  | 'not_my_skills'
  | 'company_not_for_me'
  | 'already_in_process'
  | 'too_little_information'
  | 'spam'
  | 'other'

/** What the offer form's "Opportunity" offers. Rule: CONV-27. */
export type OfferOpportunity = 'Permanent' | 'Contract' | 'Permanent or Contract'

/**
 * An employer's offer. Rates are whole currency units an hour (rate) or a year (permRate); duration is in months;
 * startDate is YYYY-MM-DD. Rules: CONV-26, CONV-30, CONV-31.
 */
export interface Offer {
  readonly description: string
  readonly workplaceType: WorkplaceType
  readonly opportunityType: OfferOpportunity
  readonly location: string
  readonly currency: Currency | null
  readonly rate: number | null
  readonly permCurrency: Currency | null
  readonly permRate: number | null
  readonly duration: number | null
  readonly startDate: string
}

/** Other terms, proposed with an acceptance. Rule: CONV-6. */
export interface ProposedTerms {
  readonly rate?: number
  readonly permRate?: number
  readonly duration?: number
  readonly startDate?: string
  readonly workplaceType?: WorkplaceType
  readonly note: string
}

/** A contact request and the conversation it may become. Rule: CONV-1. */
export interface Conversation {
  readonly uuid: Uuid
  readonly companyUuid: Uuid
  readonly contractorUuid: Uuid
  /** The employer who asked; passes to an admin when they leave. */
  readonly senderUuid: Uuid
  readonly status: ConversationStatus
  readonly offer: Offer
  /** The address of the brief that goes with the offer, and the name that its sender gave it. */
  readonly doc: string | null
  readonly docName: string | null
  readonly declineReason: DeclineReason | null
  readonly declineNote: string | null
  readonly declineNoteShared: boolean
  readonly proposedTerms: ProposedTerms | null
  /** Who closed or blocked it: only that side reopens. */
  readonly changedBy: ConversationSide | null
  readonly createdAt: Date
  /** When the present status began. */
  readonly statusAt: Date
  readonly expiresAt: Date
  /** The team of the company reads it too. Rule: CONV-56. */
  readonly shared: boolean
  /** Since when the contractor's address and number show in it; null while they do not. Rule: CONV-55. */
  readonly contactSharedAt: Date | null
  /** Day of the last reminder to the contractor (3 or 10), 0 before the first. Rule: CONV-14. */
  readonly remindedDay: number
  /** Sequence of the newest message, 0 when there is none. */
  readonly lastSequence: number
}

/** The two sides of a conversation, and the product itself. */
export type ConversationSide = 'employer' | 'contractor' | 'system'

/** A file of a message: the address that the product serves it at, and its name. */
export interface MessageFile {
  readonly url: string
  readonly name: string
}

/** A message. `sequence` counts up from 1 in its conversation and is the order everybody sees. Rule: CONV-40. */
export interface Message {
  readonly uuid: Uuid
  readonly conversationUuid: Uuid
  readonly sequence: number
  readonly kind: 'text' | 'system' | 'terms'
  readonly senderUuid: Uuid | null
  readonly body: string
  /** Address of the first file. */
  readonly doc: string | null
  /** All of them, five at most. Rule: CONV-37. */
  readonly docs: readonly MessageFile[]
  /** The sender's own id for it: a repeat with the same id is the same message. */
  readonly clientId: string | null
  readonly sentAt: Date
  /** When its sender wrote it anew, and when they took it back: a deleted one says nothing any more. Rule: CONV-43. */
  readonly editedAt: Date | null
  readonly deletedAt: Date | null
}

/** What the viewing company may be told about its contact with a candidate. Rule: CONV-18. */
export interface ContactState {
  readonly status: ConversationStatus
  /** When that status began. */
  readonly at: Date
  /** Name of the colleague who asked. */
  readonly by: string
  readonly canContactAgainAt: Date | null
  readonly conversationUuid: Uuid
}

/** How a search hit shows a contact: null unless it is pending or open. Rule: CONV-17. */
export type MessageStatus = 'pending' | 'active' | null
