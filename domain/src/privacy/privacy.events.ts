import type { Uuid } from '../shared/index.ts'

/** Events of data exports and account deletions. */
export type PrivacyEvent =
  | {
      readonly type: 'account-deletion-requested'
      readonly accountUuid: Uuid
      /** ISO 8601 UTC */
      readonly deletesAt: string
    }
  | { readonly type: 'account-restored'; readonly accountUuid: Uuid }
  /** The account is erased already, so the event carries what the last mail needs. */
  | {
      readonly type: 'account-erased'
      readonly accountUuid: Uuid
      readonly email: string
      readonly firstName: string
      /** Whether an operator had suspended the account; absent in events of earlier versions. */
      readonly suspended?: boolean
    }
  | { readonly type: 'company-closing'; readonly companyUuid: Uuid }
  | {
      readonly type: 'data-export-ready'
      readonly accountUuid: Uuid
      readonly exportUuid: Uuid
      /** ISO 8601 UTC */
      readonly expiresAt: string
    }
