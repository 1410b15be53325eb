import type { Uuid } from '../../shared/index.ts'

/** A conversation of a company's member. */
export interface ReassignableConversation {
  readonly uuid: Uuid
  readonly status: string
}

/** Conversations that pass to a colleague, and the system message that some of them get. */
export interface Handover {
  readonly conversationUuids: readonly Uuid[]
  readonly messages: readonly { readonly uuid: Uuid; readonly conversationUuid: Uuid }[]
  readonly text: string
  readonly at: Date
}

/** Reassigns the conversations of a leaving member, inside the transaction that removes the member. Rules: COMP-18, COMP-19. */
export interface ConversationHandover {
  /** The sender's conversations that can still continue: pending, active, closed, declined or expired. Locks them. */
  listReassignableForUpdate(companyUuid: Uuid, senderUuid: Uuid): Promise<readonly ReassignableConversation[]>
  /** Makes somebody else the sender of these conversations. */
  reassign(senderUuid: Uuid, handover: Handover): Promise<void>
}
