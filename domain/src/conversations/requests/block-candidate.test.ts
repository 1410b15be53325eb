import {
  aConversation,
  anEmployerActor,
  fakeClock,
  fakeCompanies,
  fakeConversations,
  fakeIds,
  fakeOutbox,
  fakeUnitOfWork,
  harbourWorks,
  hiringFixture,
  rita,
  summitLabs,
  TEST_NOW,
  thandi,
} from '../../../testing/index.ts'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../shared/index.ts'
import { blockCandidate } from './block-candidate.ts'

const setUp = (accepts = false) => {
  const { candidateBlocks, hidden, repository } = fakeConversations()
  const conversations: typeof repository = {
    ...repository,
    findForUpdate: async (uuid) => {
      const found = await repository.find(uuid)
      return found === null || !accepts ? found : { ...found, status: 'active' }
    },
  }
  const outbox = fakeOutbox()
  const block = blockCandidate({
    clock: fakeClock(TEST_NOW),
    hidden,
    ids: fakeIds(),
    recipients: { find: async (uuid) => (uuid === thandi.uuid ? { uuid } : null) },
    unitOfWork: fakeUnitOfWork({
      candidateBlocks,
      companies: fakeCompanies(hiringFixture.companies, hiringFixture.members),
      conversations,
      outbox,
    }),
  })
  return {
    conversations,
    hiddenFrom: async (companyUuid: string) => [...(await hidden.among(companyUuid, [thandi.uuid]))],
    outbox,
    block: (changes: Parameters<typeof anEmployerActor>[0] = {}, candidateUuid = thandi.uuid) =>
      block({ actor: anEmployerActor({ accountUuid: rita.uuid, role: 'recruiter', ...changes }), candidateUuid }),
  }
}

// CONV-71
describe('blocking a candidate without a contact', () => {
  it('hides them from this company, and from no other', async () => {
    const world = setUp()
    expect(await world.block()).toEqual({ ok: true, value: null })
    expect(await world.hiddenFrom(harbourWorks.uuid)).toEqual([thandi.uuid])
    expect(await world.hiddenFrom(summitLabs.uuid)).toEqual([])
    // SRCH-81
    const blocked = { companyUuid: harbourWorks.uuid, contractorUuid: thandi.uuid }
    expect(world.outbox.ofType('candidate-blocked')).toMatchObject([blocked])
  })

  it('is refused to those who may not contact people', async () => {
    const world = setUp()
    expect(await world.block({ role: 'viewer' })).toMatchObject({ problem: 'forbidden' })
    expect(await world.hiddenFrom(harbourWorks.uuid)).toEqual([])
  })

  it('does not find who is not searchable, hides, or is blocked already', async () => {
    const world = setUp()
    expect(await world.block({}, 'somebody')).toMatchObject({ problem: 'not-found' })
    await world.block()
    expect(await world.block()).toMatchObject({ problem: 'not-found' })
  })

  it.each(['pending', 'active', 'closed'] as const)('is left to the conversation while one is %s', async (status) => {
    const world = setUp()
    await world.conversations.add(aConversation({ status }))
    expect(await world.block()).toMatchObject({ problem: 'in-contact' })
    expect(await world.hiddenFrom(harbourWorks.uuid)).toEqual([])
  })

  it.each(['declined', 'expired'] as const)('ends a %s request, which cannot be accepted any more', async (status) => {
    const world = setUp()
    const request = aConversation({ status })
    await world.conversations.add(request)
    expect(await world.block()).toMatchObject({ ok: true })
    expect(await world.conversations.find(request.uuid)).toMatchObject({ status: 'blocked', changedBy: 'employer' })
    const changed = { conversationUuid: request.uuid, from: status, to: 'blocked', byAccountUuid: rita.uuid }
    expect(world.outbox.ofType('conversation-changed')).toMatchObject([changed])
  })

  it('leaves a request as it is that nobody could accept any more', async () => {
    const world = setUp()
    const request = aConversation({ status: 'expired', statusAt: addDays(TEST_NOW, -91) })
    await world.conversations.add(request)
    await world.block()
    expect((await world.conversations.find(request.uuid))?.status).toBe('expired')
  })

  it('is left to the conversation that an acceptance at the same time has opened', async () => {
    const world = setUp(true)
    await world.conversations.add(aConversation({ status: 'expired' }))
    expect(await world.block()).toMatchObject({ problem: 'in-contact' })
    expect(await world.hiddenFrom(harbourWorks.uuid)).toEqual([])
  })
})
