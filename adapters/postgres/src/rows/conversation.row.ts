import type { Conversation, Offer, ProposedTerms } from '@guildhall/domain/conversations'
import { Model } from 'objection'

/** A row of `conversations`; the offer and proposed terms are stored as JSON. */
export class ConversationRow extends Model {
  static override readonly tableName = 'conversations'
  static override readonly idColumn = 'uuid'
  declare uuid: string
  declare companyUuid: string
  declare contractorUuid: string
  declare senderUuid: string
  declare status: Conversation['status']
  declare offer: Offer
  declare doc: string | null
  declare docName: string | null
  declare declineReason: Conversation['declineReason']
  declare declineNote: string | null
  declare declineNoteShared: boolean
  declare proposedTerms: ProposedTerms | null
  declare changedBy: Conversation['changedBy']
  declare createdAt: Date
  declare statusAt: Date
  declare expiresAt: Date
  declare shared: boolean
  declare contactSharedAt: Date | null
  declare remindedDay: number
  declare lastSequence: number
  /** Time of the latest status change or message: inboxes are ordered by it. */
  declare activityAt: Date
  /** Who wrote the offer; stays when the sender changes. */
  declare offeredBy: string | null
  /** When the contractor first accepted or declined. */
  declare answeredAt: Date | null
}
