import { expect, it } from 'vitest'
import { addDays } from '../../../src/index.ts'
import type { InboxReader } from '../../../src/index.ts'
import { aConversation, aMessage } from '../../builders/conversations.ts'
import { bo, erik, harbourWorks, ravi, rita, sipho, summitLabs, thandi } from '../../builders/hiring-fixture.ts'
import { TEST_NOW } from '../../builders/people.ts'
import { addTo, readerOf, uuid, writeTo } from './store.ts'
import type { ConversationsUnderTest } from './store.ts'

const first = { cursor: null, limit: 30 }

/** Contract of the inbox. */
export const conversationInboxCases = (store: () => ConversationsUnderTest): void => {
  const add = addTo(store)
  const write = writeTo(store)

  // CONV-45
  it('moves a read mark forward and never back', async () => {
    await add({ status: 'active' })
    await write({}, {}, {})
    const mark = (sequence: number) =>
      store().run((conversations) => conversations.markRead(aConversation().uuid, rita.uuid, sequence))
    const readByMe = async () => (await store().inbox.find(readerOf(rita), aConversation().uuid))?.readByMe
    expect([await mark(2), await mark(2), await mark(1)]).toEqual([true, false, false])
    expect(await readByMe()).toBe(2)
    expect(await mark(3)).toBe(true)
    expect(await readByMe()).toBe(3)
  })

  it('counts messages of others after the mark as unread', async () => {
    await add({ status: 'active' })
    await write({ senderUuid: rita.uuid }, { senderUuid: thandi.uuid }, { senderUuid: thandi.uuid })
    const rows = await Promise.all(
      [rita, thandi].map(async (account) => {
        const entry = await store().inbox.find(readerOf(account), aConversation().uuid)
        const { unread } = await store().inbox.getCounts(readerOf(account))
        return [entry?.unreadCount, entry?.readByMe, entry?.readByOther, unread]
      }),
    )
    expect(rows).toEqual([
      [2, 1, 3, 1],
      [0, 3, 1, 0],
    ])
  })

  // CONV-47
  it('returns the first unread message, ignoring deleted ones', async () => {
    await add({ status: 'active' })
    await write({ senderUuid: rita.uuid }, {}, {}, {})
    const gone = { ...aMessage({ uuid: uuid(0x3001), body: '', deletedAt: TEST_NOW }), sequence: 2 }
    await store().run((conversations) => conversations.saveMessage(gone))
    const unread = async (account: typeof erik) => {
      const entry = await store().inbox.find(readerOf(account), aConversation().uuid)
      return [entry?.unreadCount, entry?.firstUnread]
    }
    expect([await unread(rita), await unread(thandi)]).toEqual([
      [2, 3],
      [0, null],
    ])
    await store().run((conversations) => conversations.markRead(aConversation().uuid, rita.uuid, 3))
    expect(await unread(rita)).toEqual([1, 4])
  })

  // CONV-48
  it('archives for one reader until the next message', async () => {
    await add({ status: 'active' })
    const archived = async (account: typeof erik) =>
      (await store().inbox.find(readerOf(account), aConversation().uuid))?.archived
    await store().run((conversations) => conversations.setArchived(aConversation().uuid, thandi.uuid, true))
    expect([await archived(thandi), await archived(rita)]).toEqual([true, false])
    await write({ senderUuid: rita.uuid })
    expect(await archived(thandi)).toBe(false)
    await store().run((conversations) => conversations.setArchived(aConversation().uuid, thandi.uuid, true))
    await store().run((conversations) => conversations.setArchived(aConversation().uuid, thandi.uuid, false))
    expect(await archived(thandi)).toBe(false)
  })

  it('keeps a read mark when the conversation is archived', async () => {
    await add({ status: 'active' })
    await write({})
    await store().run(async (conversations) => {
      await conversations.markRead(aConversation().uuid, rita.uuid, 1)
      await conversations.setArchived(aConversation().uuid, rita.uuid, true)
    })
    expect((await store().inbox.find(readerOf(rita), aConversation().uuid))?.readByMe).toBe(1)
  })

  // CONV-49
  it('lists for each reader: a sender their own, an admin all of the company, a contractor their own', async () => {
    await add(
      { uuid: uuid(1) },
      { uuid: uuid(2), contractorUuid: sipho.uuid, senderUuid: ravi.uuid, statusAt: addDays(TEST_NOW, 1) },
      { uuid: uuid(3), companyUuid: summitLabs.uuid, senderUuid: bo.uuid, statusAt: addDays(TEST_NOW, 2) },
    )
    const seen = async (reader: InboxReader) =>
      (await store().inbox.list(reader, first)).items.map((entry) => entry.conversation.uuid)
    expect(await seen(readerOf(rita))).toEqual([uuid(1)])
    expect(await seen(readerOf(erik))).toEqual([])
    expect(await seen(readerOf(erik, true))).toEqual([uuid(2), uuid(1)])
    expect(await seen(readerOf(bo, true))).toEqual([uuid(3)])
    expect(await seen(readerOf(thandi))).toEqual([uuid(3), uuid(1)])
    expect(await seen(readerOf(sipho))).toEqual([uuid(2)])
    expect(await store().inbox.find(readerOf(ravi), uuid(1))).toBeNull()
    expect(await store().inbox.find(readerOf(bo, true), uuid(1))).toBeNull()
    expect(await store().inbox.find(readerOf(sipho), uuid(1))).toBeNull()
  })

  it('reads the inbox in pages by newest activity, including messages', async () => {
    await add(
      { uuid: uuid(1), status: 'active', statusAt: TEST_NOW },
      {
        uuid: uuid(2),
        status: 'active',
        statusAt: addDays(TEST_NOW, 1),
        companyUuid: summitLabs.uuid,
        senderUuid: bo.uuid,
      },
    )
    await write({ conversationUuid: uuid(1), sentAt: addDays(TEST_NOW, 2) })
    const one = await store().inbox.list(readerOf(thandi), { cursor: null, limit: 1 })
    const two = await store().inbox.list(readerOf(thandi), { cursor: one.nextCursor, limit: 1 })
    expect(one.items.map((entry) => entry.conversation.uuid)).toEqual([uuid(1)])
    expect(two.items.map((entry) => entry.conversation.uuid)).toEqual([uuid(2)])
    expect(two.nextCursor).toBeNull()
  })

  // CONV-57
  it('returns the people without addresses and numbers', async () => {
    await add({ status: 'active' })
    await write({ body: 'Good evening' })
    const entry = await store().inbox.find(readerOf(thandi), aConversation().uuid)
    const facts = await store().inbox.findFacts(aConversation().uuid)
    const [line] = (await store().inbox.list(readerOf(thandi), first)).items
    expect(line?.lastMessage?.body).toBe('Good evening')
    expect([entry?.sender.firstName, entry?.contractor.title]).toEqual(['Rita', 'Backend developer'])
    expect(entry?.company).toMatchObject({ uuid: harbourWorks.uuid, name: 'Harbour Works', employeeCount: '11-50' })
    expect(facts?.contractor).toEqual(entry?.contractor)
    expect(await store().inbox.findFacts(uuid(0xffff))).toBeNull()
    const visible = JSON.stringify([entry, facts])
    for (const { email, mobile } of [thandi, rita]) {
      expect(visible).not.toContain(email)
      expect(visible).not.toContain(mobile)
    }
  })

  it('reads messages newest page first, each page oldest first', async () => {
    await add({ status: 'active' })
    await write({}, {}, {}, {}, {})
    const sequences = async (cursor: string | null) => {
      const page = await store().inbox.listMessages(aConversation().uuid, { cursor, limit: 2 })
      return { numbers: page.items.map(({ sequence }) => sequence), next: page.nextCursor }
    }
    const one = await sequences(null)
    const two = await sequences(one.next)
    const three = await sequences(two.next)
    expect([one.numbers, two.numbers, three.numbers, three.next]).toEqual([[4, 5], [2, 3], [1], null])
  })

  // CONV-72
  it('reads only messages with files, newest first', async () => {
    await add({ status: 'active' })
    const docs = [{ url: '/v0/files/a.pdf', name: 'a.pdf' }]
    await write({ docs }, {}, { docs }, {}, { docs })
    const sequences = async (cursor: string | null) => {
      const page = await store().inbox.listMessagesWithFiles(aConversation().uuid, { cursor, limit: 2 })
      return { numbers: page.items.map(({ sequence }) => sequence), next: page.nextCursor }
    }
    const one = await sequences(null)
    const two = await sequences(one.next)
    expect([one.numbers, two.numbers, two.next]).toEqual([[5, 3], [1], null])
    expect((await store().inbox.listMessagesWithFiles(uuid(0xffff), { cursor: null, limit: 2 })).items).toEqual([])
  })

  it('counts a contractor’s pending requests', async () => {
    await add({}, { uuid: uuid(2), companyUuid: summitLabs.uuid, senderUuid: bo.uuid, status: 'active' })
    expect((await store().inbox.getCounts(readerOf(thandi))).pendingRequests).toBe(1)
    expect((await store().inbox.getCounts(readerOf(rita))).pendingRequests).toBe(0)
  })

  // CONV-18
  it('returns a company’s contact with each candidate, and nothing to other companies', async () => {
    await add(
      { uuid: uuid(1) },
      { uuid: uuid(2), contractorUuid: sipho.uuid, senderUuid: ravi.uuid, status: 'declined' },
    )
    const states = await store().inbox.listContactStates(harbourWorks.uuid, [thandi.uuid, sipho.uuid])
    expect(states.get(thandi.uuid)).toEqual({
      status: 'pending',
      at: TEST_NOW,
      by: 'Rita Moreno',
      canContactAgainAt: null,
      conversationUuid: uuid(1),
    })
    expect(states.get(sipho.uuid)).toMatchObject({ by: 'Ravi Pillai', canContactAgainAt: addDays(TEST_NOW, 90) })
    expect((await store().inbox.listContactStates(summitLabs.uuid, [thandi.uuid, sipho.uuid])).size).toBe(0)
    expect((await store().inbox.listContactStates(harbourWorks.uuid, [])).size).toBe(0)
  })

  it('lists the audience of a change: contractor, sender and admins, each once', async () => {
    await add({ uuid: uuid(1) }, { uuid: uuid(2), contractorUuid: sipho.uuid, senderUuid: erik.uuid })
    expect([...(await store().inbox.listAudience(uuid(1)))].toSorted()).toEqual(
      [thandi.uuid, rita.uuid, erik.uuid].toSorted(),
    )
    expect([...(await store().inbox.listAudience(uuid(2)))].toSorted()).toEqual([sipho.uuid, erik.uuid].toSorted())
    expect(await store().inbox.listAudience(uuid(0xffff))).toEqual([])
  })

  // CONV-73
  it('leaves a sender who is no member of the company out of the audience', async () => {
    await add({ senderUuid: bo.uuid })
    const audience = await store().inbox.listAudience(aConversation().uuid)
    expect([...audience].toSorted()).toEqual([thandi.uuid, erik.uuid].toSorted())
  })

  it('includes the team in shared conversations and their audience', async () => {
    await add({ uuid: uuid(1), shared: true }, { uuid: uuid(2), contractorUuid: sipho.uuid })
    const reader = readerOf(ravi, false, true)
    const seen = async (changes: Partial<InboxReader>) =>
      (await store().inbox.list({ ...reader, ...changes }, first)).items.map(({ conversation }) => conversation.uuid)
    expect(await seen({})).toEqual([uuid(1)])
    expect(await seen({ seesOwn: false })).toEqual([uuid(1)])
    expect(await seen({ seesShared: false })).toEqual([])
    expect(await seen({ accountUuid: rita.uuid, seesOwn: false, seesShared: false })).toEqual([])
    expect(await seen({ accountUuid: bo.uuid, companyUuid: bo.companyUuid })).toEqual([])
    expect([...(await store().inbox.listAudience(uuid(1)))].toSorted()).toEqual(
      [thandi.uuid, rita.uuid, erik.uuid, ravi.uuid].toSorted(),
    )
  })

  it('returns the contractor’s contact details', async () => {
    await add({})
    const { email, mobile } = thandi
    expect(await store().inbox.findSharedContact(aConversation().uuid)).toEqual({ email, mobile })
    expect(await store().inbox.findSharedContact(uuid(0xffff))).toBeNull()
  })

  const hiddenFrom = (companyUuid: string) =>
    store().hidden.among(companyUuid, [thandi.uuid, sipho.uuid, uuid(0xffff), 'nobody'])

  // SRCH-81
  it('names for a search who has begun to hide a moment ago', async () => {
    const { candidateBlocks, hidden } = store()
    await candidateBlocks.add(harbourWorks.uuid, thandi.uuid, TEST_NOW)
    expect((await hidden.forSearch(harbourWorks.uuid, TEST_NOW)).excludedUuids).toEqual([thandi.uuid])
    expect(await hidden.forSearch(summitLabs.uuid, TEST_NOW)).toEqual({ companyKeys: [], excludedUuids: [] })
  })

  // SRCH-27
  it('hides the contractors of blocked conversations from that company only', async () => {
    await add({ status: 'blocked' }, { uuid: uuid(2), contractorUuid: sipho.uuid })
    expect(await hiddenFrom(harbourWorks.uuid)).toEqual(new Set([thandi.uuid]))
    expect(await hiddenFrom(summitLabs.uuid)).toEqual(new Set())
    expect(await store().hidden.includes(harbourWorks.uuid, thandi.uuid)).toBe(true)
    expect(await store().hidden.includes(harbourWorks.uuid, sipho.uuid)).toBe(false)
    expect(await store().hidden.includes(summitLabs.uuid, thandi.uuid)).toBe(false)
  })

  // CONV-71
  it('hides the contractors whom a company has blocked without a conversation, once', async () => {
    const { candidateBlocks, hidden } = store()
    await add({ status: 'blocked' })
    for (const { uuid: contractorUuid } of [sipho, sipho, thandi]) {
      await candidateBlocks.add(harbourWorks.uuid, contractorUuid, TEST_NOW)
    }
    expect(await candidateBlocks.exists(harbourWorks.uuid, sipho.uuid)).toBe(true)
    expect(await candidateBlocks.exists(summitLabs.uuid, sipho.uuid)).toBe(false)
    expect(await hiddenFrom(harbourWorks.uuid)).toEqual(new Set([thandi.uuid, sipho.uuid]))
    expect(await hiddenFrom(summitLabs.uuid)).toEqual(new Set())
    expect(await hidden.includes(harbourWorks.uuid, sipho.uuid)).toBe(true)
    expect(await hidden.includes(harbourWorks.uuid, 'nobody')).toBe(false)
  })
}
