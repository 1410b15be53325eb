import type { Uuid } from '../shared/index.ts'

/** Which mails a person wants. */
export interface MailPreferences {
  readonly system: boolean
  readonly newRequests: boolean
  readonly replies: boolean
}

/** The facts about an account, besides the account itself, that a page needs at its start. */
export interface SessionFacts {
  /** The last event of the account's real-time channel, 0 before the first. */
  readonly channelSequence: number
  /** All mails by default. */
  readonly preferences: MailPreferences
  /** Whether two-step sign-in is on. */
  readonly twoFactor: boolean
}

/** Reads the facts of one account in one snapshot. */
export interface SessionFactsView {
  get(accountUuid: Uuid): Promise<SessionFacts>
}
