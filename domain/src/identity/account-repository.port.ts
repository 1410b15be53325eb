import type { Uuid } from '../shared/index.ts'
import type { Account, Session } from './account.ts'

/**
 * Accounts, by id and by address (addresses are compared in lower case). Accounts are saved whole: inside a unit of work `find` locks the
 * row, so that two changes at once both stand.
 */
export interface AccountRepository {
  find(uuid: Uuid): Promise<Account | null>
  findByEmail(email: string): Promise<Account | null>
  /** 'email-taken' where the address belongs to somebody (a unique index decides). */
  add(account: Account): Promise<'added' | 'email-taken'>
  save(account: Account): Promise<void>
  /** Gives the account another address; 'email-taken' where it belongs to somebody (a unique index decides), and nothing has changed. */
  changeEmail(uuid: Uuid, email: string): Promise<'changed' | 'email-taken'>
}

/** Signed-in devices. */
export interface SessionRepository {
  add(session: Session): Promise<void>
  findByTokenHash(tokenHash: string): Promise<Session | null>
  find(uuid: Uuid): Promise<Session | null>
  /** The last used first, a hundred at most. */
  list(accountUuid: Uuid): Promise<readonly Session[]>
  touch(uuid: Uuid, lastSeenAt: Date): Promise<void>
  remove(uuid: Uuid): Promise<void>
  /** Ends a session of this account; false where it has none of that id. */
  removeOwned(accountUuid: Uuid, uuid: Uuid): Promise<boolean>
  removeAll(accountUuid: Uuid): Promise<number>
  /** Ends all but one; answers how many. */
  removeAllExcept(accountUuid: Uuid, keptUuid: Uuid): Promise<number>
}

/**
 * Verification mails that were asked for, to limit them: one a minute, five a day. Kept by address, known or not, so that the
 * limit tells nobody who has an account. Rule: IDEN-26.
 */
export interface VerificationMailLog {
  /** Instants since then, newest first. */
  listSince(email: string, since: Date): Promise<readonly Date[]>
  add(email: string, at: Date): Promise<void>
}

/** How many failures may stand. */
export interface FailureLimit {
  readonly at: Date
  readonly since: Date
  readonly max: number
}

/** An attempt that counts as failed from now on, or null with the oldest of the failures that are too many. */
export type StartedAttempt = { readonly id: string } | { readonly id: null; readonly oldest: Date }

/** Failed attempts of an account and address pair, logins among them: five in 15 minutes. Rule: IDEN-10. */
export interface LoginFailureLog {
  /** Counts an attempt as failed unless `max` stand already; attempts at once are counted one after another. */
  start(email: string, address: string, limit: FailureLimit): Promise<StartedAttempt>
  /** Forgets one attempt that did not fail. */
  discard(id: string): Promise<void>
  /** Forgets all of a pair, after a success. */
  clear(email: string, address: string): Promise<void>
  /** Forgets all of an account, after its password was reset. */
  clearAll(email: string): Promise<void>
}

/** Devices that somebody has signed in on, in the words of `deviceOf`; they stay known when their sessions end. Rule: IDEN-12. */
export interface KnownDevices {
  /** 'first' for the first device of an account, 'new' for another one, 'known' where it was seen before. */
  record(accountUuid: Uuid, device: string, at: Date): Promise<'first' | 'new' | 'known'>
}
