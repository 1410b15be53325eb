import { beforeEach, describe, expect, it } from 'vitest'
import {
  ana,
  anEmployerActor,
  ben,
  candidateDocument,
  cy,
  ravi,
  rita,
  searchFixture,
  TEST_NOW,
} from '../../../testing/index.ts'
import { addDays, addMinutes } from '../../shared/index.ts'
import { addSavedSearch, changeSavedSearch } from './manage-saved-searches.ts'
import { defaultSearch } from '../query/default-search.ts'
import { digestPeriodStart } from './digest-period.ts'
import { DIGEST_PEOPLE_MAX, readSearchDigest } from './read-search-digest.ts'
import { sendSearchDigests } from './send-search-digests.ts'
import type { SavedSearchForm } from './saved-search-form.ts'

const owner = anEmployerActor({ accountUuid: rita.uuid, role: 'recruiter' })
const form: SavedSearchForm = {
  name: 'Data',
  visibility: 'team',
  digest: 'daily',
  parameters: { ...defaultSearch, jobTitle: 'data' },
}
const setUp = () => {
  const world = searchFixture()
  return { ...world, run: sendSearchDigests(world), read: readSearchDigest(world) }
}
let world: ReturnType<typeof setUp>
let uuid: string
beforeEach(async () => {
  world = setUp()
  const added = await addSavedSearch(world)({ actor: owner, form })
  uuid = added.ok ? added.value.search.uuid : ''
})
const due = () => world.outbox.events.filter(({ type }) => type === 'search-digest-due')
const found = (...people: readonly (typeof ana)[]) =>
  world.index.put(people.map((person) => ({ ...person, updatedAt: addMinutes(world.clock.now(), -10).getTime() })))

describe('the period of a digest', () => {
  // SRCH-38
  it.each([
    ['daily', '2026-03-03T06:59:59Z', '2026-03-02T07:00:00.000Z'],
    ['daily', '2026-03-03T07:00:00Z', '2026-03-03T07:00:00.000Z'],
    ['weekly', '2026-03-02T06:59:59Z', '2026-02-23T07:00:00.000Z'],
    ['weekly', '2026-03-02T07:00:00Z', '2026-03-02T07:00:00.000Z'],
    ['weekly', '2026-03-08T23:00:00Z', '2026-03-02T07:00:00.000Z'],
  ] as const)('%s, at %s, began at %s', (frequency, now, start) => {
    expect(digestPeriodStart(frequency, new Date(now)).toISOString()).toBe(start)
  })
})

