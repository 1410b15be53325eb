import type { Uuid } from '../shared/index.ts'

/** What the end of an account needs to know and to do, inside a unit of work. Rule: PRIV-6. */
export interface AccountDeletionRepository {
  /** Pending and active conversations that somebody takes part in, as contractor or as sender. */
  listOpenConversations(accountUuid: Uuid): Promise<readonly Uuid[]>
  listOpenCompanyConversations(companyUuid: Uuid): Promise<readonly Uuid[]>
  /** Accounts whose deletion was asked for at or before that instant and that are not erased yet, oldest first. */
  listDue(requestedBy: Date, limit: number): Promise<readonly Uuid[]>
  /** Accounts that were made at or before that instant and never verified, oldest first; none whose company pays. */
  listUnverified(createdBy: Date, limit: number): Promise<readonly Uuid[]>
  /** Gives the image of a company that goes on to another of its admins, so that it stays. */
  reassignCompanyImages(accountUuid: Uuid): Promise<void>
  /** The names in the store of the files that somebody uploaded, and of the copies of their data. */
  listFileNames(accountUuid: Uuid): Promise<readonly string[]>
  /**
   * Takes away all that an account has and leaves the shell that conversations refer to: 'Deleted user', without address, number, picture or
   * a way in. Messages keep their words, not their files.
   */
  erase(accountUuid: Uuid): Promise<void>
  /** Takes the open invites of a company away, and its own details; its name stays beside its conversations. */
  closeCompany(companyUuid: Uuid): Promise<void>
  /** Takes an account away with all that it has, and its company where nobody is left in it. */
  remove(accountUuid: Uuid): Promise<void>
}
