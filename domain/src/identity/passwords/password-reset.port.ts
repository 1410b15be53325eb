import type { Uuid } from '../../shared/index.ts'

/** An open reset link. Only the hash of its token is stored. Rule: IDEN-29. */
export interface PasswordReset {
  readonly tokenHash: string
  readonly accountUuid: Uuid
  /** The address that the link was sent to. */
  readonly email: string
  readonly expiresAt: Date
}

export interface PasswordResetRepository {
  /** Idempotent. */
  add(reset: PasswordReset): Promise<void>
  find(tokenHash: string): Promise<PasswordReset | null>
  /** Removes the link; false if it was used already, so that only one of two concurrent calls uses it. */
  consume(tokenHash: string): Promise<boolean>
  removeAll(accountUuid: Uuid): Promise<void>
}
