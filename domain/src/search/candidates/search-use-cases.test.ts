import { beforeEach, describe, expect, it } from 'vitest'
import {
  aContractorActor,
  ana,
  anEmployerActor,
  ben,
  bo,
  candidateUuid,
  CV_OF_CY,
  cy,
  paidPlan,
  ravi,
  searchFixture,
  TEST_NOW,
} from '../../../testing/index.ts'
import { addDays } from '../../shared/index.ts'
import { defaultSearch } from '../query/default-search.ts'
import { readCandidate } from './read-candidate.ts'
import { searchCandidates } from './search-candidates.ts'
import { searchJobTitles } from './search-job-titles.ts'
import { toCandidateQuery } from '../query/to-candidate-query.ts'
import type { CandidateQuery } from '../query/candidate-query.ts'
import type { SearchParameters } from '../query/search-parameters.ts'

const table = { date: '2026-03-02', base: 'usd', rates: { usd: 1, zar: 18.34, aud: 1.52 } } as const
const employer = anEmployerActor()
const setUp = (...fixture: Parameters<typeof searchFixture>) => {
  const world = searchFixture(...fixture)
  const read = readCandidate(world)
  return { ...world, read, search: searchCandidates(world), titles: searchJobTitles(world) }
}

let world: ReturnType<typeof setUp>
beforeEach(async () => {
  world = setUp()
  await world.fillIndex()
})
const ask = (changes: Partial<SearchParameters> = {}): CandidateQuery =>
  toCandidateQuery({ ...defaultSearch, ...changes }, table)
const found = async (query: CandidateQuery, actor = employer) => {
  const answer = await world.search({ actor, query })
  return answer.ok ? answer.value.hits : []
}

describe('searching candidates', () => {
  it('finds people with the company’s contact to each, for every role that searches', async () => {
    await world.contact(ana)
    const hits = await found(ask({ jobTitle: 'data' }), anEmployerActor({ accountUuid: ravi.uuid, role: 'viewer' }))
    expect(new Map(hits.map(({ messageStatus, uuid }) => [uuid, messageStatus]))).toEqual(
      new Map([
        [ana.uuid, 'pending'],
        [ben.uuid, null],
      ]),
    )
    expect(hits.find(({ uuid }) => uuid === ana.uuid)?.contactState).toMatchObject({
      by: 'Erik Larsen',
      status: 'pending',
    })
  })

  // SRCH-35
  it('refuses a trial that has reached the day’s limit', async () => {
    const company = { accountType: 'trial', trialEndsAt: addDays(TEST_NOW, 3) } as const
    const searchAs = async (plan: Parameters<typeof searchFixture>[0], count: number) => {
      const { history, ...trial } = searchFixture(plan)
      await trial.fillIndex()
      const answer = await searchCandidates({ ...trial, history: { ...history, countOn: async () => count } })({
        actor: employer,
        query: ask(),
      })
      return answer.ok ? 'found' : answer
    }
    expect(await searchAs(company, 99_999_999)).toEqual({ ok: false, problem: 'search-limit-reached' })
    expect(await searchAs(company, 99_999_998)).toBe('found')
    expect(await searchAs({ ...company, trialEndsAt: null }, 99_999_999)).toBe('found')
    expect(await searchAs(paidPlan, 99_999_999)).toBe('found')
  })

  // SRCH-24
  it('returns no coordinates, and no distance finer than the step', async () => {
    const [hit] = await found(ask({ locationType: 'other', latitude: 43.6, longitude: -79.3 }))
    expect(hit?.uuid).toBe(ben.uuid)
    expect(hit?.distance).toBe(10_000)
    expect(Object.keys(hit ?? {})).not.toEqual(expect.arrayContaining(['latitude']))
    const { placePoint: _town, ...rest } = hit ?? {}
    expect(JSON.stringify(rest)).not.toMatch(/latitude|longitude|43\.65|CA\.08|responseRate/)
  })

  // SRCH-26
  it('places people at the centre of their town, wherever in it they live', async () => {
    const door = { ...ana, latitude: -33.95, longitude: 18.48 }
    await world.index.put([door, { ...ben, locationTitle: 'Anywhere' }])
    const points = new Map((await found(ask())).map(({ placePoint, uuid }) => [uuid, placePoint]))
    const middle = { latitude: -33.93, longitude: 18.42 }
    expect(points).toEqual(
      new Map([
        [ana.uuid, middle],
        [ben.uuid, null],
        [cy.uuid, middle],
      ]),
    )
  })

  // SRCH-25
  it('never locates people more precisely than five kilometres, whatever the query', async () => {
    const around = { latitude: 43.65, longitude: -79.39, radius: 100_000, precision: 1 }
    expect((await found({ ...ask(), around }))[0]?.distance).toBe(5_000)
  })

  // SRCH-15
  it('finds exactly the people of a country, whatever their distance', async () => {
    const paris = { ...ana, countryCode: 'FR', provinceCode: 'FR.11', latitude: 48.85, longitude: 2.35 }
    const cayenne = { ...cy, countryCode: 'FR', provinceCode: 'FR.GF', latitude: 4.9, longitude: -52.3 }
    const london = { ...ben, countryCode: 'GB', provinceCode: 'GB.ENG', latitude: 51.5, longitude: -0.1 }
    await world.index.put([paris, cayenne, london])
    world.places.locate = async () => ({ countryCode: 'FR', provinceCode: 'FR.24' })
    const france = ask({ locationType: 'country', latitude: 46.6, longitude: 2.4 })
    const facts = (await found(france)).map(({ distance, placeMatch, uuid }) => [uuid, placeMatch, distance])
    expect(facts).toEqual([
      [paris.uuid, 'inside', null],
      [cayenne.uuid, 'inside', null],
    ])
    expect((await found({ ...france, remoteAnywhere: true })).map(({ placeMatch }) => placeMatch)).toEqual([
      'inside',
      'remote',
      'inside',
    ])
  })

  // SRCH-50
  it('takes the country or province from the middle of its circle', async () => {
    const country = ask({ locationType: 'country', latitude: 61, longitude: -98 })
    const province = ask({ locationType: 'administrative_area_level_1', latitude: 50, longitude: -86 })
    expect((await found(country)).map(({ uuid }) => uuid)).toEqual([ben.uuid])
    expect((await found(province)).map(({ uuid }) => uuid)).toEqual([ben.uuid])
    expect(await found(ask({ locationType: 'other', latitude: 50, longitude: -86 }))).toEqual([])
    expect(world.located).toEqual([
      [61, -98],
      [50, -86],
    ])
  })

  // SRCH-27
  it('excludes people with a block on either side', async () => {
    await world.contact(ana, { status: 'blocked' })
    expect((await found(ask({ jobTitle: 'data' }))).map(({ uuid }) => uuid)).toEqual([ben.uuid])
  })

  // SRCH-81
  it('never shows who hides, also while the index does not know of it', async () => {
    const keys = { companyKeys: ['name umoya energy'], excludedUuids: [] }
    await world.index.put([{ ...cy, hiddenFrom: keys.companyKeys }])
    const hidden = { ...world.hidden, forSearch: async () => keys, among: async () => new Set([ana.uuid]) }
    const answer = await searchCandidates({ ...world, hidden })({ actor: employer, query: ask() })
    expect(answer.ok && answer.value.hits.map(({ uuid }) => uuid)).toEqual([ben.uuid])
  })

  // PLAN-12, SRCH-4
  it('is allowed after a plan’s end, and refused to others', async () => {
    world = setUp({ trialEndsAt: addDays(TEST_NOW, -1) })
    expect((await world.search({ actor: employer, query: ask() })).ok).toBe(true)
    const actors = [aContractorActor(), anEmployerActor({ role: 'billing' }), anEmployerActor({ verified: false })]
    const answers = await Promise.all(actors.map((actor) => world.search({ actor, query: ask() })))
    expect(answers).toMatchObject([{ problem: 'forbidden' }, { problem: 'forbidden' }, { problem: 'not-verified' }])
  })

  // SRCH-17
  it('completes job titles', async () => {
    expect(await world.titles({ actor: employer, text: ' dat ' })).toMatchObject({
      value: [
        { value: 'Data analyst', count: 1 },
        { value: 'Data engineer', count: 1 },
      ],
    })
    expect(await world.titles({ actor: aContractorActor(), text: 'dat' })).toMatchObject({ problem: 'forbidden' })
  })
})

