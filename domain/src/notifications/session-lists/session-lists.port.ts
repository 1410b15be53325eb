import type { Page, Uuid } from '../../shared/index.ts'
import type { Notification } from '../in-app/notification.port.ts'
import type { SystemMessage } from '../system-messages/system-message.port.ts'

export interface SessionListsQuery {
  readonly accountUuid: Uuid
  /** The company whose bookmarks are listed; null for none. */
  readonly companyUuid: Uuid | null
  readonly bookmarksMax: number
  /** Notifications and system messages, each. */
  readonly limit: number
}

/** The first pages of what belongs to a session. Each is what the list of its own returns. */
export interface SessionLists {
  /** Candidates, the newest bookmarks first. */
  readonly bookmarks: readonly Uuid[]
  readonly notifications: Page<Notification>
  readonly unreadNotifications: number
  /** Those that are not archived. */
  readonly systemMessages: Page<SystemMessage>
  readonly unreadSystemMessages: number
}

/** Reads the lists of a session with one question. */
export interface SessionListsView {
  get(query: SessionListsQuery): Promise<SessionLists>
}
