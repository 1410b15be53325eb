import type { KeyedEvent } from '../../src/index.ts'
import { TEST_NOW } from './people.ts'

/** The event that tells a person's open pages of a notification with this key. */
export const aNotificationEvent = (key: string): KeyedEvent => ({
  key: `${key}:notice`,
  event: { type: 'notification-added', conversationUuid: null, messageUuid: null, at: TEST_NOW.toISOString() },
})
