import type { ExpiringKind } from './expired-data.port.ts'

/** What a row is about: the account and its security, work, companies and money, or operations. */
export type RetentionGroup = 'account' | 'work' | 'money' | 'operations'

/** One row of the retention table: what is stored, for how long, and why, as shown to users. */
export interface RetentionRule {
  readonly key: string
  readonly group: RetentionGroup
  readonly what: string
  readonly duration: string
  readonly why: string
  /** Removed that many days after its instant (creation, request or expiry); absent if something else removes it. */
  readonly sweep?: { readonly kind: ExpiringKind; readonly days: number }
}
