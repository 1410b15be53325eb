import { describe, expect, it } from 'vitest'
import {
  aContractorActor,
  anApprovedProfile,
  anEmployerActor,
  anOfferForm,
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
  TEST_NOW,
  thandi,
} from '../../../testing/index.ts'
import type { Company } from '../../companies/index.ts'
import type { Actor } from '../../identity/index.ts'
import { readContactAllowance } from '../panel/contact-allowance.ts'
import { startConversation, type StartConversationCommand } from './start-conversation.ts'

const actor = anEmployerActor()
const forbidden = { ok: false, problem: 'forbidden' }

const setUp = (company: Partial<Company> = {}, files = fakeFiles(), members = hiringFixture.members) => {
  const conversations = fakeConversations()
  const outbox = fakeOutbox()
  const accounts = fakeAccounts(erik, thandi)
  const companies = fakeCompanies([{ ...harbourWorks, ...company }], members)
  const repositories = {
    accounts,
    conversations: conversations.repository,
    companies,
    drafts: fakeDrafts(),
    files,
    hidden: conversations.hidden,
    outbox,
    profiles: fakeProfiles(anApprovedProfile()),
  }
  const deps = {
    unitOfWork: fakeUnitOfWork(repositories),
    accounts,
    files,
    clock: fakeClock(TEST_NOW),
    ids: fakeIds(),
  }
  const start = startConversation(deps)
  const ask = (by: Actor = actor, doc: string | null = null, changes: Partial<StartConversationCommand> = {}) =>
    start({ actor: by, recipientUuid: thandi.uuid, offer: anOfferForm(), doc, message: null, ...changes })
  return {
    allowance: readContactAllowance({ ...deps, conversations: conversations.repository }),
    accounts,
    ask,
    companies,
    outbox,
  }
}

// CONV-74
describe('a contact request whose turn has come', () => {
  it.each([
    ['has left', (world: ReturnType<typeof setUp>) => world.companies.removeMember(actor.accountUuid)],
    ['has become a viewer', (world: ReturnType<typeof setUp>) => world.companies.setRole(actor.accountUuid, 'viewer')],
  ])('is refused to a sender who %s since the call began', async (_what, change) => {
    const world = setUp()
    await change(world)
    expect(await world.ask()).toEqual(forbidden)
    expect(world.outbox.events).toEqual([])
  })

  it('is refused to a sender who is suspended, or a member of another company', async () => {
    const suspended = hiringFixture.members.map((member) => ({ ...member, suspended: true }))
    const elsewhere = hiringFixture.members.map((member) => ({ ...member, companyUuid: 'another' }))
    for (const members of [suspended, elsewhere]) expect(await setUp({}, fakeFiles(), members).ask()).toEqual(forbidden)
  })

  it.each([{ deletionRequestedAt: TEST_NOW }, { suspendedAt: TEST_NOW }, { emailVerifiedAt: null }])(
    'does not find a recipient whose account now has %o',
    async (change) => {
      const world = setUp()
      await world.accounts.save({ ...thandi, ...change })
      expect(await world.ask()).toEqual({ ok: false, problem: 'recipient-not-found' })
    },
  )
})

describe('a contact request', () => {
  // CONV-31
  it.each([
    ['', 'Value is required'],
    ['not an id', 'Value is not a valid id'],
  ])(
    'returns the error of the recipient “%s” with those of the offer, by the same day',
    async (recipientUuid, error) => {
      const offer = anOfferForm({ startDate: '2026-03-01', rate: 0 })
      expect(await setUp().ask(actor, null, { recipientUuid, offer })).toEqual({
        ok: false,
        problem: 'invalid',
        details: { recipientUuid: [error], rate: ['Min value of 1'] },
      })
    },
  )

  // CONV-1
  it('is sent by employers of a company alone, whatever role they say they have', async () => {
    const { ask, outbox } = setUp()
    const nobody = [
      aContractorActor({ accountUuid: thandi.uuid, companyUuid: harbourWorks.uuid, role: 'admin' }),
      anEmployerActor({ companyUuid: null }),
      anEmployerActor({ companyUuid: '01900000-0000-7000-8000-0000000000ff' }),
      anEmployerActor({ accountUuid: '01900000-0000-7000-8000-0000000000fe' }),
    ]
    for (const one of nobody) expect(await ask(one)).toEqual(forbidden)
    expect(outbox.events).toEqual([])
    expect(await ask()).toMatchObject({ ok: true })
  })

  // PLAN-11
  it('tells the team that the free ones are used up with the last one, and not before', async () => {
    for (const [freeContactsUsed, notices] of [
      [3, 0],
      [4, 1],
    ] as const) {
      const { ask, outbox } = setUp({ freeContactsUsed })
      expect(await ask()).toMatchObject({ ok: true })
      expect(outbox.ofType('trial-notice')).toHaveLength(notices)
    }
  })

  it('is refused with a file that was removed meanwhile', async () => {
    const url = '/v0/files/01900000-0000-7000-8000-000000000501'
    const file = {
      uuid: '01900000-0000-7000-8000-000000000501',
      ownerUuid: actor.accountUuid,
      purpose: 'message',
      originalName: 'brief.pdf',
      contentType: 'application/pdf',
      size: 100,
      url,
      createdAt: TEST_NOW,
    } as const
    const removed = { ...fakeFiles(file), markUsed: async () => false }
    const { ask, outbox } = setUp({}, removed)
    expect(await ask(actor, url)).toMatchObject({ ok: false, problem: 'invalid' })
    expect(outbox.events).toEqual([])
  })
})

// CONV-24
it('the requests that are left are counted for those who may send some', async () => {
  const { allowance } = setUp()
  expect(await allowance({ actor })).toMatchObject({ ok: true, value: { seat: { used: 0 }, company: { used: 0 } } })
  for (const nobody of [anEmployerActor({ companyUuid: null }), anEmployerActor({ role: 'viewer' })]) {
    expect(await allowance({ actor: nobody })).toEqual(forbidden)
  }
})
