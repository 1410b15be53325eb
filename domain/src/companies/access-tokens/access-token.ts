import type { Uuid } from '../../shared/index.ts'
import { maxLength, maxValue, minValue, required, type Rule } from '../../shared/index.ts'

/** What a token may read: each scope opens the fields of the GraphQL API that belong to it. Rule: API-42. */
export const TOKEN_SCOPES = ['profile', 'company', 'candidates', 'conversations', 'notifications', 'billing'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** Scopes of which a company's service has a use: it is no person with a profile and notifications. Rule: API-44. */
export const SERVICE_SCOPES: readonly TokenScope[] = ['company', 'candidates', 'conversations', 'billing']

/** Days that a token lasts at most. Rule: API-41. */
export const TOKEN_DAYS_MAX = 366
/** Tokens of a person, and of a company's services, at most. Rule: API-41. */
export const TOKENS_MAX = 20
export const TOKEN_NAME_MAX_LENGTH = 100

/** A token's secret begins with this, so that scanners of leaked secrets and people recognise it. */
export const TOKEN_PREFIX = 'ght_'

/** The rules of a new token's form. Rule: API-41. */
export const tokenRules = {
  name: [required, maxLength(TOKEN_NAME_MAX_LENGTH)],
  days: [minValue(1), maxValue(TOKEN_DAYS_MAX)],
} as const satisfies Readonly<Record<string, readonly Rule<unknown>[]>>

/**
 * A token for programs. A personal one acts for its account, as far as its scopes allow; that of a service for its company, and stays when
 * the admin who made it leaves. Only the hash of the secret is stored. Rules: API-41, API-43, API-44.
 */
export interface AccessToken {
  readonly uuid: Uuid
  readonly name: string
  /** Whose personal token it is; null for that of a service. */
  readonly accountUuid: Uuid | null
  /** Whose service it is for; null for a personal token. */
  readonly companyUuid: Uuid | null
  readonly tokenHash: string
  readonly scopes: readonly TokenScope[]
  readonly createdAt: Date
  readonly expiresAt: Date
  /** To the minute; null before the first use. */
  readonly lastUsedAt: Date | null
}
