import { type ProductEvent, type ProductFact, reactBy } from '../product-event.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aConversation,
  erik,
  fakeAccounts,
  fakeChannelStore,
  fakeClock,
  fakeCompanies,
  fakeEventBus,
  fakeConversations,
  fakeIds,
  fakeInvoices,
  fakeNotifications,
  fakeSystemMessages,
  harbourWorks,
  hiringFixture,
  rita,
  searchFixture,
  TEST_NOW,
  thandi,
} from '../../../testing/index.ts'
import { NOTIFY_REACTION } from '../in-app/notify-reaction.ts'

const event = (fact: ProductFact, uuid = 'event'): ProductEvent => ({ uuid, at: TEST_NOW.toISOString(), ...fact })

const setUp = () => {
  const systemMessages = fakeSystemMessages()
  const eventBus = fakeEventBus()
  const accounts = fakeAccounts(...hiringFixture.accounts)
  const companies = fakeCompanies(hiringFixture.companies, hiringFixture.members)
  const clock = fakeClock(TEST_NOW)
  const deps = {
    ...searchFixture(),
    accounts,
    channelStore: fakeChannelStore(),
    clock,
    companies,
    eventBus,
    ids: fakeIds(),
    systemMessages,
  }
  const conversations = fakeConversations()
  const invoices = fakeInvoices()
  const others = { inbox: conversations.inbox, invoices, notifications: fakeNotifications() }
  const heard = () => eventBus.published.map(({ channel, event: { type } }) => `${channel} ${type}`)
  return {
    conversations: conversations.repository,
    heard,
    notifications: others.notifications,
    react: reactBy(NOTIFY_REACTION, { ...deps, ...others }),
    systemMessages,
  }
}

let world: ReturnType<typeof setUp>
beforeEach(() => {
  world = setUp()
})

