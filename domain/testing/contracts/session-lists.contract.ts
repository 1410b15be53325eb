import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays, addMinutes } from '../../src/index.ts'
import type {
  BookmarkRepository,
  NotificationRepository,
  Session,
  SessionHolders,
  SessionListsView,
  SessionRepository,
  SystemMessageRepository,
} from '../../src/index.ts'
import { erik, harbourWorks, hiringFixture, rita, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { aNotificationEvent } from '../builders/notifications.ts'
import { TEST_NOW } from '../builders/people.ts'
import { uuid } from './conversations/store.ts'

/** What is read of a session in one question, over stores that the suite can write to. */
export interface SessionListsUnderTest {
  readonly bookmarks: Pick<BookmarkRepository, 'add' | 'listCandidateUuids'>
  readonly notifications: Pick<NotificationRepository, 'add' | 'countUnread' | 'list'>
  readonly sessionHolders: SessionHolders
  readonly sessionLists: SessionListsView
  readonly sessions: Pick<SessionRepository, 'add'>
  readonly systemMessages: Pick<SystemMessageRepository, 'add' | 'archive' | 'countUnread' | 'list'>
  close(): Promise<void>
}

const LIMIT = 2

const session = (accountUuid: string, number: number): Session => ({
  uuid: uuid(0x7000 + number),
  accountUuid,
  tokenHash: `hash ${number}`,
  userAgent: 'Firefox',
  address: '192.0.2.1',
  createdAt: TEST_NOW,
  lastSeenAt: addMinutes(TEST_NOW, number),
  expiresAt: addDays(TEST_NOW, 31),
  authenticatedAt: null,
})
const bookmark = (candidateUuid: string, number: number) => ({
  companyUuid: harbourWorks.uuid,
  candidateUuid,
  addedByUuid: rita.uuid,
  addedAt: addMinutes(TEST_NOW, number),
  note: null,
  snapshot: null,
  viewedAt: null,
})
const contentOf = (number: number) => ({
  uuid: uuid(0x6000 + number),
  accountUuid: erik.uuid,
  key: `event ${number}`,
  readAt: number === 1 ? TEST_NOW : null,
  createdAt: addMinutes(TEST_NOW, number),
})

/** Contract of every view of the lists of a session, and of its holder. */
export function sessionListsContract(
  name: string,
  create: (world: HiringFixture) => Promise<SessionListsUnderTest>,
): void {
  describe(`${name} as a view of a session`, () => {
    let store: SessionListsUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    it('lists nothing for an account without data', async () => {
      const query = { accountUuid: sipho.uuid, companyUuid: null, bookmarksMax: 5, limit: LIMIT }
      const nothing = { items: [], nextCursor: null }
      expect(await store.sessionLists.get(query)).toEqual({
        bookmarks: [],
        notifications: nothing,
        unreadNotifications: 0,
        systemMessages: nothing,
        unreadSystemMessages: 0,
      })
    })

    it('lists and counts the same as each list of its own', async () => {
      const { bookmarks, notifications, systemMessages } = store
      await bookmarks.add(bookmark(thandi.uuid, 1))
      await bookmarks.add(bookmark(sipho.uuid, 2))
      for (const number of [1, 2, 3]) {
        const content = contentOf(number)
        const notification = { ...content, type: 'request-requested', text: 'A request', conversationUuid: null }
        await notifications.add(notification, aNotificationEvent(content.key))
        const message = { type: 'welcome', title: 'Welcome', body: 'Hello', link: null, archivedAt: null }
        await systemMessages.add({ ...content, ...message })
      }
      await systemMessages.archive(erik.uuid, uuid(0x6003), TEST_NOW)
      const accountUuid = erik.uuid
      const query = { accountUuid, companyUuid: harbourWorks.uuid, bookmarksMax: 1, limit: LIMIT }
      const page = { cursor: null, limit: LIMIT }
      const lists = await store.sessionLists.get(query)
      expect(lists).toEqual({
        bookmarks: await bookmarks.listCandidateUuids(harbourWorks.uuid, 1),
        notifications: await notifications.list(accountUuid, page),
        unreadNotifications: await notifications.countUnread(accountUuid),
        systemMessages: await systemMessages.list(accountUuid, { ...page, archived: false }),
        unreadSystemMessages: await systemMessages.countUnread(accountUuid),
      })
      expect(lists.notifications.items).toHaveLength(LIMIT)
      expect(lists.notifications.nextCursor).not.toBeNull()
    })

    it('knows the holder of a session by its token and its uuid', async () => {
      const { sessionHolders, sessions } = store
      await sessions.add(session(rita.uuid, 1))
      await sessions.add(session(thandi.uuid, 2))
      const rita1 = await sessionHolders.findByTokenHash('hash 1')
      expect(rita1).toMatchObject({
        session: { uuid: uuid(0x7001), accountUuid: rita.uuid, lastSeenAt: addMinutes(TEST_NOW, 1) },
        account: { uuid: rita.uuid, userType: 'employer', emailVerifiedAt: rita.emailVerifiedAt, suspendedAt: null },
        member: { companyUuid: harbourWorks.uuid, role: 'recruiter' },
      })
      expect(await sessionHolders.find(uuid(0x7001))).toEqual(rita1)
      expect(await sessionHolders.find(uuid(0x7002))).toMatchObject({ account: { uuid: thandi.uuid }, member: null })
      expect(await sessionHolders.findByTokenHash('hash 3')).toBeNull()
      expect(await sessionHolders.list([uuid(0x7001), uuid(0x7003)])).toEqual([rita1])
    })
  })
}
