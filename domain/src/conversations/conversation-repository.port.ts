import type { Uuid } from '../shared/index.ts'
import type { Conversation, Message } from './conversation.ts'

/** Conversations that change hands. */
export interface ConversationReassignment {
  readonly conversationUuids: readonly Uuid[]
  /** The messages that say so, each with an id of its own. */
  readonly messages: readonly { readonly uuid: Uuid; readonly conversationUuid: Uuid }[]
  readonly text: string
  readonly at: Date
}

/** Conversations inside a unit of work. `find` locks the row, so that two answers to one request cannot both win. */
export interface ConversationRepository {
  find(uuid: Uuid): Promise<Conversation | null>
  /** 'duplicate' where the company and the contractor already have a pending or active one (a unique index decides). */
  add(conversation: Conversation): Promise<'added' | 'duplicate'>
  /**
   * Writes everything but `lastSequence`, which `addMessage` alone moves. 'duplicate' where it would become a second pending
   * or active one of the same company and contractor.
   */
  save(conversation: Conversation): Promise<'saved' | 'duplicate'>
  /** The pending or active one, else the newest. */
  findLatest(companyUuid: Uuid, contractorUuid: Uuid): Promise<Conversation | null>
  /** All of a company with a contractor, newest first. */
  listBetween(companyUuid: Uuid, contractorUuid: Uuid): Promise<readonly Conversation[]>
  /** Requests of a seat and of its company since that instant, for the daily caps. Rule: CONV-24. */
  countStartedSince(
    senderUuid: Uuid,
    companyUuid: Uuid,
    since: Date,
  ): Promise<{ readonly bySender: number; readonly byCompany: number }>
  /** Pending ones with `expiresAt` at or before now, oldest first. */
  listExpired(now: Date, limit: number): Promise<readonly Conversation[]>
  /** Pending ones that live, were made at least `day` days ago and were last reminded on an earlier day, oldest first. */
  listReminderDue(day: number, now: Date, limit: number): Promise<readonly Conversation[]>
  /** Those of a sender at a company that may still come to something: pending, open, closed, declined or expired. Locks them. */
  listReassignable(companyUuid: Uuid, senderUuid: Uuid): Promise<readonly Conversation[]>
  /** Makes somebody else the sender of these, and writes a system line into some of them; two statements however many. Rule: COMP-18. */
  reassign(senderUuid: Uuid, reassignment: ConversationReassignment): Promise<void>
  findMessage(uuid: Uuid): Promise<Message | null>
  findMessageByClientId(conversationUuid: Uuid, senderUuid: Uuid, clientId: string): Promise<Message | null>
  /**
   * Gives the message the conversation's next sequence, writes it, moves `lastSequence` and the sender's read mark, and
   * unarchives the conversation for everybody.
   */
  addMessage(message: Omit<Message, 'sequence'>): Promise<Message>
  /** Writes a message that stands already; its place and sender stay. */
  saveMessage(message: Message): Promise<void>
  /** Moves a reader's mark forward, never back; false where it stood there or further already. */
  markRead(conversationUuid: Uuid, accountUuid: Uuid, sequence: number): Promise<boolean>
  setArchived(conversationUuid: Uuid, accountUuid: Uuid, archived: boolean): Promise<void>
}
