import type { Currency, WorkplaceType } from '../profiles/index.ts'
import type { Uuid } from '../shared/index.ts'

/** The status of a contact request. Rule: CONV-2. */
export type ConversationStatus = 'pending' | 'active' | 'declined' | 'withdrawn' | 'expired' | 'closed' | 'blocked'

/** Why a contractor declines. Rule: CONV-4. */
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

/** The options of the offer form's "Opportunity". Rule: CONV-27. */
export type OfferOpportunity = 'Permanent' | 'Contract' | 'Permanent or Contract'

/**
 * An employer's offer. Rates are whole currency units per hour (rate) or per year (permRate); duration is in months; startDate is
 * YYYY-MM-DD. Rules: CONV-26, CONV-30, CONV-31.
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

/** Other terms that a contractor proposes with an acceptance. Rule: CONV-6. */
export interface ProposedTerms {
  readonly rate?: number
  readonly permRate?: number
  readonly duration?: number
  readonly startDate?: string
  readonly workplaceType?: WorkplaceType
  readonly note: string
}

/** A contact request, which becomes a conversation when it is accepted. Rule: CONV-1. */
export interface Conversation {
  readonly uuid: Uuid
  readonly companyUuid: Uuid
  readonly contractorUuid: Uuid
  /** The employer who sent the request; reassigned to an admin when they leave. */
  readonly senderUuid: Uuid
  readonly status: ConversationStatus
  readonly offer: Offer
  /** The path of the document that is attached to the offer, and its original name. */
  readonly doc: string | null
  readonly docName: string | null
  readonly declineReason: DeclineReason | null
  readonly declineNote: string | null
  readonly declineNoteShared: boolean
  readonly proposedTerms: ProposedTerms | null
  /** The side that closed or blocked it; only that side can reopen it. */
  readonly changedBy: ConversationSide | null
  readonly createdAt: Date
  /** When the current status began. */
  readonly statusAt: Date
  readonly expiresAt: Date
  /** Whether the company's team can read it too. Rule: CONV-56. */
  readonly shared: boolean
  /** Since when the contractor shares their address and number; null if they do not. Rule: CONV-55. */
  readonly contactSharedAt: Date | null
  /** Day of the last reminder to the contractor (3 or 10), 0 before the first. Rule: CONV-14. */
  readonly remindedDay: number
  /** Sequence of the newest message, 0 if there is none. */
  readonly lastSequence: number
}

/** The two sides of a conversation, and the system. */
export type ConversationSide = 'employer' | 'contractor' | 'system'

/** A file of a message: the path at which the product serves it, and its name. */
export interface MessageFile {
  readonly url: string
  readonly name: string
}

/** A message. `sequence` counts up from 1 in its conversation and defines the order. Rule: CONV-40. */
export interface Message {
  readonly uuid: Uuid
  readonly conversationUuid: Uuid
  readonly sequence: number
  readonly kind: 'text' | 'system' | 'terms'
  readonly senderUuid: Uuid | null
  readonly body: string
  /** Path of the first file. */
  readonly doc: string | null
  /** All files, at most five. Rule: CONV-37. */
  readonly docs: readonly MessageFile[]
  /** The client's id: a repeat with the same id is the same message. */
  readonly clientId: string | null
  readonly sentAt: Date
  /** When its sender edited it, and when they deleted it; a deleted message has no content. Rule: CONV-43. */
  readonly editedAt: Date | null
  readonly deletedAt: Date | null
}

/** What a company may see of its contact with a candidate. Rule: CONV-18. */
export interface ContactState {
  readonly status: ConversationStatus
  /** When that status began. */
  readonly at: Date
  /** Name of the colleague who sent the request. */
  readonly by: string
  readonly canContactAgainAt: Date | null
  readonly conversationUuid: Uuid
}

/** The contact shown on a search hit: null unless it is pending or active. Rule: CONV-17. */
export type MessageStatus = 'pending' | 'active' | null
