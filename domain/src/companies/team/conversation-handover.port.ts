import type { Uuid } from '../../shared/index.ts'

/** A conversation that somebody of a company holds. */
export interface ReassignableConversation {
  readonly uuid: Uuid
  readonly status: string
}

/** What passes to a colleague, with the system line that some of it gets. */
export interface Handover {
  readonly conversationUuids: readonly Uuid[]
  readonly messages: readonly { readonly uuid: Uuid; readonly conversationUuid: Uuid }[]
  readonly text: string
  readonly at: Date
}

/** Hands the conversations of a leaving member over, inside the transaction that removes the member. Rules: COMP-18, COMP-19. */
export interface ConversationHandover {
  /** Those of a sender that may still come to something: pending, open, closed, declined or expired. Locks them. */
  listReassignable(companyUuid: Uuid, senderUuid: Uuid): Promise<readonly ReassignableConversation[]>
  /** Makes somebody else the sender of these. */
  reassign(senderUuid: Uuid, handover: Handover): Promise<void>
}
