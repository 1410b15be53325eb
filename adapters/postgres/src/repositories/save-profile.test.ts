import { hiringFixture, thandi } from '@guildhall/domain/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase, resetToFixture } from '../../testing/index.ts'
import { createRepositories } from './index.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
  await resetToFixture(database.knex, hiringFixture)
})
afterAll(() => database.drop())

it('writes only the entries of a profile that have changed', async () => {
  const { profiles } = createRepositories(database.knex)
  const entry = {
    title: 'Archivist',
    company: 'Harbour Works',
    location: null,
    description: null,
    currentWork: false,
    startDate: '2001-01-01',
    endDate: '2002-01-01',
    skills: ['Bookbinding', 'A "quoted", one'],
  }
  const uuid = (number: number) => `01900000-0000-7000-8000-00000000090${number}`
  const [one, two, three] = [1, 2, 3].map((number) => ({ ...entry, uuid: uuid(number) }))
  const profile = await profiles.find(thandi.uuid)
  if (profile === null || !one || !two || !three) throw new Error('There is no profile to save')
  // The transaction that wrote each row.
  const written = async (): Promise<ReadonlyMap<string, string>> => {
    const rows: readonly { uuid: string; xmin: string }[] = await database
      .knex('work_experiences')
      .where({ contractorUuid: thandi.uuid })
      .select('uuid', database.knex.raw('xmin::text as xmin'))
    return new Map(rows.map((row) => [row.uuid, row.xmin] as const))
  }
  await profiles.save({ ...profile, workExperiences: [one, two, three] })
  const before = await written()
  const changed = { ...profile, workExperiences: [one, { ...three, title: 'Librarian' }] }
  await profiles.save(changed)
  const after = await written()
  expect(await profiles.find(thandi.uuid)).toEqual(changed)
  expect([...after.keys()].toSorted()).toEqual([one.uuid, three.uuid])
  expect(after.get(one.uuid)).toBe(before.get(one.uuid))
  expect(after.get(three.uuid)).not.toBe(before.get(three.uuid))
})
