import { describe, expect, it } from 'vitest'
import {
  aContractorActor,
  ana,
  anAccount,
  anEmployerActor,
  ben,
  fakeAccounts,
  searchFixture,
  TEST_NOW,
} from '../../../testing/index.ts'
import { addDays } from '../../shared/index.ts'
import { clearHistory } from '../history/remove-history.ts'
import { defaultSearch } from '../query/default-search.ts'
import { markViewed } from '../history/mark-viewed.ts'
import { type VisibilityFacts, summarizeVisibility } from './visibility-stats.ts'
import { readVisibilityStats } from './read-visibility-stats.ts'
import { recordSearch } from '../history/record-search.ts'
import { startOfSearchDay } from '../search-day.ts'

const today = startOfSearchDay(TEST_NOW)
const daysAgo = (days: number): Date => addDays(today, -days)
const seen = (days: number, appeared: number, opened = 0) => ({ day: daysAgo(days), appeared, opened })
const requestsOn = (days: number, received: number, answered: number) => ({ day: daysAgo(days), received, answered })
const facts: VisibilityFacts = {
  now: TEST_NOW,
  joinedAt: daysAgo(200),
  countedFrom: daysAgo(80),
  impressions: [],
  requests: [],
}

describe('the visibility statistics of a contractor', () => {
  // SRCH-44
  it('cover thirty days, oldest first, including today', () => {
    const { days } = summarizeVisibility({
      ...facts,
      impressions: [seen(0, 3, 1), seen(29, 2)],
      requests: [requestsOn(0, 2, 1)],
    })
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ date: '2026-02-01', appeared: 2, opened: 0, received: 0, answered: 0 })
    expect(days[1]).toEqual({ date: '2026-02-02', appeared: 0, opened: 0, received: 0, answered: 0 })
    expect(days[29]).toEqual({ date: '2026-03-02', appeared: 3, opened: 1, received: 2, answered: 1 })
  })

  it('are compared with the thirty days before', () => {
    const impressions = [seen(0, 3, 1), seen(29, 2, 2), seen(30, 4, 1), seen(59, 5), seen(60, 70, 70)]
    const requests = [requestsOn(10, 2, 1), requestsOn(40, 3, 3), requestsOn(60, 9, 9)]
    expect(summarizeVisibility({ ...facts, impressions, requests })).toMatchObject({
      appeared: { count: 5, before: 9 },
      opened: { count: 3, before: 1 },
      received: { count: 2, before: 3 },
      answered: { count: 1, before: 3 },
      countedSince: null,
    })
  })

  it('are not compared for contractors who joined later', () => {
    const { answered, appeared } = summarizeVisibility({ ...facts, joinedAt: daysAgo(58), impressions: [seen(0, 3)] })
    expect([appeared, answered]).toEqual([
      { count: 3, before: null },
      { count: 0, before: null },
    ])
    expect(summarizeVisibility({ ...facts, joinedAt: daysAgo(59) }).appeared.before).toBe(0)
  })

  it.each([
    [daysAgo(59), 0, null],
    [daysAgo(58), null, null],
    [daysAgo(29), null, null],
    [daysAgo(28), null, '2026-02-02'],
    [null, null, null],
  ])('compares searches only where they were counted all the time: since %s', (countedFrom, before, countedSince) => {
    const reach = summarizeVisibility({ ...facts, countedFrom })
    expect(reach).toMatchObject({ appeared: { before }, opened: { before }, received: { before: 0 }, countedSince })
  })
})

describe('reading the visibility statistics', () => {
  const setUp = () => {
    const world = searchFixture()
    const account = anAccount({ uuid: ana.uuid, createdAt: addDays(TEST_NOW, -100) })
    const employer = anEmployerActor()
    const search = async (jobTitle: string, results: readonly string[]) => {
      const saved = await recordSearch(world)({
        actor: employer,
        uuid: null,
        parameters: { ...defaultSearch, jobTitle },
        results,
      })
      return saved.ok ? saved.value.entry.uuid : ''
    }
    const open = (historyUuid: string) => markViewed(world)({ actor: employer, historyUuid, candidateUuid: ana.uuid })
    const read = async () => {
      const answer = await readVisibilityStats({ ...world, accounts: fakeAccounts(account) })({
        actor: aContractorActor({ accountUuid: ana.uuid }),
      })
      if (!answer.ok) throw new Error(answer.problem)
      return answer.value
    }
    return { ...world, employer, search, open, read }
  }

  // SRCH-45
  it('counts a search once a day, however often it is updated, and again on the next day', async () => {
    const { clock, open, read, search } = setUp()
    const data = await search('data', [ana.uuid])
    await search('data', [ben.uuid, ana.uuid])
    await search('welder', [ana.uuid])
    await search('analyst', [ben.uuid])
    await open(data)
    await open(data)
    expect(await read()).toMatchObject({ appeared: { count: 2 }, opened: { count: 1 } })
    clock.advance(24 * 60 * 60 * 1000)
    await search('data', [ana.uuid])
    await open(data)
    expect(await read()).toMatchObject({ appeared: { count: 3 }, opened: { count: 2 }, countedSince: '2026-03-02' })
  })

  // SRCH-45
  it('is unchanged when the employer removes the search', async () => {
    const world = setUp()
    await world.open(await world.search('data', [ana.uuid]))
    await clearHistory(world)({ actor: world.employer })
    expect(await world.read()).toMatchObject({ appeared: { count: 1 }, opened: { count: 1 } })
  })

  // SRCH-45
  it('does not count searches of a company that the contractor hides from', async () => {
    const world = setUp()
    const uuid = await world.search('data', [ana.uuid])
    await world.contact(ana, { status: 'blocked' })
    await world.search('analyst', [ana.uuid])
    await world.open(uuid)
    expect(await world.read()).toMatchObject({ appeared: { count: 1 }, opened: { count: 0 } })
  })

  it('includes requests and how many of them were answered', async () => {
    const { contact, read } = setUp()
    await contact(ana, { status: 'declined', createdAt: TEST_NOW })
    await contact(ana, { uuid: ben.uuid, status: 'pending', createdAt: addDays(TEST_NOW, -40) })
    expect(await read()).toMatchObject({ received: { count: 1, before: 1 }, answered: { count: 1, before: 0 } })
  })

  // SRCH-44
  it('contains only counts and days, no people', async () => {
    const { employer, open, read, search } = setUp()
    const uuid = await search('data', [ana.uuid])
    await open(uuid)
    const said = JSON.stringify(await read())
    for (const secret of [uuid, employer.accountUuid, employer.companyUuid ?? '']) expect(said).not.toContain(secret)
    expect(said.replaceAll(/"\d{4}-\d{2}-\d{2}"|"[a-zA-Z]+"/g, '')).not.toContain('"')
  })

  it('is refused to employers', async () => {
    const world = setUp()
    const answer = await readVisibilityStats({ ...world, accounts: fakeAccounts() })({ actor: world.employer })
    expect(answer).toEqual({ ok: false, problem: 'forbidden' })
  })
})
