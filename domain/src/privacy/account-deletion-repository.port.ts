import type { Uuid } from '../shared/index.ts'

/** The queries and changes of an account's deletion, inside a unit of work. Rule: PRIV-6. */
export interface AccountDeletionRepository {
  /**
   * Pending and active conversations of a person, as contractor or as sender. Locks them and those that could still be opened, so that none of
   * them is opened meanwhile. Rule: CONV-73.
   */
  listOpenConversations(accountUuid: Uuid): Promise<readonly Uuid[]>
  /** The same of a company. */
  listOpenCompanyConversations(companyUuid: Uuid): Promise<readonly Uuid[]>
  /** Accounts whose deletion was requested at or before that instant and that are not erased yet, suspended ones too, oldest first. */
  listDue(requestedBy: Date, limit: number): Promise<readonly Uuid[]>
  /** Accounts that `canRemoveUnverified` admits for that instant, oldest first. */
  listUnverified(createdBy: Date, limit: number): Promise<readonly Uuid[]>
  /** Whether this person has asked, by deleting their account, for that company to be closed (the audit log says so). */
  isClosingRequested(companyUuid: Uuid, accountUuid: Uuid): Promise<boolean>
  /** Reassigns the company image to another admin, so that it is not removed with the account. */
  reassignCompanyImages(accountUuid: Uuid): Promise<void>
  /** The stored names of a person's uploaded files and data exports. */
  listFileNames(accountUuid: Uuid): Promise<readonly string[]>
  /**
   * Erases all data of an account and leaves an anonymous row for conversations: 'Deleted user', without address, number, picture or
   * credentials. Messages keep their text, not their files. No conversation shows contact details of theirs any more.
   */
  erase(accountUuid: Uuid): Promise<void>
  /** Removes a company's open invites and its details; its name remains for its conversations. */
  closeCompany(companyUuid: Uuid): Promise<void>
  /**
   * Removes an account with all its data, and its company if it has no other members. A company with invoices, subscriptions or
   * conversations is closed instead (`closeCompany`).
   */
  remove(accountUuid: Uuid): Promise<void>
}
