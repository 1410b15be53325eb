import type { Uuid } from '../../shared/index.ts'

/** A reset link that is out. The token itself is never kept. Rule: IDEN-29. */
export interface PasswordReset {
  readonly tokenHash: string
  readonly accountUuid: Uuid
  /** The address that the link went to. */
  readonly email: string
  readonly expiresAt: Date
}

export interface PasswordResetRepository {
  /** Adding the same again changes nothing. */
  add(reset: PasswordReset): Promise<void>
  find(tokenHash: string): Promise<PasswordReset | null>
  /** Takes the link away; false where it was gone already, so that of two at once one alone uses it. */
  consume(tokenHash: string): Promise<boolean>
  removeAll(accountUuid: Uuid): Promise<void>
}
