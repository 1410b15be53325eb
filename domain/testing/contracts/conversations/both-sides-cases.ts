import { expect, it } from 'vitest'
import { ERASED_DOMAIN } from '../../../src/index.ts'
import { aConversation } from '../../builders/conversations.ts'
import { bo, hiringFixture, thandi, type HiringFixture } from '../../builders/hiring-fixture.ts'
import { uuid, type ConversationsUnderTest } from './store.ts'

/** Who is on the two sides of a conversation. Rule: CONV-73. */
export const bothSidesCases = (create: (world: HiringFixture) => Promise<ConversationsUnderTest>): void => {
  const hasBothSides = async (world: HiringFixture, conversationUuid = aConversation().uuid): Promise<boolean> => {
    const store = await create(world)
    const found = await store.run(async (conversations) => {
      await conversations.add(aConversation())
      return conversations.hasBothSides(conversationUuid)
    })
    await store.close()
    return found
  }

  it('has both sides while the company has members and the contractor is not erased', async () => {
    const { accounts, members } = hiringFixture
    const erased = { ...thandi, email: `${thandi.uuid}${ERASED_DOMAIN}` }
    const withErased = accounts.map((account) => (account.uuid === thandi.uuid ? erased : account))
    expect(await hasBothSides(hiringFixture)).toBe(true)
    expect(await hasBothSides({ ...hiringFixture, accounts: withErased })).toBe(false)
    expect(await hasBothSides({ ...hiringFixture, members: members.filter(({ uuid: own }) => own === bo.uuid) })).toBe(
      false,
    )
    expect(await hasBothSides(hiringFixture, uuid(0xffff))).toBe(false)
  })
}
