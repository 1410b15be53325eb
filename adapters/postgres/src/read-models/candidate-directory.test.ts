import { randomUUID } from 'node:crypto'
import type { ContractorProfile } from '@guildhall/domain/profiles'
import type { CandidateDocument } from '@guildhall/domain/search'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addPeople,
  createRequest,
  createMigratedDatabase,
  type MigratedDatabase,
  emptyTables,
  type People,
} from '../../testing/index.ts'
import { createRepositories } from '../repositories/index.ts'
import { createCandidateDirectory } from './candidate-directory.ts'

const NOW = new Date('2026-03-02T09:00:00.000Z')
const rates = { current: async () => ({ date: '2026-03-02', base: 'usd' as const, rates: { zar: 18, aud: 1.5 } }) }

let database: MigratedDatabase
let people: People
beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await emptyTables(database.knex, 'companies', 'accounts')
  people = await addPeople(database.knex)
})

const directory = () => createCandidateDirectory({ knex: database.knex, rates })
const change = (changes: Partial<ContractorProfile>) =>
  createRepositories(database.knex).profiles.save({ ...people.profile, ...changes })

const streamed = async (batchSize: number): Promise<(readonly CandidateDocument[])[]> => {
  const batches: (readonly CandidateDocument[])[] = []
  for await (const batch of directory().stream(NOW, batchSize)) batches.push(batch)
  return batches
}

describe('the directory of candidates', () => {
  // SRCH-86
  it('says as of when people are read, in whole microseconds of the database', async () => {
    const first = await directory().version()
    const second = await directory().version()
    expect(second).toBeGreaterThan(first)
    expect(Number.isSafeInteger(first)).toBe(true)
    const { rows } = await database.knex.raw<{ rows: readonly { now: Date }[] }>('select clock_timestamp() as now')
    expect(first / 1_000).toBeLessThan((rows[0]?.now.getTime() ?? 0) + 1)
  })

  it('shows a searchable contractor with comparable rates', async () => {
    const document = await directory().find(people.contractor.uuid, NOW)
    expect(document).toMatchObject({
      uuid: people.contractor.uuid,
      jobTitle: 'Backend developer',
      exactRate: 900,
      rate: 50,
      permanentExactRate: 1_400_000,
      permanentRate: 77_777.78,
      qualificationLevel: 4,
      workExperiences: people.profile.workExperiences,
      responseRate: 0,
      respondsFast: false,
    })
    expect(JSON.stringify(document)).not.toContain(people.contractor.email)
    expect(JSON.stringify(document)).not.toContain(people.contractor.mobile)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['is not approved', () => change({ vettingStatus: 'pending' })],
    ['has paused', () => change({ paused: true })],
    ['has an incomplete profile', () => change({ introduction: null })],
    [
      'last confirmed availability 120 days ago',
      () => change({ availabilityConfirmedAt: new Date('2025-11-02T09:00:00Z') }),
    ],
    ['has no verified address', () => database.knex('accounts').update({ emailVerifiedAt: null })],
    ['is suspended', () => database.knex('accounts').update({ suspendedAt: NOW })],
  ])('leaves out who %s', async (_, act) => {
    await act()
    const { uuid } = people.contractor
    expect(await directory().find(uuid, NOW)).toBeNull()
    expect(await directory().list([uuid], NOW)).toEqual([])
    expect((await streamed(10)).flat()).toEqual([])
  })

  it('still shows a company a contractor it is in contact with, with the CV that only acceptance reveals', async () => {
    await change({ paused: true, cvUrl: '/v0/files/cv.pdf', cvName: 'cv.pdf', cvVisibility: 'after-acceptance' })
    const contacted = await directory().findContacted(people.contractor.uuid, NOW)
    expect(contacted).toMatchObject({ unrestrictedCvUrl: '/v0/files/cv.pdf', document: { cvUrl: null } })
    await database.knex('accounts').update({ suspendedAt: NOW })
    expect(await directory().findContacted(people.contractor.uuid, NOW)).toBeNull()
  })

  // CONV-16
  it('counts answers within 48 hours, and unanswered requests once 48 hours have passed', async () => {
    const { conversations } = createRepositories(database.knex)
    const hours = (count: number): Date => new Date(NOW.getTime() - count * 3_600_000)
    const requested = async (ago: number, answeredAfter: number | null) => {
      const request = createRequest(people, { createdAt: hours(ago), statusAt: hours(ago) })
      await conversations.add(request)
      const answered = answeredAfter === null ? {} : { statusAt: hours(ago - answeredAfter) }
      await conversations.save({ ...request, status: answeredAfter === null ? 'withdrawn' : 'declined', ...answered })
    }
    await requested(500, 10)
    await requested(400, 47)
    await requested(300, 49)
    await requested(200, null)
    await requested(20, null)
    await requested(100 * 24, null)
    expect(await directory().find(people.contractor.uuid, NOW)).toMatchObject({
      responseRate: 0.5,
      respondsFast: false,
    })
  })

  it('lists in the requested order, and streams everybody in batches', async () => {
    const others = [await addPeople(database.knex), await addPeople(database.knex)]
    const uuids = [people, ...others].map(({ contractor }) => contractor.uuid)
    const requested = uuids.toReversed()
    const listed = await directory().list([...requested.slice(0, 1), randomUUID(), ...requested.slice(1)], NOW)
    expect(listed.map(({ uuid }) => uuid)).toEqual(requested)
    const batches = await streamed(2)
    expect(batches.map((batch) => batch.length)).toEqual([2, 1])
    expect(batches.flat().map(({ uuid }) => uuid)).toEqual(uuids.toSorted())
  })
})
