import { expect, it } from 'vitest'
import { addMinutes } from '../../../src/index.ts'
import type { Conversation } from '../../../src/index.ts'
import { aConversation } from '../../builders/conversations.ts'
import { erik, harbourWorks, ravi, rita, sipho } from '../../builders/hiring-fixture.ts'
import { TEST_NOW } from '../../builders/people.ts'
import { addTo, uuid } from './store.ts'
import type { ConversationsUnderTest } from './store.ts'

/** Contract of the repository when a member leaves. */
export const reassignmentCases = (store: () => ConversationsUnderTest): void => {
  const add = addTo(store)
  const reader = {
    accountUuid: erik.uuid,
    userType: 'employer',
    companyUuid: harbourWorks.uuid,
    seesAllOfCompany: true,
    seesOwn: true,
    seesShared: true,
  } as const

  it('lists the sender’s conversations that can still continue', async () => {
    await add(
      { status: 'active' },
      { uuid: uuid(2), status: 'withdrawn' },
      { uuid: uuid(3), status: 'declined' },
      { uuid: uuid(4), contractorUuid: sipho.uuid, senderUuid: ravi.uuid },
      { uuid: uuid(5), status: 'blocked' },
    )
    const held = await store().run((conversations) =>
      conversations.listReassignableForUpdate(harbourWorks.uuid, rita.uuid),
    )
    expect(held.map((row) => row.uuid).toSorted()).toEqual([aConversation().uuid, uuid(3)].toSorted())
  })

  it('reassigns conversations, with a system message if requested', async () => {
    await add(
      { status: 'active' },
      { uuid: uuid(3), status: 'declined' },
      { uuid: uuid(4), contractorUuid: sipho.uuid },
    )
    const at = addMinutes(TEST_NOW, 5)
    await store().run(async (conversations) => {
      await conversations.setArchived(aConversation().uuid, erik.uuid, true)
      await conversations.reassign(erik.uuid, {
        conversationUuids: [aConversation().uuid, uuid(3)],
        messages: [{ uuid: uuid(0x31), conversationUuid: aConversation().uuid }],
        text: 'Erik has taken over.',
        at,
      })
    })
    const found: (Conversation | null)[] = []
    await store().run(async (conversations) => {
      for (const one of [aConversation().uuid, uuid(3), uuid(4)]) found.push(await conversations.find(one))
    })
    expect(found.map((row) => [row?.senderUuid, row?.lastSequence])).toEqual([
      [erik.uuid, 1],
      [erik.uuid, 0],
      [rita.uuid, 0],
    ])
    const line = {
      uuid: uuid(0x31),
      kind: 'system',
      senderUuid: null,
      body: 'Erik has taken over.',
      sequence: 1,
      sentAt: at,
    }
    const { inbox } = store()
    expect(await inbox.find(reader, aConversation().uuid)).toMatchObject({ archived: false })
    expect((await inbox.listMessages(aConversation().uuid, { cursor: null, limit: 1 })).items).toMatchObject([line])
    expect((await inbox.listMessages(uuid(3), { cursor: null, limit: 10 })).items).toEqual([])
  })

  it('does nothing without conversations', async () => {
    await add({ status: 'active' })
    await store().run((conversations) =>
      conversations.reassign(erik.uuid, { conversationUuids: [], messages: [], text: 'None', at: TEST_NOW }),
    )
    const found = await store().run((conversations) => conversations.find(aConversation().uuid))
    expect(found).toMatchObject({ senderUuid: rita.uuid, lastSequence: 0 })
  })
}
