import { beforeEach, describe, expect, it } from 'vitest'
import {
  aConversation,
  aContractorActor,
  anEmployerActor,
  fakeAccounts,
  fakeClock,
  fakeCompanies,
  fakeConversations,
  fakeFiles,
  fakeIds,
  fakeNames,
  fakeOutbox,
  fakeUnitOfWork,
  harbourWorks,
  hiringFixture,
  ravi,
  rita,
  sipho,
  TEST_NOW,
  thandi,
} from '../../testing/index.ts'
import type { Company } from '../companies/index.ts'
import type { StoredFile } from '../files/index.ts'
import { addDays } from '../shared/index.ts'
import { changeConversation, type ChangeConversationCommand } from './change-conversation.ts'
import { listConversations } from './list-conversations.ts'
import { markConversationRead } from './messages/mark-conversation-read.ts'
import { readConversation } from './read-conversation.ts'
import { sendMessage } from './messages/send-message.ts'
import type { Conversation } from './conversation.ts'

const contractor = aContractorActor()
const stranger = aContractorActor({ accountUuid: sipho.uuid })
const admin = anEmployerActor()
const sender = anEmployerActor({ accountUuid: rita.uuid, role: 'recruiter' })
const colleague = anEmployerActor({ accountUuid: ravi.uuid, role: 'recruiter' })
const conversationUuid = aConversation().uuid

const messageFiles = [1, 2, 3, 4, 5, 6].map((number): StoredFile => ({
  uuid: `file-${number}`,
  ownerUuid: thandi.uuid,
  purpose: 'message',
  originalName: `plan ${number}.pdf`,
  contentType: 'application/pdf',
  size: 100,
  url: `/v0/files/file-${number}`,
  createdAt: TEST_NOW,
}))
const fileUrls = messageFiles.map(({ url }) => url)

const setUp = async (conversation: Partial<Conversation> = {}, company: Partial<Company> = {}) => {
  const [clock, outbox] = [fakeClock(TEST_NOW), fakeOutbox()]
  const { inbox, repository } = fakeConversations()
  await repository.add(aConversation(conversation))
  const files = fakeFiles(...messageFiles)
  const companies = fakeCompanies([{ ...harbourWorks, ...company }], hiringFixture.members)
  const accounts = fakeAccounts(...hiringFixture.accounts)
  const deps = {
    clock,
    conversations: repository,
    inbox,
    ids: fakeIds(),
    companies,
    files,
    names: fakeNames(),
    unitOfWork: fakeUnitOfWork({ accounts, companies, conversations: repository, files, outbox }),
  }
  const [change, send] = [changeConversation(deps), sendMessage(deps)]
  return {
    clock,
    inbox,
    outbox,
    repository,
    change: (changes: Omit<ChangeConversationCommand, 'conversationUuid'>) => change({ conversationUuid, ...changes }),
    send: (changes: Partial<Parameters<typeof send>[0]> = {}) =>
      send({ actor: contractor, conversationUuid, body: 'Good morning', docs: [], clientId: null, ...changes }),
    read: readConversation(deps),
    list: listConversations(deps),
    mark: markConversationRead(deps),
    stored: () => repository.find(conversationUuid),
  }
}

let world: Awaited<ReturnType<typeof setUp>>
beforeEach(async () => {
  world = await setUp()
})

