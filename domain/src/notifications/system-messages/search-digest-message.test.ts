import { beforeEach, describe, expect, it } from 'vitest'
import {
  ana,
  anEmployerActor,
  ben,
  fakeAccounts,
  fakeChannelStore,
  fakeEventBus,
  fakeInvoices,
  fakeNotifications,
  fakeSystemMessages,
  hiringFixture,
  ravi,
  rita,
  searchFixture,
  TEST_NOW,
} from '../../../testing/index.ts'
import { addSavedSearch, changeSavedSearch, defaultSearch } from '../../search/index.ts'
import { addDays, addMinutes } from '../../shared/index.ts'
import { NOTIFY_REACTION } from '../in-app/notify-reaction.ts'
import { reactBy } from '../product-event.ts'

const owner = anEmployerActor({ accountUuid: rita.uuid, role: 'recruiter' })
const form = {
  name: 'Data',
  visibility: 'private',
  digest: 'daily',
  parameters: { ...defaultSearch, jobTitle: 'data' },
} as const

const setUp = () => {
  const fixture = searchFixture()
  const systemMessages = fakeSystemMessages()
  const deps = {
    ...fixture,
    accounts: fakeAccounts(...hiringFixture.accounts),
    channelStore: fakeChannelStore(),
    eventBus: fakeEventBus(),
    invoices: fakeInvoices(),
    notifications: fakeNotifications(),
    systemMessages,
  }
  return { ...fixture, react: reactBy(NOTIFY_REACTION, deps), systemMessages }
}
let world: ReturnType<typeof setUp>
let savedSearchUuid: string
beforeEach(async () => {
  world = setUp()
  const added = await addSavedSearch(world)({ actor: owner, form })
  savedSearchUuid = added.ok ? added.value.search.uuid : ''
})

const until = addDays(TEST_NOW, 1)
const announce = (readerUuid = rita.uuid) =>
  world.react({
    uuid: 'event',
    at: addMinutes(until, 5).toISOString(),
    type: 'search-digest-due',
    savedSearchUuid,
    readerUuid,
    frequency: 'daily',
    since: TEST_NOW.toISOString(),
    until: until.toISOString(),
  })
const found = (...people: readonly (typeof ana)[]) =>
  world.index.put(people.map((person) => ({ ...person, updatedAt: until.getTime() })))
const written = async (accountUuid = rita.uuid) =>
  (await world.systemMessages.list(accountUuid, { archived: false, cursor: null, limit: 10 })).items

// NOTE-8, NOTE-19
describe('the message of a digest', () => {
  it('says how many people are new, names nobody, and leads to the search', async () => {
    await found(ana, ben)
    await announce()
    await announce()
    expect(await written()).toMatchObject([
      {
        type: 'search-digest',
        title: '2 new people for “Data”',
        body: 'Open your daily search to see them.',
        link: '/search-results?q=data',
      },
    ])
  })

  it('is not written if nobody is new any more, or the reader may not see the search', async () => {
    await announce()
    await found(ana)
    await announce(ravi.uuid)
    await changeSavedSearch(world)({
      actor: owner,
      uuid: savedSearchUuid,
      form: { parameters: { ...defaultSearch, jobTitle: 'nurse' } },
    })
    await announce()
    expect([...(await written()), ...(await written(ravi.uuid))]).toEqual([])
  })
})
