import { describe, expect, it } from 'vitest'
import {
  aNotificationEvent,
  aContractorActor,
  fakeClock,
  fakeIds,
  fakeNotifications,
  fakeOutbox,
  fakeSystemMessages,
  fakeUnitOfWork,
  sipho,
  TEST_NOW,
  thandi,
} from '../../../testing/index.ts'
import {
  archiveSystemMessage,
  markAllSystemMessagesRead,
  markSystemMessageRead,
  restoreSystemMessage,
} from './change-system-message.ts'
import { listSystemMessages } from './list-system-messages.ts'
import { readSystemMessage } from './read-system-message.ts'
import { markAllNotificationsRead } from '../in-app/mark-all-notifications-read.ts'
import { type SystemMessage } from './system-message.port.ts'

const message: SystemMessage = {
  uuid: '01900000-0000-7000-8000-000000000701',
  accountUuid: thandi.uuid,
  key: 'event',
  type: 'welcome',
  title: 'Welcome to Guildhall',
  body: 'Your account is ready.',
  link: null,
  readAt: null,
  archivedAt: null,
  createdAt: TEST_NOW,
}
const actor = aContractorActor()
const stranger = aContractorActor({ accountUuid: sipho.uuid })

const setUp = async () => {
  const outbox = fakeOutbox()
  const systemMessages = fakeSystemMessages()
  const notifications = fakeNotifications()
  await systemMessages.add(message)
  const deps = {
    clock: fakeClock(TEST_NOW),
    ids: fakeIds(),
    unitOfWork: fakeUnitOfWork({ notifications, outbox, systemMessages }),
  }
  const list = listSystemMessages({ systemMessages })
  const page = { cursor: null, limit: 1_000 }
  return {
    outbox,
    notifications,
    read: markSystemMessageRead(deps),
    archive: archiveSystemMessage(deps),
    restore: restoreSystemMessage(deps),
    open: readSystemMessage({ systemMessages }),
    readAllMessages: markAllSystemMessagesRead(deps),
    readAll: markAllNotificationsRead(deps),
    inbox: () => list({ actor, archived: false, page }),
    archived: () => list({ actor, archived: true, page }),
  }
}

describe('a person’s system messages', () => {
  const systemMessageUuid = message.uuid

  // NOTE-9
  it('are read and archived only by their owner, each with one event for their other devices', async () => {
    const { archive, archived, inbox, outbox, read } = await setUp()
    expect(await inbox()).toMatchObject({ value: { unread: 1, items: [{ uuid: message.uuid }] } })
    for (const change of [read, archive]) {
      expect(await change({ actor: stranger, systemMessageUuid })).toEqual({ ok: false, problem: 'not-found' })
      expect(await change({ actor, systemMessageUuid })).toEqual({ ok: true, value: true })
      expect(await change({ actor, systemMessageUuid })).toEqual({ ok: true, value: true })
    }
    expect(outbox.ofType('system-message-changed')).toHaveLength(2)
    expect(await inbox()).toMatchObject({ value: { unread: 0, items: [] } })
    expect(await archived()).toMatchObject({ value: { items: [{ readAt: TEST_NOW, archivedAt: TEST_NOW }] } })
  })

  // NOTE-9
  it('go back from the archive to the inbox, read', async () => {
    const { archive, archived, inbox, open, outbox, restore } = await setUp()
    await archive({ actor, systemMessageUuid })
    expect(await restore({ actor: stranger, systemMessageUuid })).toEqual({ ok: false, problem: 'not-found' })
    for (let time = 1; time <= 2; time += 1) {
      expect(await restore({ actor, systemMessageUuid })).toEqual({ ok: true, value: true })
    }
    expect(outbox.ofType('system-message-changed')).toHaveLength(2)
    expect(await archived()).toMatchObject({ value: { items: [] } })
    expect(await inbox()).toMatchObject({ value: { unread: 0, items: [{ archivedAt: null, readAt: TEST_NOW }] } })
    expect(await open({ actor, systemMessageUuid })).toMatchObject({ value: { title: message.title } })
    expect(await open({ actor: stranger, systemMessageUuid })).toEqual({ ok: false, problem: 'not-found' })
  })

  // NOTE-9
  it('are all marked as read at once, without an event if nothing was unread', async () => {
    const { inbox, outbox, readAllMessages } = await setUp()
    expect(await readAllMessages({ actor })).toEqual({ ok: true, value: 1 })
    expect(await readAllMessages({ actor })).toEqual({ ok: true, value: 0 })
    expect(await inbox()).toMatchObject({ value: { unread: 0 } })
    expect(outbox.ofType('system-message-changed')).toMatchObject([{ systemMessageUuid: null }])
  })
})

describe('a person’s notifications', () => {
  // NOTE-3
  it('are all marked as read at once, without an event if nothing was unread', async () => {
    const { notifications, outbox, readAll } = await setUp()
    const { body: _, title: text, link: _link, archivedAt: _archived, ...rest } = message
    await notifications.add({ ...rest, text, conversationUuid: null }, aNotificationEvent(rest.key))
    expect(await readAll({ actor })).toEqual({ ok: true, value: 1 })
    expect(await readAll({ actor })).toEqual({ ok: true, value: 0 })
    expect(outbox.ofType('notification-changed')).toMatchObject([{ notificationUuid: null }])
  })
})
