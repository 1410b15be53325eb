import type { Uuid } from '../../shared/index.ts'
import type { Account, Session, TeamRole } from '../account.ts'

/** A session with what decides about its holder, as of one instant. */
export interface SessionHolder {
  readonly session: Pick<Session, 'uuid' | 'accountUuid' | 'expiresAt' | 'lastSeenAt'>
  readonly account: Pick<Account, 'uuid' | 'userType' | 'emailVerifiedAt' | 'suspendedAt' | 'deletionRequestedAt'>
  /** The company of an employer and their role in it. */
  readonly member: { readonly companyUuid: Uuid; readonly role: TeamRole } | null
}

/** Reads who holds a session with one question: it comes before every call. */
export interface SessionHolders {
  findByTokenHash(tokenHash: string): Promise<SessionHolder | null>
  find(sessionUuid: Uuid): Promise<SessionHolder | null>
  /** In any order, without those that do not exist. */
  list(sessionUuids: readonly Uuid[]): Promise<readonly SessionHolder[]>
}
