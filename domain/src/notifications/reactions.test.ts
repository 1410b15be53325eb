import type { ProductEvent, ProductFact } from './product-event.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aConversation,
  candidateDocument,
  createInMemoryCandidateIndex,
  erik,
  fakeAccounts,
  fakeCandidateDirectory,
  fakeChannelStore,
  fakeClock,
  fakeCompanies,
  fakeConversations,
  fakeEventBus,
  fakeIds,
  fakeInvoices,
  fakeMailedSecrets,
  fakeMailer,
  fakeNotifications,
  fakeSavedSearches,
  fakeSystemMessages,
  fakePasswordResets,
  fakeTokens,
  harbourWorks,
  hiringFixture,
  ravi,
  rita,
  sipho,
  TEST_NOW,
  thandi,
} from '../../testing/index.ts'
import { type Account, referToName } from '../identity/index.ts'
import type { CandidateDocument } from '../search/index.ts'
import type { Conversation } from '../conversations/index.ts'
import { createReactions } from './reactions.ts'

const conversationUuid = aConversation().uuid
const event = (fact: ProductFact, uuid = 'event'): ProductEvent => ({ uuid, at: TEST_NOW.toISOString(), ...fact })
const changed = (to: Conversation['status'], from: Conversation['status'] = 'pending'): ProductEvent =>
  event({ type: 'conversation-changed', conversationUuid, from, to, byAccountUuid: null })
const started = event({ type: 'conversation-started', conversationUuid })
const fromRitaToErik = { fromAccountUuid: rita.uuid, toAccountUuid: erik.uuid }
const setUp = async (
  conversation: Partial<Conversation> = {},
  documents: readonly CandidateDocument[] = [],
  accounts: readonly Account[] = hiringFixture.accounts,
) => {
  const { hidden, inbox, repository } = fakeConversations()
  await repository.add(aConversation(conversation))
  const deps = {
    inbox,
    hidden,
    savedSearches: fakeSavedSearches(),
    exchangeRates: { current: async () => ({ date: '2026-03-02', base: 'usd', rates: {} }) as const },
    places: { locate: async () => null },
    accounts: fakeAccounts(...accounts),
    channelStore: fakeChannelStore(),
    clock: fakeClock(TEST_NOW),
    companies: fakeCompanies(hiringFixture.companies, hiringFixture.members),
    directory: fakeCandidateDirectory(documents),
    eventBus: fakeEventBus(),
    ids: fakeIds(),
    index: createInMemoryCandidateIndex(),
    invoices: fakeInvoices(),
    invoiceDocuments: { pdf: async () => new Uint8Array([37]) },
    invoiceSettings: { payTo: [] },
    links: { publicUrl: 'https://hire.example/' },
    mailedSecrets: fakeMailedSecrets(),
    mailer: fakeMailer(),
    unreadMessages: { findText: async () => 'Are you free on Monday?' },
    notifications: fakeNotifications(),
    systemMessages: fakeSystemMessages(),
    passwordResets: fakePasswordResets(),
    tokens: fakeTokens(),
  }
  const { channel, index, mail, notify } = createReactions(deps)
  const textsOf = async (accountUuid: string) =>
    (await deps.notifications.list(accountUuid, { cursor: null, limit: 10 })).items.map(({ text }) => text)
  const heard = () => deps.eventBus.published.map(({ channel: name, event: { type } }) => `${name} ${type}`).toSorted()
  return { ...deps, channel, reindex: index, mail, notify, textsOf, heard }
}

let world: Awaited<ReturnType<typeof setUp>>
beforeEach(async () => {
  world = await setUp()
})

// LIVE-3
describe('channels', () => {
  const to = (type: string, ...people: readonly { readonly uuid: string }[]) =>
    people.map(({ uuid }) => `private-${uuid} ${type}`).toSorted()

  it('notify the participants of a conversation only', async () => {
    await world.channel(started)
    expect(world.heard()).toEqual(to('conversation-started', thandi, rita, erik))
  })

  it.each<[ProductFact, string]>([
    [{ type: 'message-sent', conversationUuid, messageUuid: 'm', senderUuid: thandi.uuid }, 'message-sent'],
    [{ type: 'messages-read', conversationUuid, readerUuid: thandi.uuid, sequence: 1 }, 'message-read'],
    [
      { type: 'conversation-changed', conversationUuid, from: 'pending', to: 'active', byAccountUuid: null },
      'conversation-changed',
    ],
    [{ type: 'conversation-passed', conversationUuid, ...fromRitaToErik }, 'conversation-changed'],
  ])('tell both sides of %o', async (fact, type) => {
    await world.channel(event(fact))
    expect(world.heard()).toEqual(to(type, thandi, rita, erik))
  })

  it('notify a team of its company, and a person of their own account', async () => {
    await world.channel(event({ type: 'company-changed', companyUuid: harbourWorks.uuid }, '1'))
    expect(world.heard()).toEqual(to('company-changed', erik, rita, ravi))
    await world.channel(event({ type: 'session-ended', accountUuid: sipho.uuid }, '2'))
    await world.channel(event({ type: 'profile-changed', contractorUuid: thandi.uuid }, '3'))
    await world.channel(event({ type: 'conversation-archived', conversationUuid, accountUuid: thandi.uuid }, '4'))
    expect(world.heard()).toEqual(
      [
        ...to('company-changed', erik, rita, ravi),
        ...to('session-ended', sipho),
        ...to('profile-changed', thandi),
        ...to('conversation-changed', thandi),
      ].toSorted(),
    )
  })

  it('are notified once, however often the event is delivered', async () => {
    await world.channel(started)
    await world.channel(started)
    expect(world.heard()).toHaveLength(3)
    expect(await world.channelStore.getLatestSequence(thandi.uuid)).toBe(1)
  })
})

