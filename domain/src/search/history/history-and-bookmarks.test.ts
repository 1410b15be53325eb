import { beforeEach, describe, expect, it } from 'vitest'
import {
  ana,
  anEmployerActor,
  ben,
  candidateUuid,
  cy,
  harbourWorks,
  paidPlan,
  ravi,
  searchFixture,
  TEST_NOW,
} from '../../../testing/index.ts'
import { addMinutes, DependencyUnavailable } from '../../shared/index.ts'
import { BOOKMARK_ERROR, toggleBookmark } from '../bookmarks/toggle-bookmark.ts'
import { bookmarkChanges } from '../bookmarks/bookmark-changes.ts'
import { changeBookmark } from '../bookmarks/change-bookmark.ts'
import { clearHistory, removeHistoryEntry } from './remove-history.ts'
import { defaultSearch } from '../query/default-search.ts'
import { listBookmarks } from '../bookmarks/list-bookmarks.ts'
import { listHistory } from './list-history.ts'
import { markViewed } from './mark-viewed.ts'
import { recordSearch } from './record-search.ts'
import { isSearchLimitReached } from '../search-day.ts'
import type { SearchParameters } from '../query/search-parameters.ts'

const employer = anEmployerActor()
const all = { whose: 'team', page: { cursor: null, limit: 50 } } as const
const shown = { cursor: null, limit: 9 }
const setUp = (...fixture: Parameters<typeof searchFixture>) => {
  const world = searchFixture(...fixture)
  return {
    ...world,
    save: recordSearch(world),
    listHistory: listHistory(world),
    remove: removeHistoryEntry(world),
    clear: clearHistory(world),
    markViewed: markViewed(world),
    listBookmarks: listBookmarks(world),
    toggle: toggleBookmark(world),
    change: changeBookmark(world),
  }
}

let world: ReturnType<typeof setUp>
beforeEach(() => {
  world = setUp()
})

