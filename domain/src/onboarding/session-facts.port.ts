import type { Company, TeamMember } from '../companies/index.ts'
import type { Account } from '../identity/index.ts'
import type { BillingDetails } from '../plans/index.ts'
import type { ContractorProfile } from '../profiles/index.ts'
import type { Uuid } from '../shared/index.ts'

/** Which mails a person wants. */
export interface MailPreferences {
  readonly system: boolean
  readonly newRequests: boolean
  readonly replies: boolean
}

/** An employer's place in their company. */
export interface Employment {
  readonly company: Company
  readonly member: TeamMember
  readonly billingDetails: BillingDetails | null
}

/** What a page needs at its start to know about an account. */
export interface SessionFacts {
  readonly account: Account
  /** The last event of the account's real-time channel, 0 before the first. */
  readonly channelSequence: number
  /** All mails by default. */
  readonly preferences: MailPreferences
  /** Whether two-step sign-in is on. */
  readonly twoFactor: boolean
  /** Contractors only. */
  readonly profile: ContractorProfile | null
  /** Employers only. */
  readonly employment: Employment | null
}

/** Reads the facts of one account in one snapshot; null if there is no such account. */
export interface SessionFactsView {
  get(accountUuid: Uuid): Promise<SessionFacts | null>
}
