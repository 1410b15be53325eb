import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { ChannelEvent, ChannelStore } from '../../src/index.ts'
import { aConversation } from '../builders/conversations.ts'
import { bo, erik, hiringFixture, ravi, rita, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

export interface ChannelStoreUnderTest {
  readonly channelStore: ChannelStore
  close(): Promise<void>
}

const channelEvent = (changes: Partial<ChannelEvent> = {}): Omit<ChannelEvent, 'sequence'> => ({
  type: 'message-sent',
  conversationUuid: '01900000-0000-7000-8000-000000000201',
  messageUuid: '01900000-0000-7000-8000-000000000301',
  at: TEST_NOW.toISOString(),
  ...changes,
})

/** Contract of every channel store. `create` makes an empty one that knows the accounts of the fixture and the conversation of `aConversation`. */
export function channelStoreContract(
  name: string,
  create: (world: HiringFixture) => Promise<ChannelStoreUnderTest>,
): void {
  describe(`${name} as a channel store`, () => {
    let store: ChannelStore
    let close: () => Promise<void>

    beforeEach(async () => {
      const made = await create(hiringFixture)
      store = made.channelStore
      close = () => made.close()
    })
    afterEach(() => close())

    const append = async (accountUuid: string, key: string, event: Omit<ChannelEvent, 'sequence'>) =>
      (await store.append([accountUuid], key, event)).get(accountUuid) ?? null

    const sequences = async (after: number) =>
      (await store.listAfter(thandi.uuid, after))?.map(({ sequence }) => sequence) ?? null

    // LIVE-4
    it('numbers each person’s events from 1', async () => {
      expect(await append(thandi.uuid, 'a', channelEvent())).toEqual({ ...channelEvent(), sequence: 1 })
      expect(await append(rita.uuid, 'a', channelEvent())).toEqual({ ...channelEvent(), sequence: 1 })
      const other = channelEvent({ type: 'notification-added', conversationUuid: null, messageUuid: null })
      expect(await append(thandi.uuid, 'b', other)).toEqual({ ...other, sequence: 2 })
      expect(await store.getLatestSequence(thandi.uuid)).toBe(2)
      expect(await store.getLatestSequences([thandi.uuid, bo.uuid])).toEqual(new Map([[thandi.uuid, 2]]))
      expect(await store.listAfter(thandi.uuid, 1)).toEqual([{ ...other, sequence: 2 }])
    })

    // LIVE-4
    it('stores a key once, without using a number for a repeat', async () => {
      await append(thandi.uuid, 'a', channelEvent())
      expect(await append(thandi.uuid, 'a', channelEvent())).toBeNull()
      expect((await append(thandi.uuid, 'b', channelEvent()))?.sequence).toBe(2)
    })

    it('stores an event for several people, each with their own number, and for those who had it not yet', async () => {
      await append(thandi.uuid, 'a', channelEvent())
      await append(rita.uuid, 'b', channelEvent())
      const both = [thandi.uuid, rita.uuid]
      expect(await store.append(both, 'b', channelEvent())).toEqual(
        new Map([[thandi.uuid, { ...channelEvent(), sequence: 2 }]]),
      )
      expect(await store.append(both, 'c', channelEvent())).toEqual(
        new Map([
          [thandi.uuid, { ...channelEvent(), sequence: 3 }],
          [rita.uuid, { ...channelEvent(), sequence: 2 }],
        ]),
      )
    })

    // LIVE-3
    it('stores an event for everybody who sees a conversation, once', async () => {
      const { uuid } = aConversation()
      await append(rita.uuid, 'a', channelEvent())
      const numbered = (sequence: number) => ({ ...channelEvent(), sequence })
      expect(await store.appendToAudience(uuid, 'b', channelEvent())).toEqual(
        new Map([
          [thandi.uuid, numbered(1)],
          [rita.uuid, numbered(2)],
          [erik.uuid, numbered(1)],
        ]),
      )
      expect(await store.appendToAudience(uuid, 'b', channelEvent())).toEqual(new Map())
      expect(await store.appendToAudience('01900000-0000-7000-8000-00000000ffff', 'c', channelEvent())).toEqual(
        new Map(),
      )
    })

    // LIVE-3
    it.each([
      ['viewer', [thandi, rita, erik, ravi]],
      ['billing', [thandi, rita, erik]],
    ] as const)('stores a change of a contact for those who may search, such as a %s, once', async (role, heard) => {
      const { uuid } = aConversation()
      const members = hiringFixture.members.map((member) => (member.uuid === ravi.uuid ? { ...member, role } : member))
      const { channelStore } = await create({ ...hiringFixture, members })
      const append = () => channelStore.appendToContactAudience(uuid, 'b', channelEvent())
      expect(await append()).toEqual(
        new Map(heard.map((account) => [account.uuid, { ...channelEvent(), sequence: 1 }])),
      )
      expect(await append()).toEqual(new Map())
    })

    it('assigns numbers without duplicates and gaps for concurrent events', async () => {
      const kept = await Promise.all(['a', 'b', 'c', 'd', 'a'].map((key) => append(thandi.uuid, key, channelEvent())))
      await Promise.all(
        ['e', 'f', 'g', 'f'].map((key, at) =>
          store.append(at % 2 === 0 ? [thandi.uuid, rita.uuid] : [rita.uuid, thandi.uuid], key, channelEvent()),
        ),
      )
      expect(await sequences(4)).toEqual([5, 6, 7])
      const numbers = kept.flatMap((event) => event?.sequence ?? []).toSorted((a, b) => a - b)
      expect(numbers).toEqual([1, 2, 3, 4])
    })

    it('is empty for a channel that was never used', async () => {
      expect(await store.getLatestSequence(thandi.uuid)).toBe(0)
      expect(await sequences(0)).toEqual([])
    })

    it('lists events after a number in order, and nothing after the newest', async () => {
      for (const key of ['a', 'b', 'c']) await append(thandi.uuid, key, channelEvent())
      expect(await sequences(0)).toEqual([1, 2, 3])
      expect(await sequences(2)).toEqual([3])
      expect(await sequences(3)).toEqual([])
    })

    it('asks for a reload if events are missing, or the number was never assigned', async () => {
      for (const [minutes, key] of ['a', 'b', 'c'].entries()) {
        await append(thandi.uuid, key, channelEvent({ at: addMinutes(TEST_NOW, minutes).toISOString() }))
      }
      expect(await store.removeOlderThan(addMinutes(TEST_NOW, 2))).toBe(2)
      expect(await sequences(0)).toBeNull()
      expect(await sequences(1)).toBeNull()
      expect(await sequences(2)).toEqual([3])
      expect(await sequences(9)).toBeNull()
    })

    it('continues counting after everything was removed', async () => {
      await append(thandi.uuid, 'a', channelEvent())
      await store.removeOlderThan(addMinutes(TEST_NOW, 1))
      expect(await store.getLatestSequence(thandi.uuid)).toBe(1)
      expect((await append(thandi.uuid, 'b', channelEvent()))?.sequence).toBe(2)
    })
  })
}
