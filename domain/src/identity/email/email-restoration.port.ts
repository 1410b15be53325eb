import type { Uuid } from '../../shared/index.ts'

/** A link that takes an address back after it was changed. Only the hash of its token is stored. Rule: IDEN-47. */
export interface EmailRestoration {
  readonly tokenHash: string
  readonly accountUuid: Uuid
  /** The address before the change. */
  readonly email: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Stores links that take back an address. Write only with the account locked by `AccountRepository.findForUpdate`. */
export interface EmailRestorationRepository {
  add(restoration: EmailRestoration): Promise<void>
  find(tokenHash: string): Promise<EmailRestoration | null>
  /** Removes the links of an account that were created at or after an instant: an earlier link outlives later changes. */
  removeSince(accountUuid: Uuid, createdAt: Date): Promise<void>
}
