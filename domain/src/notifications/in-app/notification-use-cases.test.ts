import { describe, expect, it } from 'vitest'
import {
  aNotificationEvent,
  aContractorActor,
  fakeClock,
  fakeIds,
  fakeNotifications,
  fakeNames,
  fakeOutbox,
  fakeUnitOfWork,
  sipho,
  TEST_NOW,
  thandi,
} from '../../../testing/index.ts'
import { listNotifications } from './list-notifications.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import { saveNotificationPreferences } from './save-notification-preferences.ts'
import type { Notification } from './notification.port.ts'

const notification: Notification = {
  uuid: '01900000-0000-7000-8000-000000000601',
  accountUuid: thandi.uuid,
  key: 'event',
  type: 'request-requested',
  text: 'Harbour Works sent you a request',
  conversationUuid: null,
  readAt: null,
  createdAt: TEST_NOW,
}

describe('a person’s notifications', () => {
  const actor = aContractorActor()

  // NOTE-3
  it('are listed with their count and preferences, and marked read once, only by their owner', async () => {
    const outbox = fakeOutbox()
    const notifications = fakeNotifications()
    await notifications.add(notification, aNotificationEvent(notification.key))
    const clock = fakeClock(TEST_NOW)
    const ids = fakeIds()
    const list = listNotifications({ names: fakeNames(thandi), notifications })
    const mark = markNotificationRead({ clock, ids, unitOfWork: fakeUnitOfWork({ notifications, outbox }) })
    const before = await list({ actor, page: { cursor: null, limit: 0 } })
    expect(before).toMatchObject({
      value: { unread: 1, items: [{ type: 'request-requested' }], preferences: { system: true } },
    })
    const notificationUuid = before.ok ? (before.value.items[0]?.uuid ?? '') : ''
    const stranger = aContractorActor({ accountUuid: sipho.uuid })
    expect(await mark({ actor: stranger, notificationUuid })).toEqual({ ok: false, problem: 'not-found' })
    expect(await mark({ actor, notificationUuid })).toEqual({ ok: true, value: true })
    expect(await mark({ actor, notificationUuid })).toEqual({ ok: true, value: true })
    expect(await notifications.countUnread(thandi.uuid)).toBe(0)
    expect(outbox.ofType('notification-changed')).toMatchObject([{ accountUuid: thandi.uuid }, {}])
  })

  // NOTE-4
  it('keep preferences that a change omits', async () => {
    const save = saveNotificationPreferences({ notifications: fakeNotifications() })
    await save({ actor, system: false })
    expect(await save({ actor, replies: false })).toEqual({
      ok: true,
      value: { system: false, newRequests: true, replies: false },
    })
  })
})
