import { beforeEach, describe, expect, it } from 'vitest'
import {
  aConversation,
  aContractorActor,
  anApprovedProfile,
  anEmployerActor,
  anOffer,
  anOfferForm,
  bo,
  erik,
  fakeAccounts,
  fakeClock,
  fakeCompanies,
  fakeConversations,
  fakeDrafts,
  fakeFiles,
  fakeIds,
  fakeOutbox,
  fakeProfiles,
  fakeUnitOfWork,
  harbourWorks,
  hiringFixture,
  rita,
  sipho,
  TEST_NOW,
  thandi,
} from '../../../testing/index.ts'
import type { Company } from '../../companies/index.ts'
import type { StoredFile } from '../../files/index.ts'
import { addDays } from '../../shared/index.ts'
import { startConversation, type StartConversationCommand } from './start-conversation.ts'

const file: StoredFile = {
  uuid: '01900000-0000-7000-8000-000000000501',
  ownerUuid: rita.uuid,
  purpose: 'message',
  originalName: 'brief.pdf',
  contentType: 'application/pdf',
  size: 100,
  url: '/v0/files/01900000-0000-7000-8000-000000000501',
  createdAt: TEST_NOW,
}

const setUp = (company: Partial<Company> = {}, hidden: readonly string[] = []) => {
  const clock = fakeClock(TEST_NOW)
  const companies = fakeCompanies(
    [{ ...harbourWorks, ...company }, ...hiringFixture.companies.slice(1)],
    hiringFixture.members,
  )
  const conversations = fakeConversations()
  const outbox = fakeOutbox()
  const accounts = fakeAccounts(...hiringFixture.accounts)
  const profiles = fakeProfiles(anApprovedProfile(), anApprovedProfile({ uuid: sipho.uuid }))
  const files = fakeFiles(file, { ...file, uuid: 'cv', url: '/v0/files/cv', purpose: 'cv' })
  const start = startConversation({
    unitOfWork: fakeUnitOfWork({
      accounts,
      conversations: conversations.repository,
      companies,
      drafts: fakeDrafts(),
      files,
      hidden: {
        includes: async (companyUuid: string, uuid: string) =>
          hidden.includes(uuid) || (await conversations.hidden.includes(companyUuid, uuid)),
      },
      outbox,
      profiles,
    }),
    accounts,
    files,
    clock,
    ids: fakeIds(),
  })
  const command: StartConversationCommand = {
    actor: anEmployerActor({ accountUuid: rita.uuid, role: 'recruiter' }),
    recipientUuid: thandi.uuid,
    offer: anOfferForm(),
    doc: null,
    message: null,
  }
  const ask = (changes: Partial<StartConversationCommand> = {}) => start({ ...command, ...changes })
  const had = (...list: readonly Parameters<typeof aConversation>[0][]) =>
    Promise.all(list.map((changes) => conversations.repository.add(aConversation(changes))))
  return { ask, clock, companies, conversations, had, outbox, profiles }
}

