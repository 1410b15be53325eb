import { aProfile, hiringFixture, thandi } from '@guildhall/domain/testing'
import { migrations } from '@guildhall/migrations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase, resetToFixture } from '../testing/index.ts'
import { createRepositories } from './repositories/index.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.close())

// MOD-78
it('The migration of reasons gives earlier decisions the words of their codes, and back', async () => {
  const { knex } = database
  await resetToFixture(knex, hiringFixture)
  const { profiles } = createRepositories(knex)
  const given = [
    { code: 'skills-unclear', section: 'Skills', label: 'Choose skills that fit your work' },
    { code: 'cv-unsuitable', section: 'Cv', label: 'Upload another CV' },
  ]
  await profiles.save(aProfile({ vettingStatus: 'rejected', vettingReasons: given }))
  const migration = migrations.find(({ name }) => name === '124-vetting-reasons')
  await migration?.down(knex)
  const before = await knex('contractor_profiles').orderBy('uuid').pluck('vetting_reasons')
  expect(before).toEqual(expect.arrayContaining([['skills-unclear', 'cv-unsuitable'], []]))
  await migration?.up(knex)
  expect((await profiles.find(thandi.uuid))?.vettingReasons).toEqual(given)
})
