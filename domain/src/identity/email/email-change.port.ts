import type { Uuid } from '../../shared/index.ts'

/** A change of address that waits for its code. One per account; a new one replaces it. Rule: IDEN-33. */
export interface EmailChange {
  readonly accountUuid: Uuid
  /** The seed of the code. */
  readonly uuid: Uuid
  readonly email: string
  readonly codeHash: string
  /** Wrong attempts so far. */
  readonly attempts: number
  readonly expiresAt: Date
}

/** Changed only while the account is held (`accounts.find` inside the unit of work). */
export interface EmailChangeRepository {
  find(accountUuid: Uuid): Promise<EmailChange | null>
  save(change: EmailChange): Promise<void>
  remove(accountUuid: Uuid): Promise<void>
}
