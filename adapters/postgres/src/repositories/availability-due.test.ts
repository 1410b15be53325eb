import { availabilityStageDue } from '@guildhall/domain/profiles'
import { addDays } from '@guildhall/domain/shared'
import { hiringFixture, TEST_NOW } from '@guildhall/domain/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase, resetToFixture } from '../../testing/index.ts'
import { createRepositories } from './index.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.drop())
beforeEach(() => resetToFixture(database.knex, hiringFixture))

const [thandi, sipho] = hiringFixture.profiles.map(({ uuid }) => uuid)
const set = (changes: object, uuid = thandi) => database.knex('contractorProfiles').where({ uuid }).update(changes)
const take = (limit = 10) => createRepositories(database.knex).profiles.takeAvailabilityDue(TEST_NOW, limit)
const unconfirmed = (days: number) => ({
  vettingStatus: 'approved',
  paused: false,
  availabilityConfirmedAt: addDays(TEST_NOW, -days),
})

// PROF-22, BASE-52
describe('the availability that is due', () => {
  it.each([0, 30, 60, 120].flatMap((told) => [29, 30, 59, 60, 119, 120, 400].map((days) => [days, told] as const)))(
    'is the stage that the rule says, once: after %i days, %i told',
    async (days, told) => {
      await set({ vettingStatus: 'pending' }, sipho)
      await set({ ...unconfirmed(days), availabilityTold: told })
      const profile = await createRepositories(database.knex).profiles.find(thandi ?? '')
      const stage = profile && availabilityStageDue(profile, TEST_NOW)
      expect(await take()).toEqual(stage === null ? [] : [{ contractorUuid: thandi, days: stage }])
      expect(await take()).toEqual([])
    },
  )

  it.each([{ paused: true }, { vettingStatus: 'pending' }])('is not that of a profile with %o', async (changes) => {
    await set({ vettingStatus: 'pending' }, sipho)
    await set({ ...unconfirmed(90), ...changes })
    expect(await take()).toEqual([])
  })

  it('is taken from the longest unconfirmed on, and without those who change their profile at the moment', async () => {
    await set(unconfirmed(40))
    await set(unconfirmed(70), sipho)
    const holding = await database.knex.transaction()
    await holding('contractorProfiles').where({ uuid: sipho }).forUpdate()
    expect(await take(1)).toEqual([{ contractorUuid: thandi, days: 30 }])
    await holding.rollback()
    expect(await take(1)).toEqual([{ contractorUuid: sipho, days: 60 }])
  })
})