describe('the digests of saved searches', () => {
  // SRCH-38
  it('are due once per period, if somebody is new', async () => {
    expect(await world.run()).toBe(0)
    world.clock.set(addDays(TEST_NOW, 1))
    await found(ana)
    expect(await world.run()).toBe(1)
    expect(await world.run()).toBe(0)
    expect(due()).toMatchObject([
      { savedSearchUuid: uuid, readerUuid: rita.uuid, frequency: 'daily', since: TEST_NOW.toISOString() },
    ])
    world.clock.set(addDays(TEST_NOW, 2))
    expect(await world.run()).toBe(0)
    expect(due()).toHaveLength(1)
  })

  // SRCH-38
  it('end five minutes before the run, and the next one begins there', async () => {
    const until = addMinutes(addDays(TEST_NOW, 1), -5)
    world.clock.set(addDays(TEST_NOW, 1))
    await world.index.put([{ ...ana, updatedAt: until.getTime() + 1 }])
    expect(await world.run()).toBe(0)
    world.clock.set(addDays(TEST_NOW, 2))
    expect(await world.run()).toBe(1)
    expect(due()).toMatchObject([{ since: until.toISOString(), until: addDays(until, 1).toISOString() }])
  })

  // SRCH-38
  it('are due once per period from five minutes after seven', async () => {
    const sent: number[] = []
    for (const time of ['07:00', '07:05', '07:06']) {
      world.clock.set(new Date(`2026-03-03T${time}:00Z`))
      await found(ana)
      sent.push(await world.run())
    }
    expect(sent).toEqual([0, 1, 0])
  })

  // SRCH-15
  it('name only people of the country that is searched, in counts and in the mail', async () => {
    const ontario = { locationType: 'country', location: 'Canada', latitude: 43.65, longitude: -79.38 } as const
    const parameters = { ...defaultSearch, ...ontario }
    await changeSavedSearch(world)({ actor: owner, uuid, form: { parameters } })
    world.clock.set(addDays(TEST_NOW, 1))
    const buffalo = { ...ana, countryCode: 'US', provinceCode: 'US.NY', latitude: 42.89, longitude: -78.88 }
    await found(buffalo)
    expect(await world.run()).toBe(0)
    world.clock.set(addDays(TEST_NOW, 2))
    await found(buffalo, ben)
    expect(await world.run()).toBe(1)
    const digest = await world.read({
      savedSearchUuid: uuid,
      readerUuid: rita.uuid,
      since: addDays(TEST_NOW, 1),
      until: addDays(TEST_NOW, 3),
    })
    expect(digest).toMatchObject({ total: 1, people: [expect.stringContaining('Data analyst')] })
    expect(digest?.queryString).toContain('place=Canada&kind=country')
  })

  it('are emitted once by two workers', async () => {
    world.clock.set(addDays(TEST_NOW, 1))
    await found(ana)
    const said = await Promise.all([world.run(), world.run()])
    expect(said.toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(due()).toHaveLength(1)
  })

  it('are sent to each reader as often as they chose', async () => {
    const colleague = anEmployerActor({ accountUuid: ravi.uuid, role: 'viewer' })
    await changeSavedSearch(world)({ actor: colleague, uuid, form: { digest: 'weekly' } })
    world.clock.set(addDays(TEST_NOW, 1))
    await found(ana)
    await world.run()
    world.clock.set(addDays(TEST_NOW, 7))
    await world.run()
    expect(due().map((event) => 'readerUuid' in event && event.readerUuid)).toEqual([rita.uuid, ravi.uuid])
  })

  it('query the index once for many searches', async () => {
    for (let number = 0; number < 30; number += 1) {
      await addSavedSearch(world)({ actor: owner, form: { ...form, name: `Search ${number}` } })
    }
    world.clock.set(addDays(TEST_NOW, 1))
    let counts = 0
    const index = { countMatches: async (queries: readonly unknown[]) => ((counts += 1), queries.map(() => 1)) }
    expect(await sendSearchDigests({ ...world, index })()).toBe(31)
    expect(counts).toBe(1)
  })
})

describe('a digest', () => {
  const now = addDays(TEST_NOW, 1)
  const read = (readerUuid = rita.uuid) =>
    world.read({ savedSearchUuid: uuid, readerUuid, since: TEST_NOW, until: now })
  beforeEach(async () => {
    world.clock.set(now)
    await found(ana, ben, cy)
  })

  // NOTE-19
  it('lists who is new, with title, place and rates, and links to the search', async () => {
    expect(await read()).toEqual({
      name: 'Data',
      people: [
        'Ayanda Person 1, Data engineer, Cape Town, South Africa: USD 50 an hour or USD 90,000 a year',
        'Ayanda Person 2, Data analyst, Cape Town, South Africa: USD 50 an hour or USD 90,000 a year',
      ],
      total: 2,
      queryString: 'q=data',
    })
  })

  // SRCH-38
  it('excludes people who cannot be found any more, have a block on either side, or belong to the next digest', async () => {
    await world.contact(ben, { status: 'blocked' })
    expect((await read())?.people).toHaveLength(1)
    const { directory } = searchFixture(undefined, [ana])
    const gone = readSearchDigest({ ...world, directory })
    expect(await gone({ savedSearchUuid: uuid, readerUuid: rita.uuid, since: TEST_NOW, until: now })).toBeNull()
    await world.index.put([{ ...ana, updatedAt: addMinutes(now, 1).getTime() }])
    expect(await read()).toBeNull()
  })

  // SRCH-38
  it('names who changed before its end, however many have changed since', async () => {
    const later = Array.from({ length: DIGEST_PEOPLE_MAX }, (_, number) =>
      candidateDocument(100 + number, { jobTitle: 'Data data', updatedAt: now.getTime() + 1 }),
    )
    await world.index.put(later)
    expect(await read()).toMatchObject({ total: 2, people: { length: 2 } })
  })

  it('is only for readers who may still see the search', async () => {
    expect(await read(ravi.uuid)).not.toBeNull()
    await changeSavedSearch(world)({ actor: owner, uuid, form: { visibility: 'private' } })
    expect(await read(ravi.uuid)).toBeNull()
    expect(await read(rita.uuid)).not.toBeNull()
    await world.savedSearches.remove(uuid)
    expect(await read(rita.uuid)).toBeNull()
  })
})
