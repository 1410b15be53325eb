import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { Notification, NotificationRepository } from '../../src/index.ts'
import { aConversation } from '../builders/conversations.ts'
import { hiringFixture, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { aNotificationEvent } from '../builders/notifications.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A repository of notifications in which the accounts of the fixture, and the conversation of `aConversation`, exist. */
export interface NotificationsUnderTest {
  readonly notifications: NotificationRepository
  close(): Promise<void>
}

const notification = (number: number, changes: Partial<Notification> = {}): Notification => ({
  uuid: `01900000-0000-7000-8000-00000000${number.toString(16).padStart(4, '0')}`,
  accountUuid: thandi.uuid,
  key: `event ${number}`,
  type: 'request-requested',
  text: 'Harbour Works sent you a request',
  conversationUuid: null,
  readAt: null,
  createdAt: addMinutes(TEST_NOW, number),
  ...changes,
})

/** Contract of every repository of notifications. */
export function notificationsContract(
  name: string,
  create: (world: HiringFixture) => Promise<NotificationsUnderTest>,
): void {
  describe(`${name} as a repository of notifications`, () => {
    let store: NotificationsUnderTest

    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    const add = (one: Notification, event = aNotificationEvent(one.key)) => store.notifications.add(one, event)
    const addAll = async (...all: readonly Notification[]) => {
      for (const one of all) await add(one)
    }
    const first = { cursor: null, limit: 10 }

    // NOTE-2
    it('adds one notification per person and key', async () => {
      await addAll(
        notification(1),
        notification(2, { key: 'event 1' }),
        notification(3, { key: 'event 1', accountUuid: sipho.uuid }),
      )
      expect((await store.notifications.list(thandi.uuid, first)).items).toEqual([notification(1)])
      expect((await store.notifications.list(sipho.uuid, first)).items).toHaveLength(1)
    })

    // LIVE-4
    it('stores the event that tells of a notification once, with the number of the person’s channel', async () => {
      const { event } = aNotificationEvent('event 1')
      expect(await add(notification(1))).toEqual({ ...event, sequence: 1 })
      expect(await add(notification(1))).toBeNull()
      expect(await add(notification(2))).toEqual({ ...event, sequence: 2 })
      expect(await add(notification(3, { accountUuid: sipho.uuid }))).toEqual({ ...event, sequence: 1 })
    })

    it('tells of a notification that was stored without its event', async () => {
      await add(notification(1), aNotificationEvent('another event'))
      expect(await add(notification(1))).toMatchObject({ sequence: 2 })
      expect((await store.notifications.list(thandi.uuid, first)).items).toHaveLength(1)
    })

    it('lists newest first, in pages', async () => {
      await addAll(notification(1), notification(3), notification(2), notification(4, { accountUuid: sipho.uuid }))
      const one = await store.notifications.list(thandi.uuid, { cursor: null, limit: 2 })
      const two = await store.notifications.list(thandi.uuid, { cursor: one.nextCursor, limit: 2 })
      expect(one.items).toEqual([notification(3), notification(2)])
      expect(two.items).toEqual([notification(1)])
      expect(two.nextCursor).toBeNull()
    })

    it('marks a person’s own notification as read, once', async () => {
      await addAll(notification(1), notification(2))
      const later = addMinutes(TEST_NOW, 60)
      const mark = (accountUuid: string, at: Date) =>
        store.notifications.markRead(accountUuid, notification(1).uuid, at)
      expect(await mark(sipho.uuid, TEST_NOW)).toBe(false)
      expect(await mark(thandi.uuid, TEST_NOW)).toBe(true)
      expect(await mark(thandi.uuid, later)).toBe(true)
      const [, oldest] = (await store.notifications.list(thandi.uuid, first)).items
      expect(oldest?.readAt).toEqual(TEST_NOW)
      expect(await store.notifications.countUnread(thandi.uuid)).toBe(1)
    })

    it('marks all notifications about a conversation as read', async () => {
      const conversationUuid = aConversation().uuid
      await addAll(
        notification(1, { conversationUuid }),
        notification(2, { conversationUuid, readAt: TEST_NOW }),
        notification(3),
        notification(4, { conversationUuid, accountUuid: sipho.uuid }),
      )
      expect(await store.notifications.markConversationRead(thandi.uuid, conversationUuid, TEST_NOW)).toBe(1)
      expect(await store.notifications.markConversationRead(thandi.uuid, conversationUuid, TEST_NOW)).toBe(0)
      expect(await store.notifications.countUnread(thandi.uuid)).toBe(1)
      expect(await store.notifications.countUnread(sipho.uuid)).toBe(1)
    })

    it('marks all of a person’s notifications as read', async () => {
      await addAll(notification(1), notification(2, { readAt: TEST_NOW }), notification(3, { accountUuid: sipho.uuid }))
      const later = addMinutes(TEST_NOW, 60)
      expect(await store.notifications.markAllRead(thandi.uuid, later)).toBe(1)
      expect(await store.notifications.markAllRead(thandi.uuid, later)).toBe(0)
      const read = (await store.notifications.list(thandi.uuid, first)).items.map(({ readAt }) => readAt)
      expect(read).toEqual([TEST_NOW, later])
      expect(await store.notifications.countUnread(sipho.uuid)).toBe(1)
    })

    // NOTE-1
    it('prefers all mails by default', async () => {
      const all = { system: true, newRequests: true, replies: true }
      const chosen = { system: false, newRequests: true, replies: false }
      expect(await store.notifications.getPreferences(thandi.uuid)).toEqual(all)
      expect(await store.notifications.savePreferences(thandi.uuid, {})).toEqual(all)
      const saved = await Promise.all([
        store.notifications.savePreferences(thandi.uuid, { system: false }),
        store.notifications.savePreferences(thandi.uuid, { replies: false }),
      ])
      expect(saved).toContainEqual(chosen)
      expect(await store.notifications.getPreferences(thandi.uuid)).toEqual(chosen)
      expect(await store.notifications.getPreferences(sipho.uuid)).toEqual(all)
    })
  })
}
