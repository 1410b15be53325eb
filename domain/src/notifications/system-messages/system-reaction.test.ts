import { type ProductEvent, type ProductFact, reactBy } from '../product-event.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import {
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
  hiringFixture,
  rita,
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
    accounts,
    channelStore: fakeChannelStore(),
    clock,
    companies,
    eventBus,
    ids: fakeIds(),
    systemMessages,
  }
  const others = {
    inbox: fakeConversations().inbox,
    invoices: fakeInvoices(),
    notifications: fakeNotifications(),
  }
  const heard = () => eventBus.published.map(({ channel, event: { type } }) => `${channel} ${type}`)
  return { heard, react: reactBy(NOTIFY_REACTION, { ...deps, ...others }), systemMessages }
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
})
