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
import { blockCandidate } from './block-candidate.ts'

const setUp = () => {
  const { candidateBlocks, hidden, repository: conversations } = fakeConversations()
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

  it('is possible after an earlier contact has ended', async () => {
    const world = setUp()
    await world.conversations.add(aConversation({ status: 'declined' }))
    expect(await world.block()).toMatchObject({ ok: true })
  })
})
