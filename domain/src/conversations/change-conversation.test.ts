import { describe, expect, it } from 'vitest'
import {
  aContractorActor,
  aConversation,
  anEmployerActor,
  fakeClock,
  fakeConversations,
  fakeIds,
  fakeOutbox,
  fakeUnitOfWork,
  TEST_NOW,
} from '../../testing/index.ts'
import { changeConversation, type ChangeConversationCommand } from './change-conversation.ts'
import { canWrite } from './participants.ts'

const conversationUuid = aConversation().uuid
const contractor = aContractorActor()

const setUp = async () => {
  const { inbox, repository } = fakeConversations()
  await repository.add(aConversation())
  const outbox = fakeOutbox()
  const unitOfWork = fakeUnitOfWork({ conversations: repository, outbox })
  const change = changeConversation({ clock: fakeClock(TEST_NOW), ids: fakeIds(), unitOfWork })
  return {
    outbox,
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
