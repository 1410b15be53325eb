import { beforeEach, describe, expect, it } from 'vitest'
import {
  aContractorActor,
  aConversation,
  anEmployerActor,
  anOffer,
  fakeAccounts,
  fakeClock,
  fakeCompanies,
  fakeConversations,
  fakeIds,
  fakeNames,
  fakeOutbox,
  fakeUnitOfWork,
  ravi,
  rita,
  sipho,
  summitLabs,
  TEST_NOW,
  thandi,
} from '../../testing/index.ts'
import { changeConversation } from './change-conversation.ts'
import { readLastOffer } from './offers/read-last-offer.ts'
import { readContactAllowance, remainingRequests } from './panel/contact-allowance.ts'
import { findParticipant } from './participants.ts'
import { readConversation } from './read-conversation.ts'
import { shareContact } from './share-contact.ts'
import type { Conversation } from './conversation.ts'
import { addDays } from '../shared/index.ts'

const contractor = aContractorActor()
const sender = anEmployerActor({ accountUuid: rita.uuid, role: 'recruiter' })
const conversationUuid = aConversation().uuid

const setUp = async (conversation: Partial<Conversation> = {}) => {
  const { inbox, repository } = fakeConversations()
  await repository.add(aConversation({ status: 'active', ...conversation }))
  const outbox = fakeOutbox()
  const unitOfWork = fakeUnitOfWork({
    accounts: fakeAccounts(),
    companies: fakeCompanies(),
    conversations: repository,
    outbox,
  })
  const deps = {
    names: fakeNames(),
    clock: fakeClock(TEST_NOW),
    ids: fakeIds(),
    conversations: repository,
    inbox,
    unitOfWork,
  }
  return {
    outbox,
    repository,
    share: shareContact(deps),
    change: changeConversation(deps),
    contactSeenBy: async (actor: typeof sender) => {
      const screen = await readConversation(deps)({ actor, conversationUuid, cursor: null })
      return screen.ok ? screen.value.contact : 'not there'
    },
    allowance: readContactAllowance(deps),
    lastOffer: readLastOffer({ conversations: repository }),
    stored: () => repository.find(conversationUuid),
  }
}

let world: Awaited<ReturnType<typeof setUp>>
beforeEach(async () => {
  world = await setUp()
})

describe('sharing contact details', () => {
  // CONV-49
  it('does not exist for strangers, nor in a conversation that nobody has', async () => {
    const stranger = aContractorActor({ accountUuid: sipho.uuid })
    const unknown = '01900000-0000-7000-8000-0000000000fa'
    for (const [actor, uuid] of [[stranger, conversationUuid] as const, [contractor, unknown] as const])
      expect(await world.share({ actor, conversationUuid: uuid, share: true })).toEqual({
        ok: false,
        problem: 'not-found',
      })
    expect(await world.contactSeenBy({ ...sender, companyUuid: summitLabs.uuid })).toBe('not there')
  })

  // CONV-55
  it('shows them to the company’s side while they are shared', async () => {
    expect(await world.contactSeenBy(sender)).toBeNull()
    await world.share({ actor: contractor, conversationUuid, share: true })
    expect(await world.contactSeenBy(sender)).toEqual({ email: thandi.email, mobile: thandi.mobile })
    expect(await world.contactSeenBy(contractor)).toBeNull()
    await world.share({ actor: contractor, conversationUuid, share: false })
    expect(await world.contactSeenBy(sender)).toBeNull()
    expect(world.outbox.ofType('conversation-detail-changed').map(({ detail }) => detail)).toEqual([
      'contact-shared',
      'contact-withdrawn',
    ])
  })

  it('is idempotent', async () => {
    await world.share({ actor: contractor, conversationUuid, share: false })
    await world.share({ actor: contractor, conversationUuid, share: true })
    await world.share({ actor: contractor, conversationUuid, share: true })
    expect(world.outbox.events).toHaveLength(1)
    expect((await world.stored())?.lastSequence).toBe(1)
  })

  // CONV-55
  it('is for the contractor only, in an active conversation', async () => {
    const ask = (actor: typeof sender) => world.share({ actor, conversationUuid, share: true })
    expect(await ask(sender)).toMatchObject({ problem: 'forbidden' })
    expect(await ask(aContractorActor({ accountUuid: sipho.uuid }))).toMatchObject({ problem: 'not-found' })
    world = await setUp({ status: 'pending' })
    expect(await ask(contractor)).toMatchObject({ problem: 'not-open' })
  })

  it('shows them after the conversation was closed, too, until the contractor withdraws them', async () => {
    world = await setUp({ status: 'closed', contactSharedAt: TEST_NOW })
    expect(await world.contactSeenBy(sender)).not.toBeNull()
    expect(await world.share({ actor: contractor, conversationUuid, share: false })).toMatchObject({ ok: true })
    expect(await world.contactSeenBy(sender)).toBeNull()
  })

  it('shows nothing after a block', async () => {
    world = await setUp({ status: 'blocked', contactSharedAt: TEST_NOW })
    expect(await world.contactSeenBy(sender)).toBeNull()
  })
})

