import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type {
  BadgeCounts,
  BadgeCountsView,
  Conversation,
  ConversationRepository,
  NotificationRepository,
  SystemMessageRepository,
} from '../../src/index.ts'
import { aConversation, aMessage } from '../builders/conversations.ts'
import { bo, erik, hiringFixture, rita, sipho, summitLabs, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { aNotificationEvent } from '../builders/notifications.ts'
import { TEST_NOW } from '../builders/people.ts'
import { readerOf, uuid } from './conversations/store.ts'

/** Badge counts over stores that the suite can write to. */
export interface BadgeCountsUnderTest {
  readonly badgeCounts: BadgeCountsView
  readonly conversations: Pick<ConversationRepository, 'add' | 'addMessage'>
  readonly notifications: Pick<NotificationRepository, 'add' | 'markAllRead'>
  readonly systemMessages: Pick<SystemMessageRepository, 'add' | 'archive'>
  close(): Promise<void>
}

const none: BadgeCounts = {
  unreadConversations: 0,
  pendingRequests: 0,
  unreadNotifications: 0,
  unreadSystemMessages: 0,
}

const contentOf = (number: number) => ({
  uuid: uuid(0x4000 + number),
  accountUuid: thandi.uuid,
  key: `event ${number}`,
  readAt: null,
  createdAt: addMinutes(TEST_NOW, number),
})
const notification = (number: number) => ({
  ...contentOf(number),
  type: 'request-requested',
  text: 'Harbour Works sent you a request',
  conversationUuid: null,
})
const systemMessage = (number: number) => ({
  ...contentOf(number),
  type: 'welcome',
  title: 'Welcome to Guildhall',
  body: 'Your account is ready.',
  link: null,
  archivedAt: null,
})

/** Contract of every view of badge counts. Rule: ONB-29. */
export function badgeCountsContract(
  name: string,
  create: (world: HiringFixture) => Promise<BadgeCountsUnderTest>,
): void {
  describe(`${name} as a view of badge counts`, () => {
    let store: BadgeCountsUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    const add = async (changes: Partial<Conversation>, ...senders: readonly string[]) => {
      const conversation = aConversation(changes)
      await store.conversations.add(conversation)
      for (const [at, senderUuid] of senders.entries()) {
        const own = uuid(0x5000 + Number.parseInt(conversation.uuid.slice(-3), 16) * 16 + at)
        await store.conversations.addMessage(
          aMessage({ uuid: own, conversationUuid: conversation.uuid, senderUuid, clientId: null }),
        )
      }
    }

    it('counts nothing if nothing is new', async () => {
      expect(await store.badgeCounts.get(readerOf(thandi))).toEqual(none)
    })

    it('counts conversations with unread messages, each once, for those who see them', async () => {
      await add({ uuid: uuid(1), status: 'active' }, thandi.uuid, thandi.uuid)
      await add({ uuid: uuid(2), status: 'active', companyUuid: summitLabs.uuid, senderUuid: bo.uuid }, bo.uuid)
      expect(await store.badgeCounts.get(readerOf(rita))).toEqual({ ...none, unreadConversations: 1 })
      expect(await store.badgeCounts.get(readerOf(erik))).toEqual(none)
      expect(await store.badgeCounts.get(readerOf(erik, true))).toEqual({ ...none, unreadConversations: 1 })
      expect(await store.badgeCounts.get(readerOf(thandi))).toEqual({ ...none, unreadConversations: 1 })
    })

    it('counts the pending requests of a contractor', async () => {
      await add({ uuid: uuid(1) })
      await add({ uuid: uuid(2), status: 'declined', companyUuid: summitLabs.uuid, senderUuid: bo.uuid })
      expect(await store.badgeCounts.get(readerOf(thandi))).toEqual({ ...none, pendingRequests: 1 })
      expect(await store.badgeCounts.get(readerOf(rita))).toEqual(none)
    })

    it('counts unread notifications', async () => {
      for (const one of [notification(1), notification(2)]) {
        await store.notifications.add(one, aNotificationEvent(one.key))
      }
      expect(await store.badgeCounts.get(readerOf(thandi))).toEqual({ ...none, unreadNotifications: 2 })
      expect(await store.badgeCounts.get(readerOf(sipho))).toEqual(none)
      await store.notifications.markAllRead(thandi.uuid, TEST_NOW)
      expect(await store.badgeCounts.get(readerOf(thandi))).toEqual(none)
    })

    it('counts system messages that are neither read nor archived', async () => {
      await store.systemMessages.add(systemMessage(1))
      await store.systemMessages.add(systemMessage(2))
      await store.systemMessages.archive(thandi.uuid, systemMessage(2).uuid, TEST_NOW)
      expect(await store.badgeCounts.get(readerOf(thandi))).toEqual({ ...none, unreadSystemMessages: 1 })
      expect(await store.badgeCounts.get(readerOf(sipho))).toEqual(none)
    })
  })
}