// CONV-3, CONV-4, CONV-5, CONV-6, CONV-7, CONV-9, CONV-15, CONV-39, CONV-49
describe('changing a conversation', () => {
  it('accepts with a note, which becomes the first message', async () => {
    const answer = await world.change({ actor: contractor, status: 'active', note: ' Happy to talk ' })
    expect(answer).toMatchObject({ ok: true, value: { status: 'active', lastSequence: 1 } })
    const { items } = await world.inbox.listMessages(conversationUuid, { cursor: null, limit: 10 })
    expect(items).toMatchObject([{ kind: 'text', body: 'Happy to talk', senderUuid: contractor.accountUuid }])
    expect(world.outbox.events.map(({ type }) => type)).toEqual(['conversation-changed', 'message-sent'])
    expect(world.outbox.ofType('conversation-changed')).toMatchObject([{ from: 'pending', to: 'active' }])
  })

  it('accepts with other terms, shown as a card', async () => {
    const terms = { rate: 75, duration: 1, startDate: '2026-05-01', note: 'From May' }
    await world.change({ actor: contractor, status: 'active', terms })
    const { items } = await world.inbox.listMessages(conversationUuid, { cursor: null, limit: 10 })
    const body = 'Proposed other terms: USD 75 /hour · 1 month · from 2026-05-01\nFrom May'
    expect(items).toMatchObject([{ kind: 'terms', body }])
    expect((await world.stored())?.proposedTerms).toEqual(terms)
  })

  it('needs a reason for a decline, and a note of at most 500 characters', async () => {
    const note = 'x'.repeat(501)
    expect(await world.change({ actor: contractor, status: 'declined', note, reason: 'bored' })).toEqual({
      ok: false,
      problem: 'invalid',
      details: { reason: ['Value is required'], note: ['The maximum length allowed is 500'] },
    })
    expect((await world.stored())?.status).toBe('pending')
  })

  it('refuses terms outside the offer form’s limits', async () => {
    const terms = { rate: 0, startDate: '2026-02-01', note: '' }
    expect(await world.change({ actor: contractor, status: 'active', terms })).toMatchObject({
      problem: 'invalid',
      details: { 'terms.rate': [expect.any(String)], 'terms.startDate': [expect.any(String)] },
    })
  })

  it.each([
    [true, 'Ask in May'],
    [false, null],
  ])('shows the employer the note to a decline only if shared: %s', async (shareNote, shown) => {
    const decline = { status: 'declined', reason: 'rate_too_low', note: 'Ask in May', shareNote } as const
    expect(await world.change({ actor: contractor, ...decline })).toMatchObject({
      value: { declineNote: 'Ask in May' },
    })
    const page = { cursor: null, limit: 10 }
    const read = await world.read({ actor: sender, conversationUuid, cursor: null })
    const listed = await world.list({ actor: sender, page })
    expect(read).toMatchObject({
      value: { entry: { conversation: { declineNote: shown, declineReason: 'rate_too_low' } } },
    })
    expect(listed).toMatchObject({ value: { items: [{ conversation: { declineNote: shown } }] } })
    const own = await world.read({ actor: contractor, conversationUuid, cursor: null })
    expect(own).toMatchObject({ value: { entry: { conversation: { declineNote: 'Ask in May' } } } })
  })

  it('is not found for strangers and for colleagues who may not see it', async () => {
    const foreign = anEmployerActor({ companyUuid: hiringFixture.companies[1]?.uuid ?? null })
    for (const actor of [stranger, colleague, foreign]) {
      expect(await world.change({ actor, status: 'blocked' })).toEqual({ ok: false, problem: 'not-found' })
      expect(await world.read({ actor, conversationUuid, cursor: null })).toEqual({ ok: false, problem: 'not-found' })
      expect(await world.mark({ actor, uuid: conversationUuid })).toEqual({ ok: false, problem: 'not-found' })
      expect(await world.send({ actor })).toEqual({ ok: false, problem: 'unknown-conversation' })
    }
  })

  it('is withdrawn by the sender or an admin, and answered only by the contractor', async () => {
    expect(await world.change({ actor: sender, status: 'active' })).toEqual({ ok: false, problem: 'wrong-side' })
    expect(await world.change({ actor: contractor, status: 'withdrawn' })).toEqual({ ok: false, problem: 'wrong-side' })
    expect((await world.change({ actor: admin, status: 'withdrawn' })).ok).toBe(true)
    expect(await world.change({ actor: contractor, status: 'active' })).toEqual({
      ok: false,
      problem: 'cannot-be-changed',
    })
  })

  it('is refused to a sender who may no longer contact', async () => {
    world = await setUp({ shared: true })
    const actor = { ...sender, role: 'viewer' } as const
    expect(await world.change({ actor, status: 'withdrawn' })).toEqual({ ok: false, problem: 'forbidden' })
  })

  it('accepts one of two concurrent answers', async () => {
    const answers = await Promise.all([
      world.change({ actor: contractor, status: 'active' }),
      world.change({ actor: sender, status: 'withdrawn' }),
    ])
    expect(answers).toMatchObject([{ ok: true }, { problem: 'cannot-be-changed' }])
  })

  it('does not reopen an expired request beside a newer one', async () => {
    world = await setUp({ status: 'expired' })
    await world.repository.add(aConversation({ uuid: 'newer', createdAt: addDays(TEST_NOW, 40) }))
    world.clock.set(addDays(TEST_NOW, 41))
    expect(await world.change({ actor: contractor, status: 'active' })).toEqual({
      ok: false,
      problem: 'cannot-be-changed',
    })
    expect((await world.stored())?.status).toBe('expired')
  })

  it('archives for the actor only', async () => {
    await world.change({ actor: contractor, archive: true })
    const archived = async (actor: typeof admin) => {
      const read = await world.read({ actor, conversationUuid, cursor: null })
      return read.ok && read.value.entry.archived
    }
    expect([await archived(contractor), await archived(sender)]).toEqual([true, false])
    expect(world.outbox.events).toMatchObject([{ type: 'conversation-archived', accountUuid: contractor.accountUuid }])
  })

  it('returns what each reader may do', async () => {
    const offered = async (actor: typeof admin) => {
      const read = await world.read({ actor, conversationUuid, cursor: null })
      return read.ok ? read.value.possibleStatuses : []
    }
    expect(await offered(contractor)).toEqual(['active', 'declined', 'blocked'])
    expect(await offered(sender)).toEqual(['withdrawn', 'blocked'])
  })
})