describe('sharing with the team', () => {
  // COMP-8
  it.each([
    ['admin', true, true, true],
    ['recruiter', true, false, true],
    ['viewer', true, false, false],
    ['billing', false, false, false],
  ] as const)('an %s sees what is shared: %s, what is not: %s, what they asked for: %s', (role, shared, not, own) => {
    const colleague = anEmployerActor({ accountUuid: ravi.uuid, role })
    const sees = (changes: Partial<Conversation>) => findParticipant(aConversation(changes), colleague) !== null
    expect([sees({ shared: true }), sees({}), sees({ senderUuid: ravi.uuid })]).toEqual([shared, not, own])
  })

  // CONV-56
  it('is for the sender and admins', async () => {
    const set = (actor: typeof sender, shared: boolean) => world.change({ actor, conversationUuid, shared })
    expect(await set(sender, true)).toMatchObject({ ok: true, value: { shared: true } })
    expect(await set(anEmployerActor({ accountUuid: ravi.uuid, role: 'recruiter' }), false)).toMatchObject({
      problem: 'forbidden',
    })
    expect(await set(contractor, false)).toMatchObject({ problem: 'forbidden' })
    expect(await set(anEmployerActor(), false)).toMatchObject({ ok: true, value: { shared: false } })
    expect(world.outbox.ofType('conversation-detail-changed')).toHaveLength(2)
  })
})

// CONV-11
describe('a block', () => {
  const second = '01900000-0000-7000-8000-0000000002ff'
  const blockBeside = async (other: Partial<Conversation>) => {
    world = await setUp({ status: 'active' })
    await world.repository.add(aConversation({ uuid: second, ...other }))
    await world.change({ actor: sender, conversationUuid, status: 'blocked' })
  }

  it.each(['declined', 'expired', 'closed'] as const)(
    'ends every other conversation of the same people that could be opened: %s',
    async (status) => {
      await blockBeside({ status, changedBy: status === 'closed' ? 'contractor' : null })
      expect(await world.repository.find(second)).toMatchObject({ status: 'blocked', changedBy: 'employer' })
      expect(world.outbox.ofType('conversation-changed').map(({ from, to }) => [from, to])).toEqual([
        [status, 'blocked'],
        ['active', 'blocked'],
      ])
      expect(await world.change({ actor: contractor, conversationUuid: second, status: 'active' })).toMatchObject({
        problem: 'cannot-be-changed',
      })
    },
  )

  it('ends an open one beside an ended one', async () => {
    world = await setUp({ status: 'expired' })
    await world.repository.add(aConversation({ uuid: second, status: 'active' }))
    await world.change({ actor: contractor, conversationUuid, status: 'blocked' })
    expect((await world.repository.find(second))?.status).toBe('blocked')
  })

  it.each([
    ['withdrawn', TEST_NOW],
    ['declined', addDays(TEST_NOW, -91)],
  ] as const)('leaves a %s one that nobody could open as it is', async (status, statusAt) => {
    await blockBeside({ status, statusAt })
    expect((await world.repository.find(second))?.status).toBe(status)
    expect(world.outbox.ofType('conversation-changed')).toHaveLength(1)
  })
})

// CONV-63
it('reads the last offer of the actor’s own, if they may contact people', async () => {
  const offer = anOffer({ description: 'A colleague’s' })
  const colleague = { uuid: '01900000-0000-7000-8000-0000000002fe', senderUuid: ravi.uuid, contractorUuid: sipho.uuid }
  await world.repository.add(aConversation({ ...colleague, offer, createdAt: addDays(TEST_NOW, 1) }))
  expect(await world.lastOffer({ actor: sender })).toEqual({ ok: true, value: anOffer() })
  expect(await world.lastOffer({ actor: contractor })).toMatchObject({ problem: 'forbidden' })
  const viewer = anEmployerActor({ accountUuid: ravi.uuid, role: 'viewer' })
  expect(await world.lastOffer({ actor: viewer })).toMatchObject({ problem: 'forbidden' })
})

// CONV-24
it('counts the requests of the UTC day against the limits', async () => {
  expect(await world.allowance({ actor: sender })).toEqual({
    ok: true,
    value: {
      seat: { used: 1, limit: 25 },
      company: { used: 1, limit: 200 },
      resetsAt: new Date('2026-03-03T00:00:00Z'),
    },
  })
  expect(await world.allowance({ actor: contractor })).toMatchObject({ problem: 'forbidden' })
})

it.each([
  ['the seat has some left', { used: 7, limit: 25 }, { used: 40, limit: 200 }, 18],
  ['its company has fewer left', { used: 7, limit: 25 }, { used: 195, limit: 200 }, 5],
  ['all of the day are sent', { used: 25, limit: 25 }, { used: 60, limit: 200 }, 0],
  ['the limit was lowered since', { used: 25, limit: 20 }, { used: 25, limit: 200 }, 0],
])('says how many requests are left where %s', (_case, seat, company, left) => {
  expect(remainingRequests({ seat, company })).toBe(left)
})
