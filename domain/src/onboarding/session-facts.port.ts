import type { Uuid } from '../shared/index.ts'

/** What somebody wants mail about. */
export interface MailPreferences {
  readonly system: boolean
  readonly newRequests: boolean
  readonly replies: boolean
}

/** What a page that starts is told of somebody's notifications. */
export interface NotificationFacts {
  preferences(accountUuid: Uuid): Promise<MailPreferences>
  unreadCount(accountUuid: Uuid): Promise<number>
}

/** The last event of somebody's real-time channel, so that a page that starts misses none after it. */
export interface ChannelPosition {
  latest(accountUuid: Uuid): Promise<number>
}
