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

/** Stores changes of address. Write only with the account locked by `AccountRepository.findForUpdate`. */
export interface EmailChangeRepository {
  find(accountUuid: Uuid): Promise<EmailChange | null>
  save(change: EmailChange): Promise<void>
  remove(accountUuid: Uuid): Promise<void>
}