describe('reading a candidate', () => {
  const read = (uuid: string) => world.read({ actor: employer, candidateUuid: uuid })

  // SRCH-28
  it('returns people who can be found, with the contact', async () => {
    await world.contact(ana, { status: 'declined' })
    expect(await read(ana.uuid)).toMatchObject({
      value: {
        uuid: ana.uuid,
        messageStatus: null,
        contactState: { status: 'declined', canContactAgainAt: addDays(TEST_NOW, 90) },
      },
    })
  })

  // PROF-20
  it('does not find people who are not searchable, unless the company is in contact with them', async () => {
    world = setUp(paidPlan, [ana])
    expect(await read(ana.uuid)).toEqual({ ok: false, problem: 'not-found' })
    expect(await read(candidateUuid(99))).toEqual({ ok: false, problem: 'not-found' })
    await world.contact(ana)
    expect(await read(ana.uuid)).toMatchObject({ value: { uuid: ana.uuid, messageStatus: 'pending' } })
    const foreign = anEmployerActor({ accountUuid: bo.uuid, companyUuid: bo.companyUuid })
    expect(await world.read({ actor: foreign, candidateUuid: ana.uuid })).toEqual({ ok: false, problem: 'not-found' })
  })

  // SRCH-28
  it.each(['declined', 'closed', 'withdrawn', 'expired'] as const)(
    'forgets who cannot be found once it is %s',
    async (status) => {
      world = setUp(paidPlan, [ana])
      await world.contact(ana, { status })
      expect(await read(ana.uuid)).toEqual({ ok: false, problem: 'not-found' })
    },
  )

  it('does not find people with a block on either side', async () => {
    await world.contact(ana, { status: 'blocked' })
    expect(await read(ana.uuid)).toEqual({ ok: false, problem: 'not-found' })
  })

  // SRCH-29
  it.each([
    ['pending', null],
    ['active', CV_OF_CY],
    ['closed', null],
  ] as const)('shows a CV kept for after an acceptance while it is %s: %s', async (status, cvUrl) => {
    await world.contact(cy, { status })
    expect(await read(cy.uuid)).toMatchObject({ value: { cvUrl } })
  })
})
