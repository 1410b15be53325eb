import type { Uuid } from '../shared/index.ts'
import type { Conversation, Message, Offer } from './conversation.ts'

/** A change of the sender of conversations. */
export interface ConversationReassignment {
  readonly conversationUuids: readonly Uuid[]
  /** The system messages about it, each with its own id. */
  readonly messages: readonly { readonly uuid: Uuid; readonly conversationUuid: Uuid }[]
  readonly text: string
  readonly at: Date
}

/** Stores conversations and messages. Changes read with `findForUpdate`, so that only one of two concurrent answers succeeds. */
export interface ConversationRepository {
  find(uuid: Uuid): Promise<Conversation | null>
  /** Locks the row until the transaction ends; only inside a unit of work. */
  findForUpdate(uuid: Uuid): Promise<Conversation | null>
  /** Whether the contractor's account is not erased, and the company still has members. False for unknown ones. Rule: CONV-73. */
  hasBothSides(uuid: Uuid): Promise<boolean>
  /** 'duplicate' if the company and the contractor already have a pending or active one (a unique index decides). */
  add(conversation: Conversation): Promise<'added' | 'duplicate'>
  /**
   * Writes everything except `lastSequence`, which only `addMessage` changes. 'duplicate' if it would become a second pending or active one
   * of the same company and contractor.
   */
  save(conversation: Conversation): Promise<'saved' | 'duplicate'>
  /** The pending or active one, else the newest. */
  findLatest(companyUuid: Uuid, contractorUuid: Uuid): Promise<Conversation | null>
  /** All conversations of a company with a contractor, newest first. */
  listBetween(companyUuid: Uuid, contractorUuid: Uuid): Promise<readonly Conversation[]>
  /** The offer that this member wrote last, also if a colleague has taken the conversation over; null if they never wrote one. */
  findLastOffer(authorUuid: Uuid): Promise<Offer | null>
  /**
   * Counts the requests that a member wrote, also if a colleague has taken them over, and those of their company since that instant, for the
   * daily caps. Rule: CONV-24.
   */
  countStartedSince(
    authorUuid: Uuid,
    companyUuid: Uuid,
    since: Date,
  ): Promise<{ readonly bySender: number; readonly byCompany: number }>
  /** Pending conversations with `expiresAt` at or before now, oldest first. */
  listExpired(now: Date, limit: number): Promise<readonly Conversation[]>
  /** Pending, unexpired conversations that were created at least `day` days ago and last reminded on an earlier day, oldest first. */
  listReminderDue(day: number, now: Date, limit: number): Promise<readonly Conversation[]>
  /** The sender's conversations that can still continue: pending, active, closed, declined or expired. Locks them. */
  listReassignableForUpdate(companyUuid: Uuid, senderUuid: Uuid): Promise<readonly Conversation[]>
  /** Changes the sender of these conversations and adds a system message to some of them, in two statements. Rule: COMP-18. */
  reassign(senderUuid: Uuid, reassignment: ConversationReassignment): Promise<void>
  findMessage(uuid: Uuid): Promise<Message | null>
  findMessageByClientId(conversationUuid: Uuid, senderUuid: Uuid, clientId: string): Promise<Message | null>
  /**
   * Assigns the conversation's next sequence to the message, writes it, updates `lastSequence` and the sender's read mark, and unarchives
   * the conversation for everybody. `removesDraft`: the sender's draft in the conversation is removed.
   */
  addMessage(message: Omit<Message, 'sequence'>, options?: { readonly removesDraft?: boolean }): Promise<Message>
  /** Updates an existing message; its sequence and sender do not change. */
  saveMessage(message: Message): Promise<void>
  /** Moves a reader's read mark forward, never back; false if it is unchanged. */
  markRead(conversationUuid: Uuid, accountUuid: Uuid, sequence: number): Promise<boolean>
  setArchived(conversationUuid: Uuid, accountUuid: Uuid, archived: boolean): Promise<void>
}
