import type { Uuid } from '../shared/index.ts'

/** A conversation that somebody of a company holds. */
export interface HeldConversation {
  readonly uuid: Uuid
  readonly status: string
}

/** What passes to a colleague, with the system line that some of it gets. */
export interface Handover {
  readonly conversationUuids: readonly Uuid[]
  readonly lines: readonly { readonly uuid: Uuid; readonly conversationUuid: Uuid }[]
  readonly words: string
  readonly at: Date
}

/** Hands the conversations of a leaving member over, inside the transaction that removes the member. Rules: COMP-18, COMP-19. */
export interface ConversationHandover {
  /** Those of a sender that may still come to something: pending, open, closed, declined or expired. Locks them. */
  listHeldBy(companyUuid: Uuid, senderUuid: Uuid): Promise<readonly HeldConversation[]>
  /** Makes somebody else the sender of these. */
  passTo(senderUuid: Uuid, handover: Handover): Promise<void>
}