// SRCH-30, SRCH-31, SRCH-32, SRCH-33, SRCH-34, SRCH-35
describe('the search history', () => {
  const save = (changes: Partial<SearchParameters>, uuid: string | null = null, results: readonly string[] = []) =>
    world.save({ actor: employer, uuid, parameters: { ...defaultSearch, ...changes }, results })
  const titles = async () => {
    const list = await world.listHistory({ actor: employer, page: shown })
    return list.ok ? list.value.entries.map(({ entry }) => entry.parameters.jobTitle) : []
  }

  it('adds an entry, then updates it, and returns its people', async () => {
    const first = await save({ jobTitle: 'data' }, null, [ana.uuid, candidateUuid(99), ana.uuid])
    expect(first).toMatchObject({ value: { entry: { results: [ana.uuid, candidateUuid(99)] }, countToday: 1 } })
    expect(first.ok && first.value.users.map(({ uuid }) => uuid)).toEqual([ana.uuid])
    const uuid = first.ok ? first.value.entry.uuid : ''
    world.clock.advance(1000)
    const second = await save({ jobTitle: 'data' }, uuid, [ben.uuid])
    expect(second).toMatchObject({
      value: { entry: { uuid, createdAt: TEST_NOW, results: [ben.uuid] }, countToday: 1 },
    })
  })

  it('moves an equal search to the top, however it is written', async () => {
    for (const jobTitle of ['one', 'two', ' ONE ']) {
      await save({ jobTitle })
      world.clock.advance(1000)
    }
    expect(await titles()).toEqual([' ONE ', 'two'])
  })

  it('lists nine', async () => {
    for (let number = 1; number <= 11; number += 1) {
      await save({ jobTitle: `search ${number}` })
      world.clock.advance(1000)
    }
    expect(await titles()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `search ${number}`))
  })

  it('counts searches per UTC day', async () => {
    world.clock.set(new Date('2026-03-02T23:59:59Z'))
    await save({ jobTitle: 'yesterday' })
    world.clock.set(new Date('2026-03-03T00:00:00Z'))
    expect(await save({ jobTitle: 'today' })).toMatchObject({ value: { countToday: 1 } })
  })

  it('returns how many people are new to each search since it was run', async () => {
    await world.fillIndex()
    await save({ jobTitle: 'data' }, null, [ana.uuid])
    world.clock.advance(1000)
    await save({ jobTitle: 'welder' })
    const later = addMinutes(TEST_NOW, 5).getTime()
    await world.index.put([
      { ...ana, updatedAt: later },
      { ...ben, updatedAt: later },
      { ...cy, updatedAt: TEST_NOW.getTime() },
    ])
    const news = async () => {
      const list = await world.listHistory({ actor: employer, page: shown })
      return list.ok ? list.value.entries.map(({ entry, newCount }) => [entry.parameters.jobTitle, newCount]) : []
    }
    expect(await news()).toEqual([
      ['welder', 0],
      ['data', 1],
    ])
    await world.contact(ben, { status: 'blocked' })
    expect(await news()).toEqual([
      ['welder', 0],
      ['data', 0],
    ])
  })

  it('queries the index once, and is listed also while the index is unavailable', async () => {
    let counts = 0
    const index = {
      countMatches: async (): Promise<never> => {
        counts += 1
        throw new DependencyUnavailable('opensearch')
      },
    }
    for (const jobTitle of ['one', 'two', 'three']) await save({ jobTitle })
    const list = await listHistory({ ...world, index })({ actor: employer, page: shown })
    expect(list.ok && list.value.entries.map(({ newCount }) => newCount)).toEqual([null, null, null])
    expect(counts).toBe(1)
  })

  it('is removed one by one or completely, without changing the count', async () => {
    const saved = await save({ jobTitle: 'one' })
    await save({ jobTitle: 'two' })
    await save({ jobTitle: 'three' })
    const historyUuid = saved.ok ? saved.value.entry.uuid : ''
    const colleague = anEmployerActor({ accountUuid: ravi.uuid })
    expect(await world.remove({ actor: colleague, historyUuid })).toEqual({ ok: false, problem: 'not-found' })
    expect(await world.remove({ actor: employer, historyUuid })).toEqual({ ok: true, value: true })
    expect(await world.remove({ actor: employer, historyUuid })).toEqual({ ok: false, problem: 'not-found' })
    expect(await titles()).toHaveLength(2)
    expect(await world.clear({ actor: employer })).toEqual({ ok: true, value: true })
    expect(await world.listHistory({ actor: employer, page: shown })).toMatchObject({
      value: { entries: [], countToday: 3 },
    })
  })

  it('is private to each user', async () => {
    const saved = await save({ jobTitle: 'mine' })
    const uuid = saved.ok ? saved.value.entry.uuid : ''
    const colleague = anEmployerActor({ accountUuid: ravi.uuid })
    expect(await world.listHistory({ actor: colleague, page: shown })).toMatchObject({ value: { entries: [] } })
    const other = { actor: colleague, historyUuid: uuid, candidateUuid: ana.uuid }
    expect(await world.markViewed(other)).toEqual({ ok: false, problem: 'not-found' })
    expect(await save({}, candidateUuid(98))).toEqual({ ok: false, problem: 'not-found' })
    expect(await world.save({ actor: colleague, uuid, parameters: defaultSearch, results: [] })).toEqual({
      ok: false,
      problem: 'not-found',
    })
  })

  it('records whom the user opened, also when the search is saved again', async () => {
    const saved = await save({ jobTitle: 'mine' })
    const uuid = saved.ok ? saved.value.entry.uuid : ''
    await world.markViewed({ actor: employer, historyUuid: uuid, candidateUuid: ana.uuid })
    expect(await save({ jobTitle: 'mine' }, uuid)).toMatchObject({ value: { entry: { viewed: [ana.uuid] } } })
  })

  it('excludes people with a block on either side', async () => {
    await world.contact(ana, { status: 'blocked' })
    expect(await save({}, null, [ana.uuid, ben.uuid])).toMatchObject({ value: { users: [{ uuid: ben.uuid }] } })
  })

  it('is limited for trials, at 99,999,999 searches a day', () => {
    const trial = { accountType: 'trial', trialEndsAt: TEST_NOW } as const
    const limits = [
      isSearchLimitReached(trial, 99_999_998),
      isSearchLimitReached(trial, 99_999_999),
      isSearchLimitReached({ ...trial, trialEndsAt: null }, 99_999_999),
      isSearchLimitReached({ ...trial, accountType: 'paid' }, 99_999_999),
    ]
    expect(limits).toEqual([false, true, false, false])
  })
})

