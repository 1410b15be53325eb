import type { WorkExperience } from '@guildhall/domain/profiles'
import { aProfile } from '@guildhall/domain/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPeople, createMigratedDatabase, type MigratedDatabase } from '../../testing/index.ts'
import { createRepositories } from './index.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.drop())

it('writes only the entries of a profile that have changed', async () => {
  const { profile } = await addPeople(database.knex)
  const { profiles } = createRepositories(database.knex)
  const createEntries = (number: number): WorkExperience[] =>
    aProfile().workExperiences.map((example) => ({
      ...example,
      uuid: `01900000-0000-7000-8000-00000000090${number}`,
      skills: ['Java', 'A "quoted", one'],
    }))
  /** The transaction that wrote each row, by its entry. */
  const written = async (): Promise<ReadonlyMap<string, string>> => {
    const rows: readonly { uuid: string; xmin: string }[] = await database
      .knex('work_experiences')
      .where({ contractorUuid: profile.uuid })
      .select('uuid', database.knex.raw('xmin::text as xmin'))
    return new Map(rows.map((row) => [row.uuid, row.xmin] as const))
  }
  const [kept, removed, renamed] = [createEntries(1), createEntries(2), createEntries(3)]
  await profiles.save({ ...profile, workExperiences: [...kept, ...removed, ...renamed] })
  const before = await written()
  const later = renamed.map((one) => ({ ...one, title: 'Librarian' }))
  const changed = { ...profile, workExperiences: [...kept, ...later] }
  await profiles.save(changed)
  const after = await written()
  expect(await profiles.find(profile.uuid)).toEqual(changed)
  expect([...after.keys()].toSorted()).toEqual([...kept, ...later].map(({ uuid }) => uuid))
  for (const { uuid } of kept) expect(after.get(uuid)).toBe(before.get(uuid))
  for (const { uuid } of later) expect(after.get(uuid)).not.toBe(before.get(uuid))
})
