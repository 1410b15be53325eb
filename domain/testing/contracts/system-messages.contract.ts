import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { SystemMessage, SystemMessageRepository } from '../../src/index.ts'
import { hiringFixture, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A repository of system messages in which the accounts of the fixture exist. */
export interface SystemMessagesUnderTest {
  readonly systemMessages: SystemMessageRepository
  close(): Promise<void>
}

const message = (number: number, changes: Partial<SystemMessage> = {}): SystemMessage => ({
  uuid: `01900000-0000-7000-8000-00000000${number.toString(16).padStart(4, '0')}`,
  accountUuid: thandi.uuid,
  key: `event ${number}`,
  type: 'welcome',
  title: 'Welcome to Guildhall',
  body: 'Your account is ready.',
  link: '/resume',
  readAt: null,
  archivedAt: null,
  createdAt: addMinutes(TEST_NOW, number),
  ...changes,
})

/** Contract of every repository of system messages. */
export function systemMessagesContract(
  name: string,
  create: (world: HiringFixture) => Promise<SystemMessagesUnderTest>,
): void {
  describe(`${name} as a repository of system messages`, () => {
    let store: SystemMessagesUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    const later = addMinutes(TEST_NOW, 60)
    const list = (accountUuid: string, archived = false, cursor: string | null = null) =>
      store.systemMessages.list(accountUuid, { archived, cursor, limit: 2 })

    it('adds one message per person and key', async () => {
      expect(await store.systemMessages.add(message(1))).toBe(true)
      expect(await store.systemMessages.add(message(2, { key: 'event 1' }))).toBe(false)
      expect(await store.systemMessages.add(message(3, { key: 'event 1', accountUuid: sipho.uuid }))).toBe(true)
      expect((await list(thandi.uuid)).items).toEqual([message(1)])
    })

    it('lists newest first, in pages, without archived ones', async () => {
      for (const number of [2, 4, 1, 3]) await store.systemMessages.add(message(number))
      await store.systemMessages.archive(thandi.uuid, message(3).uuid, later)
      const one = await list(thandi.uuid)
      const two = await list(thandi.uuid, false, one.nextCursor)
      expect(one.items).toEqual([message(4), message(2)])
      expect(two).toEqual({ items: [message(1)], nextCursor: null })
      expect((await list(thandi.uuid, true)).items).toEqual([message(3, { archivedAt: later, readAt: later })])
      expect((await list(sipho.uuid)).items).toEqual([])
    })

    it('marks a person’s own message as read, once', async () => {
      await store.systemMessages.add(message(1))
      const mark = (accountUuid: string, at: Date) => store.systemMessages.markRead(accountUuid, message(1).uuid, at)
      expect(await mark(sipho.uuid, TEST_NOW)).toBe('absent')
      expect(await mark(thandi.uuid, TEST_NOW)).toBe('changed')
      expect(await mark(thandi.uuid, later)).toBe('unchanged')
      expect((await list(thandi.uuid)).items).toEqual([message(1, { readAt: TEST_NOW })])
      expect(await store.systemMessages.markRead(thandi.uuid, message(9).uuid, later)).toBe('absent')
    })

    // NOTE-9
    it('archives a person’s own message, once, and keeps when it was read', async () => {
      await store.systemMessages.add(message(1, { readAt: TEST_NOW }))
      const archive = (accountUuid: string) => store.systemMessages.archive(accountUuid, message(1).uuid, later)
      expect(await archive(sipho.uuid)).toBe('absent')
      expect(await archive(thandi.uuid)).toBe('changed')
      expect(await archive(thandi.uuid)).toBe('unchanged')
      expect((await list(thandi.uuid, true)).items).toEqual([message(1, { readAt: TEST_NOW, archivedAt: later })])
    })

    // NOTE-9
    it('finds and restores a person’s own message; a restored one stays read', async () => {
      await store.systemMessages.add(message(1))
      expect(await store.systemMessages.find(thandi.uuid, message(1).uuid)).toEqual(message(1))
      expect(await store.systemMessages.find(sipho.uuid, message(1).uuid)).toBeNull()
      const restore = (accountUuid: string) => store.systemMessages.restore(accountUuid, message(1).uuid)
      expect(await restore(thandi.uuid)).toBe('unchanged')
      await store.systemMessages.archive(thandi.uuid, message(1).uuid, later)
      expect(await restore(sipho.uuid)).toBe('absent')
      expect(await restore(thandi.uuid)).toBe('changed')
      expect((await list(thandi.uuid)).items).toEqual([message(1, { readAt: later })])
    })

    // NOTE-9
    it('marks all of a person’s messages as read, or those with a link', async () => {
      for (const number of [1, 2, 3]) await store.systemMessages.add(message(number))
      await store.systemMessages.add(message(4, { link: '/dashboard' }))
      await store.systemMessages.add(message(5, { accountUuid: sipho.uuid }))
      await store.systemMessages.markRead(thandi.uuid, message(1).uuid, TEST_NOW)
      expect(await store.systemMessages.markAllRead(thandi.uuid, later, '/dashboard')).toBe(1)
      expect(await store.systemMessages.markAllRead(thandi.uuid, later)).toBe(2)
      expect(await store.systemMessages.markAllRead(thandi.uuid, later)).toBe(0)
      expect(await store.systemMessages.find(thandi.uuid, message(1).uuid)).toMatchObject({ readAt: TEST_NOW })
      expect(await store.systemMessages.countUnread(sipho.uuid)).toBe(1)
    })

    it('counts unread messages that are not archived', async () => {
      for (const number of [1, 2, 3]) await store.systemMessages.add(message(number))
      await store.systemMessages.markRead(thandi.uuid, message(1).uuid, later)
      await store.systemMessages.archive(thandi.uuid, message(2).uuid, later)
      expect(await store.systemMessages.countUnread(thandi.uuid)).toBe(1)
      expect(await store.systemMessages.countUnread(sipho.uuid)).toBe(0)
    })
  })
}
