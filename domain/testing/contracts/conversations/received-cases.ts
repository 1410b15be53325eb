import { expect, it } from 'vitest'
import { addDays, addMinutes, startOfSearchDay } from '../../../src/index.ts'
import { aConversation } from '../../builders/conversations.ts'
import { bo, sipho, summitLabs, thandi } from '../../builders/hiring-fixture.ts'
import { TEST_NOW } from '../../builders/people.ts'
import { addTo, uuid } from './store.ts'
import type { ConversationsUnderTest } from './store.ts'

const today = startOfSearchDay(TEST_NOW)

/** Contract of the counts of received requests. */
export const receivedRequestCases = (store: () => ConversationsUnderTest): void => {
  const add = addTo(store)
  const count = (since: Date) => store().receivedRequests.countByDay(thandi.uuid, since)

  it('counts a contractor’s received requests by UTC day', async () => {
    const early = addDays(today, -2)
    await add(
      { uuid: uuid(1), status: 'withdrawn', createdAt: addMinutes(early, -1) },
      { uuid: uuid(2), status: 'expired', createdAt: early },
      { uuid: uuid(3), status: 'pending', createdAt: addMinutes(today, 24 * 60 - 1) },
      { uuid: uuid(4), companyUuid: summitLabs.uuid, senderUuid: bo.uuid, createdAt: today },
      { uuid: uuid(5), contractorUuid: sipho.uuid, createdAt: today },
    )
    expect(await count(early)).toEqual([
      { day: early, received: 1, answered: 0 },
      { day: today, received: 2, answered: 0 },
    ])
    expect(await count(addDays(early, -1))).toHaveLength(3)
    expect(await count(addDays(today, 1))).toEqual([])
  })

  it('counts acceptances and declines as answers, also late acceptances', async () => {
    const request = aConversation({ uuid: uuid(1), createdAt: today })
    await add(request)
    const become = (status: 'active' | 'closed' | 'declined' | 'expired') =>
      store().run((conversations) => conversations.save({ ...request, status, statusAt: TEST_NOW }))
    const answered = async () => (await count(today)).map((one) => one.answered)
    await become('expired')
    expect(await answered()).toEqual([0])
    await become('active')
    expect(await answered()).toEqual([1])
    await become('closed')
    expect(await answered()).toEqual([1])
    await add({ uuid: uuid(2), companyUuid: summitLabs.uuid, senderUuid: bo.uuid, createdAt: today })
    const other = aConversation({ uuid: uuid(2), companyUuid: summitLabs.uuid, senderUuid: bo.uuid, createdAt: today })
    await store().run((conversations) => conversations.save({ ...other, status: 'declined', statusAt: TEST_NOW }))
    expect(await answered()).toEqual([2])
  })
}
