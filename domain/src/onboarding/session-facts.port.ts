import type { Uuid } from '../shared/index.ts'

/** What somebody wants mail about. */
export interface MailPreferences {
  readonly system: boolean
  readonly newRequests: boolean
  readonly replies: boolean
}

/** What a page that starts is told of an account beside the account itself. */
export interface SessionFacts {
  /** The last event of the account's real-time channel, 0 before the first. */
  readonly channelSequence: number
  /** Everything, until somebody chooses. */
  readonly preferences: MailPreferences
  /** Whether signing in takes a second step. */
  readonly twoFactor: boolean
}

/** Reads the facts of one account together, all of one moment. */
export interface SessionFactsView {
  get(accountUuid: Uuid): Promise<SessionFacts>
}
