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
}

/** Signed-in devices. */
export interface SessionRepository {
  add(session: Session): Promise<void>
  findByTokenHash(tokenHash: string): Promise<Session | null>
  list(accountUuid: Uuid): Promise<readonly Session[]>
  touch(uuid: Uuid, lastSeenAt: Date): Promise<void>
  remove(uuid: Uuid): Promise<void>
  removeAllOf(accountUuid: Uuid): Promise<number>
}

/**
 * Verification mails that were asked for, to limit them: one a minute, five a day. Kept by address, known or not, so that the
 * limit tells nobody who has an account. Source: D3.
 */
export interface VerificationMailLog {
  /** Instants since then, newest first. */
  listSince(email: string, since: Date): Promise<readonly Date[]>
  add(email: string, at: Date): Promise<void>
}

/** Failed logins for an account and address pair: five in 15 minutes. Source: D3. */
export interface LoginFailureLog {
  /** Instants since then, newest first. */
  listSince(email: string, address: string, since: Date): Promise<readonly Date[]>
  add(email: string, address: string, at: Date): Promise<void>
  clear(email: string, address: string): Promise<void>
}