// PLAN-13, PROF-20, SRCH-39, SRCH-40, SRCH-41, SRCH-42, SRCH-43
describe('bookmarks', () => {
  const toggle = (candidateUuid: string | null, actor = employer) => world.toggle({ actor, candidateUuid })
  const kept = async () => {
    const list = await world.listBookmarks({ actor: employer, ...all })
    return list.ok ? list.value.items.map(({ addedBy, candidate }) => [candidate.uuid, addedBy]) : []
  }

  it('are added if absent and removed if present, for the whole company', async () => {
    expect(await toggle(ana.uuid)).toEqual({ ok: true, value: { bookmarked: true } })
    expect(await kept()).toEqual([[ana.uuid, 'Erik Larsen']])
    const colleague = anEmployerActor({ accountUuid: ravi.uuid, role: 'viewer' })
    expect(await toggle(ana.uuid, colleague)).toEqual({ ok: true, value: { bookmarked: false } })
    expect(await kept()).toEqual([])
  })

  it('toggle twice for two concurrent calls', async () => {
    const answers = await Promise.all([toggle(ana.uuid), toggle(ana.uuid)])
    expect(answers.map((answer) => answer.ok && answer.value.bookmarked)).toEqual([true, false])
  })

  it('need a paid subscription', async () => {
    world = setUp({})
    expect(await toggle(ana.uuid)).toEqual({ ok: false, problem: 'bookmarks-need-subscription' })
    expect(await world.listBookmarks({ actor: employer, ...all })).toEqual({
      ok: false,
      problem: 'bookmarks-need-subscription',
    })
  })

  it('are refused without a candidate, with the specified message', async () => {
    expect(await toggle(null)).toEqual({ ok: false, problem: 'missing-candidate' })
    expect(await toggle(' ')).toEqual({ ok: false, problem: 'missing-candidate' })
    expect(BOOKMARK_ERROR).toBe('There was an error tryinng to bookmark this user.')
  })

  it('cannot be added for people who cannot be found', async () => {
    expect(await toggle(candidateUuid(99))).toEqual({ ok: false, problem: 'not-found' })
    await world.contact(ben, { status: 'blocked' })
    expect(await toggle(ben.uuid)).toEqual({ ok: false, problem: 'not-found' })
  })

  it('omit people who can no longer be found, and can still be removed', async () => {
    await toggle(ana.uuid)
    const { bookmarks } = world
    world = setUp(paidPlan, [ana])
    for (const bookmark of (await bookmarks.list(harbourWorks.uuid, null, all.page)).items)
      await world.bookmarks.add(bookmark)
    expect(await kept()).toEqual([])
    expect(await toggle(ana.uuid)).toEqual({ ok: true, value: { bookmarked: false } })
  })

  it('include the company’s contact', async () => {
    await toggle(ana.uuid)
    await world.contact(ana, { status: 'active' })
    expect(await world.listBookmarks({ actor: employer, ...all })).toMatchObject({
      value: { items: [{ candidate: { messageStatus: 'active' } }] },
    })
  })

  it('are filtered by who added them', async () => {
    await toggle(ana.uuid)
    await toggle(ben.uuid, anEmployerActor({ accountUuid: ravi.uuid, role: 'viewer' }))
    const mine = await world.listBookmarks({ actor: employer, whose: 'mine', page: all.page })
    expect(mine.ok && mine.value.items.map(({ candidate }) => candidate.uuid)).toEqual([ana.uuid])
    expect(await kept()).toHaveLength(2)
  })

  it('have a note of up to a thousand characters, cleared by an empty one', async () => {
    const change = (note?: string) =>
      world.change({ actor: employer, candidateUuid: ana.uuid, viewed: false, ...(note === undefined ? {} : { note }) })
    expect(await change('Ask')).toEqual({ ok: false, problem: 'not-found' })
    await toggle(ana.uuid)
    expect(await change(` ${'x'.repeat(1000)} `)).toMatchObject({ value: { bookmark: { note: 'x'.repeat(1000) } } })
    expect(await change('x'.repeat(1001))).toMatchObject({
      problem: 'invalid',
      details: { note: ['The maximum length allowed is 1000'] },
    })
    expect(await change()).toMatchObject({ value: { bookmark: { note: 'x'.repeat(1000) } } })
    expect(await change('  ')).toMatchObject({ value: { bookmark: { note: null } } })
  })

  it('list what changed since they were added or last viewed', async () => {
    await toggle(ana.uuid)
    const later = { ...ana, jobTitle: 'Data lead', exactRate: 60, availability: 30, locationTitle: 'Durban' }
    const { directory } = searchFixture(paidPlan, [ana])
    const now = { ...world, directory: { ...directory, find: async () => later, list: async () => [later] } }
    const changes = async () => {
      const list = await listBookmarks(now)({ actor: employer, ...all })
      return list.ok ? list.value.items.flatMap((one) => one.changes.map(({ text: words }) => words)) : []
    }
    expect(await changes()).toEqual([
      'Title: Data lead, was Data engineer',
      'Location: Durban, was Cape Town, South Africa',
      'Availability: Available in 1 Month, was Available Immediately',
      'Hourly rate: USD 60, was USD 50',
    ])
    const viewed = await changeBookmark(now)({ actor: employer, candidateUuid: ana.uuid, viewed: true })
    expect(viewed).toMatchObject({ value: { changes: [], bookmark: { viewedAt: TEST_NOW } } })
    expect(await changes()).toEqual([])
    expect(bookmarkChanges(null, later)).toEqual([])
    expect(bookmarkChanges(ana, { ...ana, permanentExactRate: null }).map(({ text: words }) => words)).toEqual([
      'Yearly rate: none, was USD 90,000',
    ])
  })
})