describe('system messages', () => {
  const written = async (accountUuid: string) =>
    (await world.systemMessages.list(accountUuid, { archived: false, cursor: null, limit: 10 })).items
  const vetted = (to: string, message: string | null = null, uuid = to): ProductEvent =>
    event({ type: 'vetting-changed', contractorUuid: thandi.uuid, from: 'incomplete', to, message }, uuid)

  // NOTE-8
  it('welcome each type of user with their next step', async () => {
    await world.react(event({ type: 'email-verified', accountUuid: thandi.uuid }))
    await world.react(event({ type: 'email-verified', accountUuid: rita.uuid }))
    expect(await written(thandi.uuid)).toMatchObject([{ type: 'welcome', link: '/resume?edit=MainProfile' }])
    expect(await written(rita.uuid)).toMatchObject([{ type: 'welcome', link: '/settings/company' }])
  })

  // NOTE-8
  it.each([
    ['pending', 'Your profile is with us'],
    ['approved', 'Your profile is approved'],
    ['changes_requested', 'Your profile needs a few changes'],
    ['rejected', 'We could not approve your profile'],
  ])('tell a contractor that their profile is %s', async (to, title) => {
    await world.react(vetted(to))
    expect(await written(thandi.uuid)).toMatchObject([{ title, readAt: null, archivedAt: null }])
  })

  it('contain the vetter’s message, and are omitted for an incomplete profile', async () => {
    await world.react(vetted('rejected', 'Please use your own picture.'))
    await world.react(vetted('incomplete'))
    const [message, ...others] = await written(thandi.uuid)
    expect(message?.body.endsWith('\n\nPlease use your own picture.')).toBe(true)
    expect(others).toEqual([])
  })

  // NOTE-8
  it('are added once, with one channel event, however often the event is delivered', async () => {
    await world.react(vetted('approved'))
    await world.react(vetted('approved'))
    expect(await written(thandi.uuid)).toHaveLength(1)
    expect(world.heard()).toEqual([`private-${thandi.uuid} system-message-added`])
  })

  // NOTE-8
  it.each<[ProductFact, string]>([
    [{ type: 'password-changed', accountUuid: thandi.uuid }, 'Your password was changed'],
    [
      { type: 'email-changed', accountUuid: thandi.uuid, from: 'a@example.com', to: 'b@example.com', restorable: true },
      'Your email address was changed',
    ],
    [
      { type: 'sign-in-provider-changed', accountUuid: thandi.uuid, provider: 'Google', connected: true },
      'Google is connected',
    ],
    [
      { type: 'sign-in-provider-changed', accountUuid: thandi.uuid, provider: 'Google', connected: false },
      'Google is disconnected',
    ],
    [
      { type: 'passkey-changed', accountUuid: thandi.uuid, name: 'Phone', added: true },
      'A passkey was added to your account',
    ],
    [
      { type: 'passkey-changed', accountUuid: thandi.uuid, name: 'Phone', added: false },
      'A passkey was removed from your account',
    ],
    [{ type: 'two-factor-changed', accountUuid: thandi.uuid, on: true }, 'Two-step sign-in is on'],
    [{ type: 'two-factor-changed', accountUuid: thandi.uuid, on: false }, 'Two-step sign-in is off'],
  ])('warn of a change of %o, without any address', async (fact, title) => {
    await world.react(event(fact))
    expect(await written(thandi.uuid)).toMatchObject([{ title, link: '/settings/account' }])
    expect(JSON.stringify(await written(thandi.uuid))).not.toContain('@')
  })

  // API-46
  it('tell a person of a new access token, with a link to it', async () => {
    await world.react(event({ type: 'access-token-made', accountUuid: thandi.uuid, name: 'Weekly report' }))
    expect(await written(thandi.uuid)).toMatchObject([{ type: 'access-token-made', link: '/settings/api' }])
  })

  // NOTE-29
  it('tell the admins of a company, and nobody else of it, that a webhook was switched off', async () => {
    await world.react(event({ type: 'webhook-switched-off', companyUuid: harbourWorks.uuid, host: 'hooks.example' }))
    expect(await written(erik.uuid)).toMatchObject([{ type: 'webhook-switched-off', link: '/settings/webhooks' }])
    expect(await written(rita.uuid)).toEqual([])
  })

  // NOTE-8, NOTE-18
  it('tell those who pay of money, with a link to where they act, and nobody else', async () => {
    const subscription = { type: 'subscription-changed', companyUuid: harbourWorks.uuid, from: 'active' } as const
    await world.react(event({ ...subscription, method: 'card', to: 'past_due' }))
    expect(await written(erik.uuid)).toMatchObject([
      { type: 'card-failed', link: '/settings/subscription/card', body: expect.stringMatching(/^We could not charge/) },
    ])
    await world.react(event({ ...subscription, method: 'card', to: 'cancelled' }, 'cancelled'))
    expect(new Set((await written(erik.uuid)).map(({ link }) => link))).toEqual(
      new Set(['/settings/billing', '/settings/subscription/card']),
    )
    expect(await written(rita.uuid)).toEqual([])
    expect(await world.notifications.countUnread(erik.uuid)).toBe(0)
  })

  // NOTE-26
  it.each([
    ['everybody', [thandi, rita]],
    ['contractors', [thandi]],
    ['employers', [rita]],
  ] as const)('announce to %s, once', async (audience, readers) => {
    const fact = {
      type: 'announcement-made',
      audience,
      title: 'Shorter nights',
      text: 'We close at 8.',
      link: null,
    } as const
    await world.react(event(fact))
    await world.react(event(fact))
    for (const { uuid } of readers) {
      expect(await written(uuid)).toMatchObject([
        { type: 'announcement', title: 'Shorter nights', body: 'We close at 8.' },
      ])
    }
    const others = [thandi, rita].filter((person) => !(readers as readonly unknown[]).includes(person))
    for (const { uuid } of others) expect(await written(uuid)).toEqual([])
  })

  describe('of a request', () => {
    const conversationUuid = aConversation().uuid
    const reminder = (day: number) =>
      world.react(event({ type: 'conversation-reminder-due', conversationUuid, day }, `day ${day}`))

    // NOTE-8
    it('say that it waits, and link to it', async () => {
      await world.conversations.add(aConversation())
      await reminder(3)
      await reminder(13)
      const titles = ['Harbour Works waits for your answer', 'The request of Harbour Works expires tomorrow']
      const messages = await written(thandi.uuid)
      expect(new Set(messages.map(({ title }) => title))).toEqual(new Set(titles))
      expect(new Set(messages.map(({ link }) => link))).toEqual(new Set([`/connect/${conversationUuid}`]))
    })

    // NOTE-8
    it('are not written once it is answered, and are read by the answer', async () => {
      await world.conversations.add(aConversation())
      await reminder(3)
      await world.conversations.save(aConversation({ status: 'active' }))
      await world.react(
        event({ type: 'conversation-changed', conversationUuid, from: 'pending', to: 'active', byAccountUuid: null }),
      )
      await reminder(13)
      expect(await written(thandi.uuid)).toHaveLength(1)
      expect(await world.systemMessages.countUnread(thandi.uuid)).toBe(0)
    })
  })
})