// CONV-37, CONV-38, CONV-41, CONV-42, FILE-6
describe('sending a message', () => {
  it('is refused while the request is pending, and after the conversation has ended', async () => {
    expect(await world.send({ actor: sender })).toEqual({ ok: false, problem: 'not-open' })
    for (const status of ['declined', 'closed', 'blocked', 'expired', 'withdrawn'] as const) {
      world = await setUp({ status })
      expect(await world.send()).toEqual({ ok: false, problem: 'conversation-closed' })
    }
  })

  it('is numbered and trimmed, and emits an event', async () => {
    world = await setUp({ status: 'active' })
    await world.send()
    expect(await world.send({ actor: sender, body: '  Hello\r\nThandi\u0000 ' })).toMatchObject({
      value: { sequence: 2, body: 'Hello\nThandi', kind: 'text' },
    })
    expect(world.outbox.ofType('message-sent')).toMatchObject([
      { senderUuid: contractor.accountUuid },
      { senderUuid: rita.uuid },
    ])
  })

  it.each([
    ['   ', 'Value is required'],
    ['x'.repeat(4001), 'The maximum length allowed is 4000'],
  ])('has 1 to 4,000 characters', async (body, words) => {
    world = await setUp({ status: 'active' })
    expect(await world.send({ body })).toEqual({ ok: false, problem: 'invalid', details: { message: [words] } })
    expect((await world.send({ body: 'x'.repeat(4000) })).ok).toBe(true)
  })

  it('happens once per client id', async () => {
    world = await setUp({ status: 'active' })
    const one = await world.send({ clientId: 'draft' })
    expect(await world.send({ clientId: 'draft', body: 'Another text' })).toEqual(one)
    expect(world.outbox.events).toHaveLength(1)
  })

  it('refuses other people’s files', async () => {
    world = await setUp({ status: 'active' })
    const docs = ['https://elsewhere.example/a.pdf']
    const refused = { problem: 'invalid', details: { docs: [expect.stringContaining('processing the file')] } }
    expect(await world.send({ docs })).toMatchObject(refused)
    expect(await world.send({ docs: [...fileUrls.slice(0, 1), ...docs] })).toMatchObject(refused)
    expect(await world.send({ actor: admin, docs: fileUrls.slice(0, 1) })).toMatchObject(refused)
  })

  it('accepts up to five files, each once', async () => {
    world = await setUp({ status: 'active' })
    expect(await world.send({ docs: fileUrls })).toMatchObject({
      problem: 'invalid',
      details: { docs: ['A message takes up to 5 files'] },
    })
    const [first = '', second = ''] = fileUrls
    expect(await world.send({ docs: [second, first, second] })).toMatchObject({
      value: {
        doc: second,
        docs: [
          { url: second, name: 'plan 2.pdf' },
          { url: first, name: 'plan 1.pdf' },
        ],
      },
    })
  })

  it('is allowed for 30 days after a trial for employers, and always for contractors', async () => {
    world = await setUp({ status: 'active' }, { trialEndsAt: addDays(TEST_NOW, -30) })
    expect((await world.send({ actor: sender })).ok).toBe(true)
    world.clock.advance(1)
    expect(await world.send({ actor: sender })).toEqual({ ok: false, problem: 'trial-ended' })
    expect((await world.send()).ok).toBe(true)
  })

  // PLAN-16
  it('is refused to a company that took no trial and whose first invoice was voided', async () => {
    world = await setUp({ status: 'active' }, { trialEndsAt: null, waitingInvoiceDueAt: null })
    expect(await world.send({ actor: sender })).toEqual({ ok: false, problem: 'subscription-expired' })
    expect((await world.send()).ok).toBe(true)
  })

  it('is refused to members who may not contact', async () => {
    world = await setUp({ status: 'active', shared: true })
    expect(await world.send({ actor: { ...sender, role: 'viewer' } })).toEqual({ ok: false, problem: 'forbidden' })
  })
})
