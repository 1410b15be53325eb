import { expect, it } from 'vitest'
import { addDays, toSearchTerms } from '../../../src/index.ts'
import type { InboxReader } from '../../../src/index.ts'
import { aConversation, aMessage, anOffer } from '../../builders/conversations.ts'
import { bo, erik, ravi, rita, sipho, summitLabs, thandi } from '../../builders/hiring-fixture.ts'
import { TEST_NOW } from '../../builders/people.ts'
import { addTo, readerOf, uuid, writeTo } from './store.ts'
import type { ConversationsUnderTest } from './store.ts'

/** Contract of the search in conversations. */
export const conversationSearchCases = (store: () => ConversationsUnderTest): void => {
  const add = addTo(store)
  const write = writeTo(store)
  const find = async (reader: InboxReader, text: string) =>
    (await store().search.find(reader, toSearchTerms(text), { cursor: null, limit: 30 })).items
  const found = async (reader: InboxReader, text: string) =>
    (await find(reader, text)).map(({ conversation }) => conversation.uuid)

  // CONV-68
  it('finds by the other side’s name, company or title, without case and accents', async () => {
    await add({ uuid: uuid(1) })
    for (const text of ['moreno', 'RITA Harbour', 'hárb'])
      expect(await found(readerOf(thandi), text)).toEqual([uuid(1)])
    for (const text of ['thandi nkosi', 'backend']) expect(await found(readerOf(rita), text)).toEqual([uuid(1)])
    expect(await found(readerOf(thandi), 'thandi')).toEqual([])
    expect(await found(readerOf(rita), 'moreno')).toEqual([])
  })

  // CONV-68
  it('finds by words of the offer, and of one message, of which it returns the newest', async () => {
    const offer = anOffer({ description: 'Rebuild the booking engine' })
    await add({ uuid: uuid(1), status: 'active', offer })
    await write(
      { conversationUuid: uuid(1), body: 'The tide tables are ready' },
      { conversationUuid: uuid(1), body: 'Tables of the Tïde, again' },
      { conversationUuid: uuid(1), body: 'Thank you' },
    )
    expect(await find(readerOf(thandi), 'engine booking')).toMatchObject([{ foundMessage: null }])
    const [hit] = await find(readerOf(rita), 'tide tab')
    expect(hit?.foundMessage).toMatchObject({ body: 'Tables of the Tïde, again', sequence: 2 })
    expect(hit?.lastMessage?.body).toBe('Thank you')
    expect(await found(readerOf(rita), 'tide thank')).toEqual([])
  })

  // CONV-68
  it('takes signs of patterns literally', async () => {
    await add({ uuid: uuid(1), status: 'active' })
    await write({ conversationUuid: uuid(1), body: 'It is 50% of a_b, in C:\\tmp' })
    for (const text of ['50%', 'a_b', 'C:\\tmp']) expect(await found(readerOf(thandi), text)).toEqual([uuid(1)])
    for (const text of ['5%f', 'a_c', '%', '_']) {
      expect(await found(readerOf(thandi), text)).toEqual(text.length === 1 ? [uuid(1)] : [])
    }
  })

  // CONV-68
  it('ignores deleted messages and those of the system', async () => {
    await add({ uuid: uuid(1), status: 'active' })
    await write(
      { conversationUuid: uuid(1), body: 'Swordfish' },
      { conversationUuid: uuid(1), kind: 'system', senderUuid: null, clientId: null, body: 'Marlin joined' },
    )
    expect(await found(readerOf(thandi), 'swordfish')).toEqual([uuid(1)])
    const gone = {
      ...aMessage({ uuid: uuid(0x3000), conversationUuid: uuid(1), body: '', deletedAt: TEST_NOW }),
      sequence: 1,
    }
    await store().run((conversations) => conversations.saveMessage(gone))
    expect(await found(readerOf(thandi), 'swordfish')).toEqual([])
    expect(await found(readerOf(thandi), 'marlin')).toEqual([])
  })

  // CONV-68
  it('finds only what its reader sees', async () => {
    await add(
      { uuid: uuid(1), status: 'active' },
      {
        uuid: uuid(2),
        contractorUuid: sipho.uuid,
        senderUuid: ravi.uuid,
        statusAt: addDays(TEST_NOW, 1),
        shared: true,
      },
      { uuid: uuid(3), companyUuid: summitLabs.uuid, senderUuid: bo.uuid, statusAt: addDays(TEST_NOW, 2) },
    )
    const word = 'booking'
    expect(await found(readerOf(rita), word)).toEqual([uuid(1)])
    expect(await found(readerOf(rita, false, true), word)).toEqual([uuid(2), uuid(1)])
    expect(await found(readerOf(erik, true), word)).toEqual([uuid(2), uuid(1)])
    expect(await found(readerOf(bo, true), word)).toEqual([uuid(3)])
    expect(await found(readerOf(thandi), word)).toEqual([uuid(3), uuid(1)])
    const nobody = { ...readerOf(rita), seesOwn: false }
    expect(await found(nobody, word)).toEqual([])
  })

  // CONV-68
  it('is read in pages by newest activity', async () => {
    await add(
      { uuid: uuid(1), status: 'active', statusAt: TEST_NOW },
      { uuid: uuid(2), companyUuid: summitLabs.uuid, senderUuid: bo.uuid, statusAt: addDays(TEST_NOW, 1) },
    )
    await write({ conversationUuid: uuid(1), sentAt: addDays(TEST_NOW, 2) })
    const page = (cursor: string | null) => store().search.find(readerOf(thandi), ['booking'], { cursor, limit: 1 })
    const one = await page(null)
    const two = await page(one.nextCursor)
    expect([...one.items, ...two.items].map(({ conversation }) => conversation.uuid)).toEqual([uuid(1), uuid(2)])
    expect(two.nextCursor).toBeNull()
    expect(one.items[0]?.conversation).toEqual({
      ...aConversation({ uuid: uuid(1), status: 'active', statusAt: TEST_NOW }),
      lastSequence: 1,
    })
  })
}