describe('the index', () => {
  const document = candidateDocument(1, { uuid: thandi.uuid })
  const profileChanged = event({ type: 'profile-changed', contractorUuid: thandi.uuid })

  it('reflects the database, without people who cannot be found', async () => {
    world = await setUp({}, [document])
    await world.reindex(profileChanged)
    expect([...(await world.index.listFindable([thandi.uuid]))]).toEqual([thandi.uuid])
    world = await setUp()
    await world.index.put([document])
    await world.reindex(profileChanged)
    expect(await world.index.count()).toBe(0)
  })

  it('is updated by an answer, which changes the response rate', async () => {
    world = await setUp({}, [document])
    await world.reindex(changed('declined'))
    expect(await world.index.count()).toBe(1)
  })
})

// NOTE-1, NOTE-2, NOTE-5
describe('notifications', () => {
  it('inform the contractor of a request and its reminders', async () => {
    await world.notify(started)
    await world.notify(event({ type: 'conversation-reminder-due', conversationUuid, day: 3 }, 'reminder'))
    expect((await world.textsOf(thandi.uuid)).toSorted()).toEqual([
      'Harbour Works sent you a request',
      'Harbour Works waits for your answer until 16 March 2026',
    ])
    expect(await world.textsOf(rita.uuid)).toEqual([])
  })

  it('inform the sender of an answer, with a decline’s label but not its note', async () => {
    world = await setUp({ status: 'declined', declineReason: 'rate_too_low', declineNote: 'Ask in May' })
    await world.notify(changed('declined'))
    expect(await world.textsOf(rita.uuid)).toEqual([`${referToName(thandi.uuid)} declined: The rate is too low`])
  })

  it.each([
    ['pending', 'active', [`${referToName(thandi.uuid)} is interested`], []],
    ['expired', 'active', [`${referToName(thandi.uuid)} is interested`], []],
    ['closed', 'active', [], []],
    ['active', 'closed', [], []],
    ['pending', 'withdrawn', [], []],
    ['active', 'blocked', [], []],
    [
      'pending',
      'expired',
      [`${referToName(thandi.uuid)} did not answer your request in time`],
      ['The request of Harbour Works has expired'],
    ],
  ] as const)('of %s to %s tell the sender %j and the contractor %j', async (from, to, sender, contractor) => {
    await world.notify(changed(to, from))
    expect([await world.textsOf(rita.uuid), await world.textsOf(thandi.uuid)]).toEqual([sender, contractor])
  })

  it('inform the other side of a message, and are read with the conversation', async () => {
    await world.notify(
      event({ type: 'message-sent', conversationUuid, messageUuid: 'm', senderUuid: thandi.uuid }, '1'),
    )
    await world.notify(event({ type: 'message-sent', conversationUuid, messageUuid: 'n', senderUuid: rita.uuid }, '2'))
    expect([await world.textsOf(rita.uuid), await world.textsOf(thandi.uuid)]).toEqual([
      [`New message from ${referToName(thandi.uuid)}`],
      ['New message from Harbour Works'],
    ])
    await world.notify(event({ type: 'messages-read', conversationUuid, readerUuid: rita.uuid, sequence: 1 }, '3'))
    expect(await world.notifications.countUnread(rita.uuid)).toBe(0)
    expect(await world.notifications.countUnread(thandi.uuid)).toBe(1)
  })

  it('are added once, with one channel event, however often the event is delivered', async () => {
    await world.notify(started)
    await world.notify(started)
    expect(await world.textsOf(thandi.uuid)).toHaveLength(1)
    expect(world.heard()).toEqual([`private-${thandi.uuid} notification-added`])
  })

  it('do not depend on mail preferences', async () => {
    const none = { system: false, newRequests: false, replies: false }
    await world.notifications.savePreferences(thandi.uuid, none)
    await world.notify(started)
    await world.mail(started)
    expect(await world.textsOf(thandi.uuid)).toHaveLength(1)
    expect(world.mailer.sent).toEqual([])
  })
})

