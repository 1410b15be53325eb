import type { Uuid } from '../shared/index.ts'

/** Events of companies, their teams and invites. */
export type CompanyEvent =
  | { readonly type: 'company-changed'; readonly companyUuid: Uuid }
  | { readonly type: 'trial-notice'; readonly companyUuid: Uuid; readonly notice: 'ending' | 'ended' | 'used-up' }
  | {
      readonly type: 'member-role-changed'
      readonly companyUuid: Uuid
      readonly companyName: string
      readonly accountUuid: Uuid
      readonly byAccountUuid: Uuid
      readonly from: string
      readonly to: string
    }
  | {
      readonly type: 'member-removed'
      readonly companyUuid: Uuid
      readonly companyName: string
      readonly accountUuid: Uuid
      readonly memberName: string
      /** Equals `accountUuid` if the member left by themselves. */
      readonly byAccountUuid: Uuid
      /** The admin who took over the conversations; null if the company was closed. */
      readonly toAccountUuid: Uuid | null
    }
  | {
      readonly type: 'member-joined'
      readonly companyUuid: Uuid
      readonly companyName: string
      readonly accountUuid: Uuid
      readonly memberName: string
      readonly invitedByUuid: Uuid | null
    }
  | {
      readonly type: 'conversation-passed'
      readonly conversationUuid: Uuid
      readonly fromAccountUuid: Uuid
      readonly toAccountUuid: Uuid
    }
  | {
      readonly type: 'invite-sent'
      readonly companyUuid: Uuid
      readonly companyName: string
      readonly inviteUuid: Uuid
      readonly email: string
      readonly role: string
      readonly inviterName: string
      /** The seed of the link's secret. */
      readonly secretUuid: Uuid
      /** ISO 8601 UTC */
      readonly expiresAt: string
    }
  | {
      readonly type: 'invite-renewal-asked'
      readonly companyUuid: Uuid
      readonly companyName: string
      readonly inviteUuid: Uuid
      readonly email: string
      readonly adminUuids: readonly Uuid[]
    }
  /** A personal access token was made; `name` is the one that its owner gave it. */
  | { readonly type: 'access-token-made'; readonly accountUuid: Uuid; readonly name: string }