describe('starting a conversation', () => {
  let world: ReturnType<typeof setUp>
  beforeEach(() => {
    world = setUp()
  })

  // CONV-1
  it('creates a pending request that is valid for fourteen days, and emits an event', async () => {
    const answer = await world.ask({ doc: file.url })
    expect(answer).toMatchObject({
      ok: true,
      value: {
        status: 'pending',
        senderUuid: rita.uuid,
        contractorUuid: thandi.uuid,
        offer: anOffer(),
        doc: file.url,
        docName: 'brief.pdf',
        expiresAt: addDays(TEST_NOW, 14),
      },
    })
    const [started] = world.outbox.ofType('conversation-started')
    expect(answer.ok && started?.conversationUuid).toBe(answer.ok && answer.value.uuid)
  })

  // CONV-65
  it('stores the message that goes with it as the first one', async () => {
    const answer = await world.ask({ message: ' Good morning Thandi,\r\nyour work on freight… ' })
    const uuid = answer.ok ? answer.value.uuid : ''
    expect(answer).toMatchObject({ value: { status: 'pending', lastSequence: 1 } })
    const { items } = await world.conversations.inbox.listMessages(uuid, { cursor: null, limit: 30 })
    expect(items).toMatchObject([
      { sequence: 1, kind: 'text', senderUuid: rita.uuid, body: 'Good morning Thandi,\nyour work on freight…' },
    ])
    expect(world.outbox.ofType('message-sent')).toEqual([])
  })

  // CONV-65
  it('stores no message if it is blank, and refuses one of over 2,000 characters with all other errors', async () => {
    expect(await world.ask({ message: 'a'.repeat(2_001), offer: anOfferForm({ rate: 0 }) })).toMatchObject({
      problem: 'invalid',
      details: { message: ['The maximum length allowed is 2000'], rate: ['Min value of 1'] },
    })
    expect(await world.ask({ message: ' \n' })).toMatchObject({ ok: true, value: { lastSequence: 0 } })
  })

  // CONV-22
  it('uses one free request of a trial, and emits an event for the team', async () => {
    await world.ask()
    expect((await world.companies.find(harbourWorks.uuid))?.freeContactsUsed).toBe(1)
    expect(world.outbox.ofType('company-changed')).toHaveLength(1)
  })

  it('counts nothing for a paid plan', async () => {
    world = setUp({ accountType: 'paid', subscriptionStatus: 'active', paidUntil: addDays(TEST_NOW, 20) })
    expect((await world.ask()).ok).toBe(true)
    expect((await world.companies.find(harbourWorks.uuid))?.freeContactsUsed).toBe(0)
  })

  // CONV-20
  it('is refused to actors who may not contact', async () => {
    const problems = await Promise.all(
      [
        aContractorActor(),
        anEmployerActor({ role: 'viewer' }),
        anEmployerActor({ role: 'billing' }),
        anEmployerActor({ companyUuid: null, role: null }),
        anEmployerActor({ verified: false }),
      ].map((actor) => world.ask({ actor })),
    )
    expect(problems).toMatchObject([
      ...Array.from({ length: 4 }, () => ({ ok: false, problem: 'forbidden' })),
      { problem: 'not-verified' },
    ])
  })

  // CONV-31
  it('returns the errors of an offer, and accepts a start date that is today in some time zone', async () => {
    expect(await world.ask({ offer: anOfferForm({ description: 'x', rate: 0 }) })).toEqual({
      ok: false,
      problem: 'invalid',
      details: { description: ['Min length of 2 characters'], rate: ['Min value of 1'] },
    })
    expect(await world.ask({ offer: anOfferForm({ startDate: '2026-02-28' }) })).toMatchObject({ problem: 'invalid' })
    expect((await world.ask({ offer: anOfferForm({ startDate: '2026-03-01' }) })).ok).toBe(true)
  })

  it.each(['https://elsewhere.example/brief.pdf', '/v0/files/cv'])(
    'takes no document of another place or purpose: %s',
    async (doc) => {
      expect(await world.ask({ doc })).toMatchObject({ problem: 'invalid', details: { doc: [expect.any(String)] } })
    },
  )

  // CONV-35
  it('refuses a colleague’s document', async () => {
    const actor = anEmployerActor({ accountUuid: erik.uuid })
    expect(await world.ask({ actor, doc: file.url })).toMatchObject({ problem: 'invalid' })
  })

  // CONV-21
  it('returns what is missing for contacting, and what this member can complete', async () => {
    world = setUp({ website: null, image: null })
    expect(await world.ask()).toEqual({
      ok: false,
      problem: 'profile-incomplete',
      details: { missing: ['company-image', 'company-website'], mendable: [] },
    })
    expect(await world.ask({ actor: anEmployerActor() })).toMatchObject({
      details: { mendable: ['company-image', 'company-website'] },
    })
  })

  // PLAN-17
  it.each([
    [{ freeContactsUsed: 5 }, 'contact-requests-used-up'],
    [{ trialEndsAt: TEST_NOW }, 'trial-ended'],
    [{ accountType: 'paid', subscriptionStatus: 'cancelled', paidUntil: TEST_NOW }, 'subscription-expired'],
  ] as const)('refuses by plan %o: %s', async (company, problem) => {
    world = setUp(company)
    expect(await world.ask()).toEqual({ ok: false, problem })
  })

  // CONV-22
  it('uses the last free request once for two concurrent calls', async () => {
    world = setUp({ freeContactsUsed: 4 })
    const answers = await Promise.all([world.ask(), world.ask({ recipientUuid: sipho.uuid })])
    expect(answers.map(({ ok }) => ok)).toEqual([true, false])
    expect(answers[1]).toMatchObject({ problem: 'contact-requests-used-up' })
  })

  // CONV-23
  it('does not find recipients who are not searchable, hide or have blocked', async () => {
    await world.profiles.save(anApprovedProfile({ paused: true }))
    expect(await world.ask()).toEqual({ ok: false, problem: 'recipient-not-found' })
    expect(await setUp({}, [thandi.uuid]).ask()).toEqual({ ok: false, problem: 'recipient-not-found' })
    const blocked = setUp()
    await blocked.had({ status: 'blocked', createdAt: addDays(TEST_NOW, -400) })
    expect(await blocked.ask()).toEqual({ ok: false, problem: 'recipient-not-found' })
  })

  // CONV-71
  it('refuses a recipient whom a colleague blocked after the request was begun', async () => {
    await world.conversations.candidateBlocks.add(harbourWorks.uuid, thandi.uuid, TEST_NOW)
    expect(await world.ask()).toEqual({ ok: false, problem: 'recipient-not-found' })
  })

  // CONV-12
  it.each(['pending', 'active', 'closed'] as const)('names the one that is %s, also to a colleague', async (status) => {
    await world.had({ status })
    const refusal = { ok: false, problem: 'already-contacted', details: { conversationUuid: aConversation().uuid } }
    expect(await world.ask()).toEqual(refusal)
    expect(await world.ask({ actor: anEmployerActor({ accountUuid: erik.uuid }) })).toEqual(refusal)
  })

  // CONV-12
  it('succeeds once for two concurrent calls', async () => {
    const answers = await Promise.all([world.ask(), world.ask()])
    expect(answers.map(({ ok }) => ok)).toEqual([true, false])
    const [first, second] = answers
    expect(second).toMatchObject({
      problem: 'already-contacted',
      details: { conversationUuid: first?.ok ? first.value.uuid : '' },
    })
    expect((await world.companies.find(harbourWorks.uuid))?.freeContactsUsed).toBe(1)
  })

  it('returns from when contacting again is allowed', async () => {
    await world.had({ status: 'declined', createdAt: addDays(TEST_NOW, -10) })
    expect(await world.ask()).toEqual({
      ok: false,
      problem: 'cannot-ask-again',
      details: { canContactAgainAt: addDays(TEST_NOW, 80).toISOString() },
    })
    const another = anEmployerActor({ accountUuid: bo.uuid, companyUuid: bo.companyUuid })
    expect((await world.ask({ actor: another })).ok).toBe(true)
  })

  it('is never allowed after two unanswered requests', async () => {
    await world.had(
      { uuid: 'a', status: 'expired', createdAt: addDays(TEST_NOW, -200) },
      { uuid: 'b', status: 'withdrawn', createdAt: addDays(TEST_NOW, -100) },
    )
    expect(await world.ask()).toMatchObject({ problem: 'cannot-ask-again', details: { canContactAgainAt: null } })
  })

  // CONV-24
  it.each([
    ['a seat', 25, rita.uuid],
    ['a company', 200, erik.uuid],
  ] as const)('stops %s at %i requests a day, and says when the next day begins', async (_who, count, senderUuid) => {
    const many = Array.from({ length: count }, (_, at) => ({
      uuid: `request ${at}`,
      contractorUuid: `contractor ${at}`,
      senderUuid,
    }))
    await world.had(...many)
    expect(await world.ask()).toEqual({
      ok: false,
      problem: 'too-many-requests',
      details: { retryAfterSeconds: 15 * 3600 },
    })
    world.clock.advance(15 * 3_600_000)
    expect((await world.ask()).ok).toBe(true)
  })

  // CONV-25
  it('writes nothing when it refuses', async () => {
    await world.had({ status: 'active' })
    await world.ask()
    expect(world.outbox.events).toEqual([])
    expect((await world.companies.find(harbourWorks.uuid))?.freeContactsUsed).toBe(0)
  })
})
