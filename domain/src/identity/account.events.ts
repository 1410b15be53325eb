import type { Uuid } from '../shared/index.ts'

/** Events of accounts, sessions and credentials. */
export type AccountEvent =
  | {
      readonly type: 'account-registered'
      readonly accountUuid: Uuid
      /** Marketing attribution (utm_campaign, utm_source, utm_medium, gtm_debug), as far as known. */
      readonly attribution: Readonly<Record<string, string>>
    }
  | { readonly type: 'verification-requested'; readonly accountUuid: Uuid; readonly link: string }
  /** The verification mail was requested again; whether an account has the address is looked up when the mail is sent. */
  | { readonly type: 'verification-mail-requested'; readonly email: string }
  | { readonly type: 'email-verified'; readonly accountUuid: Uuid }
  | {
      readonly type: 'session-started'
      readonly accountUuid: Uuid
      readonly userAgent: string
      readonly newDevice: boolean
    }
  | { readonly type: 'session-ended'; readonly accountUuid: Uuid }
  /** A reset link was requested; whether an account has the address is looked up when the mail is sent. */
  | { readonly type: 'password-reset-requested'; readonly email: string }
  | { readonly type: 'password-changed'; readonly accountUuid: Uuid }
  | {
      readonly type: 'email-change-requested'
      readonly accountUuid: Uuid
      readonly changeUuid: Uuid
      readonly email: string
    }
  | {
      readonly type: 'email-changed'
      readonly accountUuid: Uuid
      readonly from: string
      readonly to: string
      /** Whether the old address was verified, and so can be taken back. Rule: IDEN-47. */
      readonly restorable: boolean
    }
  | { readonly type: 'mobile-changed'; readonly accountUuid: Uuid }
  /** So many wrong codes were typed for an account that further ones have to wait. */
  | { readonly type: 'codes-guessed'; readonly accountUuid: Uuid }
  /** A passkey was added or removed; `name` is the one that its owner gave it. */
  | {
      readonly type: 'passkey-changed'
      readonly accountUuid: Uuid
      readonly name: string
      readonly added: boolean
    }
  | { readonly type: 'two-factor-changed'; readonly accountUuid: Uuid; readonly on: boolean }
  /** A provider such as Google, by its label, can sign in to the account from now on, or no longer. */
  | {
      readonly type: 'sign-in-provider-changed'
      readonly accountUuid: Uuid
      readonly provider: string
      readonly connected: boolean
    }
