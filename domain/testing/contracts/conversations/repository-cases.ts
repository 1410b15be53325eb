import { expect, it } from 'vitest'
import { addDays } from '../../../src/index.ts'
import { aConversation, aMessage, anOffer } from '../../builders/conversations.ts'
import { bo, erik, harbourWorks, ravi, rita, sipho, summitLabs, thandi } from '../../builders/hiring-fixture.ts'
import { TEST_NOW } from '../../builders/people.ts'
import { addTo, uuid, writeTo } from './store.ts'
import type { ConversationsUnderTest } from './store.ts'

const FILE = { url: '/v0/files/plan.pdf', name: 'The "plan", 2.pdf' }

/** Contract of the repository. */
export const conversationRepositoryCases = (store: () => ConversationsUnderTest): void => {
  const add = addTo(store)
  const write = writeTo(store)

  it('stores a conversation unchanged', async () => {
    const kept = aConversation({
      status: 'declined',
      doc: '/v0/files/01900000-0000-7000-8000-0000000000aa',
      docName: 'Brief for Thandi.pdf',
      declineReason: 'rate_too_low',
      declineNote: 'Ask me in spring',
      declineNoteShared: true,
      proposedTerms: { rate: 70.5, duration: 0.5, workplaceType: 'Hybrid', note: 'Two days a week' },
      changedBy: 'contractor',
      remindedDay: 3,
      statusAt: addDays(TEST_NOW, 2),
    })
    await add(kept)
    expect(await store().run((conversations) => conversations.find(kept.uuid))).toEqual(kept)
    expect(await store().run((conversations) => conversations.find(uuid(0xffff)))).toBeNull()
  })

  // CONV-12
  it('refuses a second open conversation of a company and a contractor', async () => {
    const second = { uuid: uuid(2), senderUuid: ravi.uuid }
    expect(await add({})).toEqual(['added'])
    expect(await add(second)).toEqual(['duplicate'])
    expect(await store().run((conversations) => conversations.find(second.uuid))).toBeNull()
    expect(await add({ ...second, contractorUuid: sipho.uuid })).toEqual(['added'])
    expect(await add({ uuid: uuid(3), companyUuid: summitLabs.uuid, senderUuid: bo.uuid })).toEqual(['added'])
  })

  it('accepts one of two concurrent additions', async () => {
    const answers = await Promise.all([add({ uuid: uuid(1) }), add({ uuid: uuid(2) })])
    expect(answers.flat().toSorted()).toEqual(['added', 'duplicate'])
  })

  it('continues in the transaction after a duplicate', async () => {
    await add({})
    const standing = await store().run(async (conversations) => {
      await conversations.add(aConversation({ uuid: uuid(2) }))
      return conversations.findLatest(harbourWorks.uuid, thandi.uuid)
    })
    expect(standing?.uuid).toBe(aConversation().uuid)
  })

  it('saves everything except the last sequence', async () => {
    await add({})
    await write({})
    const changed = aConversation({
      status: 'active',
      statusAt: addDays(TEST_NOW, 1),
      remindedDay: 10,
      lastSequence: 0,
    })
    expect(await store().run((conversations) => conversations.save(changed))).toBe('saved')
    expect(await store().run((conversations) => conversations.find(changed.uuid))).toEqual({
      ...changed,
      lastSequence: 1,
    })
  })

  it('does not reopen one beside another that is open', async () => {
    await add({ status: 'expired' }, { uuid: uuid(2), createdAt: addDays(TEST_NOW, 40) })
    const reopened = aConversation({ status: 'active' })
    const answer = await store().run(async (conversations) => {
      const saved = await conversations.save(reopened)
      return [saved, (await conversations.find(reopened.uuid))?.status]
    })
    expect(answer).toEqual(['duplicate', 'expired'])
  })

  it('finds the open conversation of a pair, else the newest, and lists them newest first', async () => {
    await add(
      { uuid: uuid(1), status: 'active', createdAt: addDays(TEST_NOW, -200) },
      { uuid: uuid(2), status: 'expired', createdAt: addDays(TEST_NOW, -60) },
      { uuid: uuid(3), status: 'declined', createdAt: TEST_NOW, contractorUuid: sipho.uuid },
      { uuid: uuid(4), status: 'expired', createdAt: addDays(TEST_NOW, -90), contractorUuid: sipho.uuid },
    )
    await store().run(async (conversations) => {
      const latest = async (contractorUuid: string) =>
        (await conversations.findLatest(harbourWorks.uuid, contractorUuid))?.uuid
      const between = await conversations.listBetween(harbourWorks.uuid, thandi.uuid)
      expect(await latest(thandi.uuid)).toBe(uuid(1))
      expect(await latest(sipho.uuid)).toBe(uuid(3))
      expect(await conversations.findLatest(summitLabs.uuid, thandi.uuid)).toBeNull()
      expect(between.map((row) => row.uuid)).toEqual([uuid(2), uuid(1)])
    })
  })

  // CONV-63
  it('finds the newest offer that a member wrote, also after it was reassigned', async () => {
    const offers = [anOffer({ description: 'First' }), anOffer({ description: 'Second' }), anOffer({ rate: 71 })]
    const [first = anOffer(), second = anOffer(), other = anOffer()] = offers
    await add(
      { uuid: uuid(1), status: 'closed', offer: second },
      { uuid: uuid(2), status: 'declined', offer: first, createdAt: addDays(TEST_NOW, -1) },
      {
        uuid: uuid(3),
        contractorUuid: sipho.uuid,
        senderUuid: ravi.uuid,
        offer: other,
        createdAt: addDays(TEST_NOW, 1),
      },
    )
    await store().run(async (conversations) => {
      await conversations.reassign(rita.uuid, { conversationUuids: [uuid(3)], messages: [], text: '', at: TEST_NOW })
      expect(await conversations.findLastOffer(rita.uuid)).toEqual(second)
      expect(await conversations.findLastOffer(ravi.uuid)).toEqual(other)
      expect(await conversations.findLastOffer(bo.uuid)).toBeNull()
    })
  })

  it('counts the requests of a member and their company since an instant, inclusive', async () => {
    await add(
      { uuid: uuid(1), createdAt: TEST_NOW },
      { uuid: uuid(2), createdAt: TEST_NOW, contractorUuid: sipho.uuid, senderUuid: ravi.uuid },
      { uuid: uuid(3), createdAt: addDays(TEST_NOW, -1), contractorUuid: sipho.uuid, status: 'withdrawn' },
      { uuid: uuid(4), companyUuid: summitLabs.uuid, senderUuid: bo.uuid },
    )
    const counts = await store().run((conversations) =>
      conversations.countStartedSince(rita.uuid, harbourWorks.uuid, TEST_NOW),
    )
    expect(counts).toEqual({ bySender: 1, byCompany: 2 })
  })

  // CONV-24
  it('counts a request for its author, also after a colleague has taken it over', async () => {
    await add({ uuid: uuid(1) }, { uuid: uuid(2), contractorUuid: sipho.uuid, senderUuid: erik.uuid })
    await store().run(async (conversations) => {
      await conversations.reassign(erik.uuid, { conversationUuids: [uuid(1)], messages: [], text: '', at: TEST_NOW })
      const count = (who: string) => conversations.countStartedSince(who, harbourWorks.uuid, TEST_NOW)
      expect(await count(rita.uuid)).toEqual({ bySender: 1, byCompany: 2 })
      expect(await count(erik.uuid)).toEqual({ bySender: 1, byCompany: 2 })
    })
  })

  it('lists expired pending conversations, oldest first', async () => {
    const now = addDays(TEST_NOW, 14)
    await add(
      { uuid: uuid(1), createdAt: TEST_NOW },
      { uuid: uuid(2), createdAt: addDays(TEST_NOW, -1), contractorUuid: sipho.uuid },
      { uuid: uuid(3), createdAt: addDays(TEST_NOW, 1), companyUuid: summitLabs.uuid, senderUuid: bo.uuid },
      { uuid: uuid(4), createdAt: addDays(TEST_NOW, -9), status: 'expired' },
    )
    const uuids = (limit: number) =>
      store().run(async (conversations) => (await conversations.listExpired(now, limit)).map((row) => row.uuid))
    expect(await uuids(10)).toEqual([uuid(2), uuid(1)])
    expect(await uuids(1)).toEqual([uuid(2)])
  })

  it('lists due reminders of a day until they were sent', async () => {
    const now = addDays(TEST_NOW, 10)
    await add(
      { uuid: uuid(1), createdAt: TEST_NOW, remindedDay: 3 },
      { uuid: uuid(2), createdAt: addDays(TEST_NOW, 7), contractorUuid: sipho.uuid },
      { uuid: uuid(3), createdAt: TEST_NOW, companyUuid: summitLabs.uuid, senderUuid: bo.uuid, remindedDay: 10 },
      {
        uuid: uuid(4),
        createdAt: addDays(TEST_NOW, -9),
        companyUuid: summitLabs.uuid,
        senderUuid: bo.uuid,
        contractorUuid: sipho.uuid,
      },
    )
    const uuids = (day: number) =>
      store().run(async (conversations) => (await conversations.listReminderDue(day, now, 10)).map((row) => row.uuid))
    expect(await uuids(3)).toEqual([uuid(2)])
    expect(await uuids(10)).toEqual([uuid(1)])
  })

  // CONV-40
  it('numbers messages from 1 without gaps, also when written concurrently', async () => {
    await add({ status: 'active' })
    const sequences = await Promise.all(
      [1, 2, 3, 4, 5].map(async (number) => (await write({ uuid: uuid(0x3000 + number) }))[0] ?? 0),
    )
    expect(sequences.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
    const found = await store().run((conversations) => conversations.find(aConversation().uuid))
    expect(found?.lastSequence).toBe(5)
  })

  it('saves an edited or deleted message in its place', async () => {
    await add({ status: 'active' })
    await write({}, {})
    const message = {
      ...aMessage({ uuid: uuid(0x3000), body: 'Good evening', editedAt: addDays(TEST_NOW, 1) }),
      sequence: 1,
    }
    const gone = { ...message, body: '', deletedAt: addDays(TEST_NOW, 2) }
    await store().run(async (conversations) => {
      await conversations.saveMessage(message)
      expect(await conversations.findMessage(message.uuid)).toEqual(message)
      await conversations.saveMessage(gone)
      expect(await conversations.findMessage(message.uuid)).toEqual(gone)
      expect((await conversations.findMessage(uuid(0x3001)))?.body).toBe('Good morning')
    })
  })

  // CONV-51
  it('removes the draft of the sender with the message that replaces it, and no other draft', async () => {
    await add({ status: 'active' })
    const subjects = [
      { type: 'conversation', uuid: aConversation().uuid },
      { type: 'candidate', uuid: sipho.uuid },
    ] as const
    const draft = { text: 'Good morn', offer: null, savedAt: TEST_NOW }
    const stored = (accountUuid: string) =>
      Promise.all(subjects.map((subject) => store().drafts.find(accountUuid, subject)))
    for (const subject of subjects) await store().drafts.save(rita.uuid, subject, draft)
    await store().drafts.save(thandi.uuid, subjects[0], draft)
    await store().run((conversations) => conversations.addMessage(aMessage({ senderUuid: rita.uuid })))
    expect(await stored(rita.uuid)).toEqual([draft, draft])
    const replacing = aMessage({ uuid: uuid(0x3001), senderUuid: rita.uuid })
    await store().run((conversations) => conversations.addMessage(replacing, { removesDraft: true }))
    expect(await stored(rita.uuid)).toEqual([null, draft])
    expect(await stored(thandi.uuid)).toEqual([draft, null])
  })

  it('finds a message by its id and by its client id', async () => {
    await add({ status: 'active' })
    const message = aMessage({ clientId: 'draft-1', doc: FILE.url, docs: [FILE, FILE], kind: 'terms' })
    await store().run(async (conversations) => {
      await conversations.addMessage(message)
      const kept = { ...message, sequence: 1 }
      const byClient = (sender: string, clientId: string) =>
        conversations.findMessageByClientId(message.conversationUuid, sender, clientId)
      expect(await conversations.findMessage(message.uuid)).toEqual(kept)
      expect(await conversations.findMessage(uuid(0xffff))).toBeNull()
      expect(await byClient(thandi.uuid, 'draft-1')).toEqual(kept)
      expect(await byClient(rita.uuid, 'draft-1')).toBeNull()
      expect(await byClient(thandi.uuid, 'draft-2')).toBeNull()
    })
  })
}
