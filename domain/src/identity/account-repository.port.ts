import type { Uuid } from '../shared/index.ts'
import type { Account, Session, UserType } from './account.ts'

/**
 * Stores accounts. Addresses are compared in lower case. Accounts are saved whole: read with `findForUpdate` before `save`, so that no
 * concurrent change is lost.
 */
export interface AccountRepository {
  find(uuid: Uuid): Promise<Account | null>
  /** Locks the row until the transaction ends; only inside a unit of work. */
  findForUpdate(uuid: Uuid): Promise<Account | null>
  findByEmail(email: string): Promise<Account | null>
  /**
   * The accounts of a user type (null for both) that are verified, not suspended and not being deleted, ordered by uuid: at most `limit` of those
   * after a uuid.
   */
  listActive(userType: UserType | null, after: Uuid | null, limit: number): Promise<readonly Uuid[]>
  /** How many of those there are. */
  countActive(userType: UserType | null): Promise<number>
  /** 'email-taken' if another account has the address (a unique index decides). */
  add(account: Account): Promise<'added' | 'email-taken'>
  save(account: Account): Promise<void>
  /** Changes the address of an account; 'email-taken' if another account has it (a unique index decides), and nothing is changed. */
  changeEmail(uuid: Uuid, email: string): Promise<'changed' | 'email-taken'>
}

/** Stores the sessions of signed-in devices. */
export interface SessionRepository {
  add(session: Session): Promise<void>
  findByTokenHash(tokenHash: string): Promise<Session | null>
  find(uuid: Uuid): Promise<Session | null>
  /** The most recently used first, at most 100. */
  list(accountUuid: Uuid): Promise<readonly Session[]>
  touch(uuid: Uuid, lastSeenAt: Date): Promise<void>
  setAuthenticatedAt(uuid: Uuid, at: Date): Promise<void>
  remove(uuid: Uuid): Promise<void>
  /** Ends a session of this account; false if the account has no such session. */
  removeOwned(accountUuid: Uuid, uuid: Uuid): Promise<boolean>
  removeAll(accountUuid: Uuid): Promise<number>
  /** Ends all sessions but one; returns how many. */
  removeAllExcept(accountUuid: Uuid, keptUuid: Uuid): Promise<number>
}

/**
 * Records requests for verification mails, to limit them to one a minute and five a day. Recorded by address whether or not an account has
 * it, so that the limit does not reveal who has an account. Rule: IDEN-26.
 */
export interface VerificationMailLog {
  /** Instants of the requests since then, newest first. Inside a unit of work this locks the address, so that two concurrent requests send one mail. */
  listSince(email: string, since: Date): Promise<readonly Date[]>
  add(email: string, at: Date): Promise<void>
}

/** The limit of failed attempts in a window. */
export interface FailureLimit {
  readonly at: Date
  readonly since: Date
  /** For the account and the network. */
  readonly max: number
  /** For the network, over all accounts. */
  readonly maxOfNetwork: number
}

/** An attempt that counts as failed until it is discarded; `id` is null, with the oldest failure, if the limit is reached. */
export type StartedAttempt = { readonly id: string } | { readonly id: null; readonly oldest: Date }

/** Records failed logins and password checks by account and client network (`toClientNetwork`). Rules: IDEN-10, IDEN-44. */
export interface LoginFailureLog {
  /** Counts an attempt as failed unless a limit is reached; concurrent attempts of a network are serialised. */
  start(email: string, network: string, limit: FailureLimit): Promise<StartedAttempt>
  /** Removes an attempt that did not fail. */
  discard(id: string): Promise<void>
  /** Removes all attempts of a pair, after a success. */
  clear(email: string, network: string): Promise<void>
  /** Removes all attempts of an account, after its password was reset. */
  clearAll(email: string): Promise<void>
}

/** Records the devices that an account has signed in on, by `deviceName`; they stay known when their sessions end. Rule: IDEN-12. */
export interface KnownDevices {
  /** 'first' for the first device of an account, 'new' for a further one, 'known' for one that was seen before. */
  record(accountUuid: Uuid, device: string, at: Date): Promise<'first' | 'new' | 'known'>
}
