import { describe, expect, it, vi } from 'vitest'
import {
  aContractorActor,
  aConversation,
  anEmployerActor,
  bo,
  fakeAccounts,
  fakeClock,
  fakeCompanies,
  fakeConversations,
  fakeIds,
  fakeNames,
  fakeOutbox,
  fakeUnitOfWork,
  hiringFixture,
  TEST_NOW,
  thandi,
} from '../../testing/index.ts'
import { type Actor, ERASED_DOMAIN } from '../identity/index.ts'
import { changeConversation, type ChangeConversationCommand } from './change-conversation.ts'
import type { Conversation } from './conversation.ts'
import { canWrite } from './participants.ts'
import { readConversation } from './read-conversation.ts'

const conversationUuid = aConversation().uuid
const contractor = aContractorActor()

const setUp = async (conversation: Partial<Conversation> = {}, world = hiringFixture) => {
  const { inbox, repository } = fakeConversations(world)
  await repository.add(aConversation(conversation))
  const [accounts, companies, outbox] = [fakeAccounts(), fakeCompanies(), fakeOutbox()]
  const unitOfWork = fakeUnitOfWork({ accounts, companies, conversations: repository, outbox })
  const clock = fakeClock(TEST_NOW)
  const change = changeConversation({ clock, ids: fakeIds(), unitOfWork })
  const read = readConversation({ clock, conversations: repository, inbox, names: fakeNames() })
  return {
    accounts,
    companies,
    outbox,
    repository,
    offered: async (actor: Actor) => {
      const screen = await read({ actor, conversationUuid, cursor: null })
      return screen.ok ? screen.value.possibleStatuses : 'not found'
    },
    change: (command: Omit<ChangeConversationCommand, 'conversationUuid'> & { readonly conversationUuid?: string }) =>
      change({ conversationUuid, ...command }),
    messages: async () => (await inbox.listMessages(conversationUuid, { cursor: null, limit: 10 })).items,
    stored: () => repository.find(conversationUuid),
  }
}

// CONV-3
describe('an answer to a request', () => {
  it('adds no message when it declines, nor without a note', async () => {
    const declined = await setUp()
    expect(
      await declined.change({ actor: contractor, status: 'declined', reason: 'other', note: 'Not now' }),
    ).toMatchObject({ ok: true })
    const accepted = await setUp()
    expect(await accepted.change({ actor: contractor, status: 'active', note: '  ' })).toMatchObject({
      value: { status: 'active', lastSequence: 0 },
    })
    expect([await declined.messages(), await accepted.messages()]).toEqual([[], []])
  })

  it('adds no second message when the conversation is opened again', async () => {
    const { change, messages, stored } = await setUp()
    await change({ actor: contractor, status: 'active' })
    await change({ actor: contractor, status: 'closed' })
    await change({ actor: contractor, status: 'active', note: 'Here again' })
    expect([await messages(), (await stored())?.status]).toEqual([[], 'active'])
  })

  // CONV-6, CONV-10
  it.each([
    ['employer', anEmployerActor()],
    ['contractor', contractor],
  ])('stays as it was when the %s opens the conversation again, whatever is sent with it', async (_side, actor) => {
    const { change, stored } = await setUp()
    const proposedTerms = { rate: 75, note: 'From May' }
    await change({ actor: contractor, status: 'active', terms: proposedTerms })
    await change({ actor, status: 'closed' })
    const terms = { rate: 20, note: 'Less' }
    expect(await change({ actor, status: 'active', terms, note: 'Here again' })).toMatchObject({ ok: true })
    expect(await stored()).toMatchObject({ status: 'active', proposedTerms })
  })
})

// CONV-73
describe('a conversation that has lost a side', () => {
  const closed = { ...hiringFixture, members: hiringFixture.members.filter(({ uuid }) => uuid === bo.uuid) }
  const erased = {
    ...hiringFixture,
    accounts: hiringFixture.accounts.map((account) =>
      account.uuid === thandi.uuid ? { ...account, email: `${account.uuid}${ERASED_DOMAIN}` } : account,
    ),
  }
  const employer = anEmployerActor()

  it.each([
    ['declined request of a closed company', contractor, closed, { status: 'declined' }],
    ['expired request of a closed company', contractor, closed, { status: 'expired' }],
    ['conversation with a closed company', contractor, closed, { status: 'closed', changedBy: 'contractor' }],
    ['conversation with a person who was erased', employer, erased, { status: 'closed', changedBy: 'employer' }],
  ] as const)('is not opened again: a %s', async (_what, actor, world, conversation) => {
    const { change, offered, outbox, stored } = await setUp(conversation, world)
    expect(await offered(actor)).toEqual(['blocked'])
    expect(await change({ actor, status: 'active' })).toEqual({ ok: false, problem: 'cannot-be-changed' })
    expect([outbox.events, (await stored())?.status]).toEqual([[], conversation.status])
    const complete = await setUp(conversation)
    expect(await complete.offered(actor)).toEqual(['active', 'blocked'])
    expect(await complete.change({ actor, status: 'active' })).toMatchObject({ ok: true })
  })
})

// CONV-74
it('is blocked under the lock of the account or the company that a request is sent under', async () => {
  const { accounts, change, companies, repository } = await setUp()
  const locks = [accounts, companies, repository].map((store) => vi.spyOn(store, 'findForUpdate'))
  const order = () => locks.map(({ mock }) => mock.invocationCallOrder.at(-1) ?? 0)
  await change({ actor: anEmployerActor(), status: 'blocked' })
  const [, company = 0, first = 0] = order()
  expect(company).toBeGreaterThan(0)
  expect(company).toBeLessThan(first)
  await change({ actor: contractor, status: 'blocked' })
  const [account = 0, , second = 0] = order()
  expect(account).toBeGreaterThan(first)
  expect(account).toBeLessThan(second)
})

// CONV-56
it('tells of sharing only where something has changed', async () => {
  const { change, outbox } = await setUp()
  expect(await change({ actor: anEmployerActor(), shared: false })).toMatchObject({ ok: true })
  expect(outbox.events).toEqual([])
})

// CONV-49
it('changes nothing for strangers, for whom the conversation does not exist', async () => {
  const { change, outbox } = await setUp()
  const stranger = aContractorActor({ accountUuid: '01900000-0000-7000-8000-0000000000fb' })
  const unknown = '01900000-0000-7000-8000-0000000000fa'
  expect(await change({ actor: stranger, status: 'active' })).toEqual({ ok: false, problem: 'not-found' })
  expect(await change({ actor: contractor, status: 'active', conversationUuid: unknown })).toMatchObject({
    problem: 'not-found',
  })
  expect(outbox.events).toEqual([])
})

// CONV-56
it('is shared with the team by its employers alone', async () => {
  const { change, stored } = await setUp()
  expect(await change({ actor: contractor, shared: true })).toEqual({ ok: false, problem: 'forbidden' })
  expect(await stored()).toMatchObject({ shared: false })
})

// COMP-7
it('is written in by contractors, and by members whose role may', () => {
  expect(canWrite(contractor)).toBe(true)
  expect(canWrite(anEmployerActor({ role: 'recruiter' }))).toBe(true)
  for (const role of ['viewer', 'billing', null] as const) expect(canWrite(anEmployerActor({ role }))).toBe(false)
})