// NOTE-12, NOTE-13, NOTE-16, NOTE-24
describe('mail', () => {
  it('is sent to the contractor for a request, with everything needed to answer', async () => {
    await world.mail(started)
    await world.mail(started)
    expect(world.mailer.sent).toEqual([
      {
        key: `event:${thandi.uuid}`,
        to: thandi.email,
        subject: 'Harbour Works would like to talk to you',
        paragraphs: [
          'Hello Thandi,',
          'Rita Moreno of Harbour Works has an opportunity for you:',
          { quote: 'Build the booking engine of a ferry line with a team of four.' },
          'USD 60 /hour · 6 months · Remote · Anywhere · from 2026-04-01',
          'You can answer until 16 March 2026. A no is an answer too.',
        ],
        action: { label: 'Read and answer', url: `https://hire.example/connect/${conversationUuid}` },
        unsubscribeUrl: expect.stringMatching(/^https:\/\/hire\.example\/unsubscribe\?token=./),
      },
    ])
  })

  it.each([
    ['active', 'Thandi Nkosi is interested'],
    ['declined', 'Thandi Nkosi declined your request'],
    ['expired', 'No answer from Thandi Nkosi'],
  ] as const)('tells the sender of %s', async (status, subject) => {
    world = await setUp({ status, declineReason: 'other', declineNote: 'secret' })
    await world.mail(changed(status))
    expect(world.mailer.sent).toMatchObject([{ to: rita.email, subject }])
    expect(JSON.stringify(world.mailer.sent)).not.toContain('secret')
    expect(JSON.stringify(world.mailer.sent)).not.toContain(thandi.email)
  })

  it('contains the note of a decline if it is shared', async () => {
    const shared = { declineReason: 'other', declineNote: 'Ask in May', declineNoteShared: true } as const
    world = await setUp({ status: 'declined', ...shared })
    await world.mail(changed('declined'))
    expect(world.mailer.sent[0]?.paragraphs).toContainEqual({ quote: 'Ask in May' })
  })

  it('is not sent for a request that was answered or withdrawn meanwhile', async () => {
    world = await setUp({ status: 'withdrawn' })
    await world.mail(started)
    await world.mail(event({ type: 'conversation-reminder-due', conversationUuid, day: 3 }))
    expect(world.mailer.sent).toEqual([])
  })

  it('contains the verification link for unverified accounts, and cannot be switched off', async () => {
    const link = 'https://hire.example/verify-email?token=x'
    const requested = event({ type: 'verification-requested', accountUuid: thandi.uuid, link })
    await world.mail(requested)
    expect(world.mailer.sent).toEqual([])
    world = await setUp({}, [], [{ ...thandi, emailVerifiedAt: null }])
    await world.mail(requested)
    expect(world.mailer.sent).toMatchObject([{ action: { url: link }, unsubscribeUrl: null }])
  })

  // IDEN-26
  it('contains a new verification link if an unverified account has the address that asked', async () => {
    const requested = event({ type: 'verification-mail-requested', email: thandi.email })
    await world.mail(requested)
    await world.mail(event({ type: 'verification-mail-requested', email: 'nobody@example.com' }, '2'))
    expect(world.mailer.sent).toEqual([])
    world = await setUp({}, [], [{ ...thandi, emailVerifiedAt: null }])
    await world.mail(requested)
    expect(world.mailer.sent).toMatchObject([
      { to: thandi.email, action: { url: expect.stringContaining(`/verify-email?uuid=${thandi.uuid}`) } },
    ])
  })

  it('welcomes people, and warns of new devices only', async () => {
    await world.mail(event({ type: 'email-verified', accountUuid: thandi.uuid }, '1'))
    const session = { type: 'session-started', accountUuid: thandi.uuid, userAgent: 'Firefox on Linux' } as const
    await world.mail(event({ ...session, newDevice: false }, '2'))
    await world.mail(event({ ...session, newDevice: true }, '3'))
    expect(world.mailer.sent.map(({ subject, unsubscribeUrl }) => [subject, unsubscribeUrl === null])).toEqual([
      ['Welcome to Guildhall', false],
      ['New sign-in to your account', true],
    ])
  })

  it('is not sent to suspended or erased accounts', async () => {
    world = await setUp({}, [], [{ ...thandi, suspendedAt: TEST_NOW }])
    await world.mail(started)
    await world.mail(changed('active'))
    await world.mail(event({ type: 'email-verified', accountUuid: sipho.uuid }))
    expect(world.mailer.sent).toEqual([])
  })
})
