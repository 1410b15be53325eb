import type { Uuid } from '../shared/index.ts'

/** What happens to accounts, sessions and credentials. */
export type AccountEvent =
  | {
      readonly type: 'account-registered'
      readonly accountUuid: Uuid
      /** Where the person came from (utm_campaign, utm_source, utm_medium, gtm_debug), as far as it is known. */
      readonly attribution: Readonly<Record<string, string>>
    }
  | { readonly type: 'verification-requested'; readonly accountUuid: Uuid; readonly link: string }
  | { readonly type: 'email-verified'; readonly accountUuid: Uuid }
  | {
      readonly type: 'session-started'
      readonly accountUuid: Uuid
      readonly userAgent: string
      readonly newDevice: boolean
    }
  | { readonly type: 'session-ended'; readonly accountUuid: Uuid }
  /** Somebody asked for a reset link; whether the address is known is found out when the mail is due. */
  | { readonly type: 'password-reset-requested'; readonly email: string }
  | { readonly type: 'password-changed'; readonly accountUuid: Uuid }
  | {
      readonly type: 'email-change-requested'
      readonly accountUuid: Uuid
      readonly changeUuid: Uuid
      readonly email: string
    }
  | { readonly type: 'email-changed'; readonly accountUuid: Uuid; readonly from: string; readonly to: string }
  | { readonly type: 'mobile-changed'; readonly accountUuid: Uuid }
  | { readonly type: 'two-factor-changed'; readonly accountUuid: Uuid; readonly on: boolean }
