import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { ConversationRepository, Message, SessionRepository, UnreadMessages } from '../../src/index.ts'
import { aConversation, aMessage } from '../builders/conversations.ts'
import { bo, hiringFixture, rita, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A store of unread messages. */
export interface UnreadMessagesUnderTest {
  readonly conversations: ConversationRepository
  readonly sessions: Pick<SessionRepository, 'add'>
  readonly unreadMessages: UnreadMessages
  close(): Promise<void>
}

const uuid = (number: number): string => `01900000-0000-7000-8000-00000000f${number.toString(16).padStart(3, '0')}`
const minutes = (count: number): Date => addMinutes(TEST_NOW, count)
const span = { since: minutes(-60), until: minutes(30), mailedBefore: minutes(0) }

/** Contract of every store of unread messages. Rule: NOTE-14. */
export function unreadMessagesContract(
  name: string,
  create: (world: HiringFixture) => Promise<UnreadMessagesUnderTest>,
): void {
  describe(`${name} as a store of unread messages`, () => {
    let store: UnreadMessagesUnderTest
    const conversation = aConversation({ status: 'active' })
    beforeEach(async () => {
      store = await create(hiringFixture)
      await store.conversations.add(conversation)
    })
    afterEach(() => store.close())

    const write = (number: number, changes: Partial<Message> = {}): Promise<Message> =>
      store.conversations.addMessage(
        aMessage({ uuid: uuid(number), senderUuid: rita.uuid, body: `Number ${number}`, ...changes }),
      )
    const due = async () =>
      (await store.unreadMessages.listDue(span, 9)).map(({ accountUuid, messageUuid }) => [accountUuid, messageUuid])

    it('lists the newest unread message of each side, in active conversations and in the period', async () => {
      await write(1)
      await write(2, { sentAt: minutes(1) })
      await write(3, { sentAt: minutes(31) })
      expect(await due()).toEqual([[thandi.uuid, uuid(2)]])
      await store.conversations.markRead(conversation.uuid, thandi.uuid, 3)
      expect(await due()).toEqual([])
      await write(4, { senderUuid: thandi.uuid, sentAt: minutes(2) })
      expect(await due()).toEqual([[rita.uuid, uuid(4)]])
      await store.conversations.save({ ...conversation, status: 'closed' })
      expect(await due()).toEqual([])
    })

    it('ignores deleted messages, and does not return their text', async () => {
      await write(1)
      const taken = await write(2, { sentAt: minutes(1) })
      await store.conversations.saveMessage({ ...taken, deletedAt: minutes(2) })
      expect(await due()).toEqual([[thandi.uuid, uuid(1)]])
      expect(await store.unreadMessages.findText(uuid(1), thandi.uuid)).toBe('Number 1')
      expect(await store.unreadMessages.findText(uuid(1), rita.uuid)).toBeNull()
      expect(await store.unreadMessages.findText(uuid(2), thandi.uuid)).toBeNull()
    })

    // CONV-73
    it('ignores a sender who is no member of the company', async () => {
      await store.conversations.save({ ...conversation, senderUuid: bo.uuid })
      await write(1, { senderUuid: thandi.uuid })
      expect(await due()).toEqual([])
      expect(await store.unreadMessages.findText(uuid(1), bo.uuid)).toBeNull()
    })

    // NOTE-14
    it('ignores readers who were online since', async () => {
      await write(1, { sentAt: minutes(1) })
      const session = {
        accountUuid: thandi.uuid,
        userAgent: 'Firefox',
        address: '::1',
        createdAt: TEST_NOW,
        authenticatedAt: null,
      }
      const times = { lastSeenAt: minutes(0), expiresAt: minutes(900) }
      await store.sessions.add({ ...session, ...times, uuid: uuid(0x51), tokenHash: 'unread-1' })
      expect(await due()).toHaveLength(1)
      await store.sessions.add({
        ...session,
        ...times,
        uuid: uuid(0x52),
        tokenHash: 'unread-2',
        lastSeenAt: minutes(1),
      })
      expect(await due()).toEqual([])
    })

    it('grants one mail, and the next one after half an hour', async () => {
      const { sequence } = await write(1)
      const first = { conversationUuid: conversation.uuid, messageUuid: uuid(1), accountUuid: thandi.uuid, sequence }
      expect(await store.unreadMessages.claim(first, minutes(5), minutes(-25))).toBe(true)
      expect(await store.unreadMessages.claim(first, minutes(5), minutes(-25))).toBe(false)
      expect(await due()).toEqual([])
      const next = await write(2, { sentAt: minutes(6) })
      const second = { ...first, messageUuid: uuid(2), sequence: next.sequence }
      expect(await due()).toEqual([])
      expect(await store.unreadMessages.claim(second, minutes(12), minutes(-18))).toBe(false)
      expect(await store.unreadMessages.listDue({ ...span, mailedBefore: minutes(5) }, 9)).toEqual([second])
      expect(await store.unreadMessages.claim(second, minutes(36), minutes(6))).toBe(true)
    })
  })
}
