import { expect, it } from 'vitest'
import { ana, anEmployerActor, aShippedLists, rita, searchFixture, TEST_NOW } from '../../../testing/index.ts'
import { fixedLists, shippedEntry } from '../../reference/index.ts'
import { addDays, addMinutes } from '../../shared/index.ts'
import { listHistory } from '../history/list-history.ts'
import { recordSearch } from '../history/record-search.ts'
import { removeHistoryEntry } from '../history/remove-history.ts'
import { explainMatch } from '../matching/explain-match.ts'
import { listSavedSearches } from '../saved-searches/list-saved-searches.ts'
import { addSavedSearch, changeSavedSearch } from '../saved-searches/manage-saved-searches.ts'
import { readSearchDigest } from '../saved-searches/read-search-digest.ts'
import { defaultSearch } from './default-search.ts'
import { respellSearch } from './respell-search.ts'

const listSource = fixedLists(aShippedLists({ skills: ['Kafka'], industries: ['Haulage'] }), [
  { ...shippedEntry('Event streaming', { code: 'kafka', formerLabels: ['Kafka'] }), list: 'skills' },
  { ...shippedEntry('Logistics', { code: 'haulage', formerLabels: ['Haulage'] }), list: 'industries' },
])
const former = { ...defaultSearch, skills: ['kafka', 'Event streaming', 'dbt'], industries: ['Haulage'] }
const current = { ...defaultSearch, skills: ['Event streaming', 'dbt'], industries: ['Logistics'] }
const actor = anEmployerActor({ accountUuid: rita.uuid, role: 'recruiter' })
const page = { cursor: null, limit: 9 }
const save = (world: ReturnType<typeof setUp>) =>
  addSavedSearch(world)({ actor, form: { name: 'Streams', visibility: 'team', digest: 'daily', parameters: former } })
const setUp = () => ({ ...searchFixture(), listSource })

// REF-28, SRCH-20
it('a search in the spelling of the lists is met by who has an entry under its name of now', async () => {
  const respelled = respellSearch(await listSource(), former)
  expect(respelled).toEqual(current)
  const person = {
    ...ana,
    messageStatus: null,
    contactState: null,
    skills: ['Event streaming'],
    industries: ['Logistics'],
  }
  const table = { date: '2026-03-02', base: 'usd', rates: { usd: 1 } } as const
  expect(explainMatch(respelled, person, table).map(({ text }) => text)).toEqual([
    'Works in Logistics',
    'Event streaming',
    'No dbt',
  ])
})

// REF-28
it('the history has the spelling of the lists', async () => {
  const world = setUp()
  await recordSearch(world)({ actor, uuid: null, parameters: former, results: [] })
  expect(await listHistory(world)({ actor, page })).toMatchObject({
    value: { entries: [{ entry: { parameters: current }, newCount: 0 }] },
  })
})

// SRCH-30, REF-28
it('a search that was made before an entry was renamed moves to the top, and is counted once', async () => {
  const world = setUp()
  const run = (parameters: typeof former, uuid: string | null = null) =>
    recordSearch(world)({ actor, uuid, parameters, results: [] })
  const first = await run(former)
  const uuid = first.ok ? first.value.entry.uuid : ''
  world.clock.set(addMinutes(TEST_NOW, 1))
  expect(await run(current)).toMatchObject({ value: { entry: { uuid, searchedAt: world.clock.now() }, countToday: 2 } })
  expect(await run(former, uuid)).toMatchObject({ value: { entry: { uuid }, countToday: 2 } })
  expect(await run({ ...current, skills: ['dbt'] })).toMatchObject({ value: { countToday: 3 } })
  expect(await listHistory(world)({ actor, page })).toMatchObject({
    value: { entries: [{ entry: { parameters: { skills: ['dbt'] } } }, { entry: { uuid } }] },
  })
})

// SRCH-30, SRCH-33, REF-28
it('searches that a change of the lists made the same are listed as one, and removed as one', async () => {
  const world = { ...setUp(), listSource: fixedLists(aShippedLists()) }
  for (const parameters of [former, current, defaultSearch]) {
    await recordSearch(world)({ actor, uuid: null, parameters, results: [] })
    world.clock.set(addMinutes(world.clock.now(), 1))
  }
  const renamed = { ...world, listSource }
  const list = async () => {
    const found = await listHistory(renamed)({ actor, page })
    return found.ok ? found.value.entries.map(({ entry }) => entry) : []
  }
  const [plain, streams, ...others] = await list()
  expect([plain?.parameters, streams?.parameters, others]).toEqual([defaultSearch, current, []])
  const historyUuid = streams?.uuid ?? ''
  expect(await removeHistoryEntry(renamed)({ actor, historyUuid })).toEqual({ ok: true, value: true })
  expect((await list()).map(({ uuid }) => uuid)).toEqual([plain?.uuid])
})

// REF-28
it('saved searches have the spelling of the lists, and know when they were run in either', async () => {
  const world = setUp()
  const saved = await save(world)
  await recordSearch(world)({ actor, uuid: null, parameters: former, results: [] })
  world.clock.set(addDays(TEST_NOW, 1))
  await recordSearch(world)({ actor, uuid: null, parameters: current, results: [] })
  await world.index.put([{ ...ana, skills: ['dbt'], industries: ['Logistics'], updatedAt: TEST_NOW.getTime() + 1 }])
  expect(await listSavedSearches(world)({ actor, page })).toMatchObject({
    value: { items: [{ search: { parameters: current }, newCount: 0 }] },
  })
  const uuid = saved.ok ? saved.value.search.uuid : ''
  expect(await changeSavedSearch(world)({ actor, uuid, form: { digest: 'weekly' } })).toMatchObject({
    value: { search: { parameters: current } },
  })
})

// REF-28
it('a digest links to the search in the spelling of the lists', async () => {
  const world = setUp()
  const saved = await save(world)
  const until = addMinutes(TEST_NOW, 9)
  await world.index.put([{ ...ana, skills: ['dbt'], industries: ['Haulage'], updatedAt: until.getTime() }])
  const savedSearchUuid = saved.ok ? saved.value.search.uuid : ''
  const digest = await readSearchDigest(world)({ savedSearchUuid, readerUuid: rita.uuid, since: TEST_NOW, until })
  expect(digest?.queryString).toBe('skill=Event%20streaming&skill=dbt&industry=Logistics')
})
