import type { Uuid } from '../../shared/index.ts'

/** An address that waits for its code. One an account; a new one takes the old one's place. Rule: IDEN-33. */
export interface EmailChange {
  readonly accountUuid: Uuid
  /** The seed of the code. */
  readonly uuid: Uuid
  readonly email: string
  readonly codeHash: string
  /** Wrong codes so far. */
  readonly attempts: number
  readonly expiresAt: Date
}

/** Changed only while the account is held (`accounts.find` inside the unit of work). */
export interface EmailChangeRepository {
  find(accountUuid: Uuid): Promise<EmailChange | null>
  save(change: EmailChange): Promise<void>
  remove(accountUuid: Uuid): Promise<void>
}
