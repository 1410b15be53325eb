import { availabilityStageDue } from '@guildhall/domain/profiles'
import { addDays } from '@guildhall/domain/shared'
import { hiringFixture, TEST_NOW } from '@guildhall/domain/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createMigratedDatabase,
  explainStatements,
  listExcesses,
  type MigratedDatabase,
  resetToFixture,
} from '../../testing/index.ts'
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

  it('is found without reading those who were told before', async () => {
    await set({ ...unconfirmed(31), availabilityTold: 0 })
    await addCopies(50)
    await set({ ...unconfirmed(40), availabilityTold: 30 })
    await addCopies(5_000)
    await database.knex.raw('analyze contractor_profiles')
    const plans = await explainStatements(database.knex, () => take(10))
    expect(listExcesses(plans, { contractor_profiles: 40 })).toEqual([])
  })
})

/** Adds people with the same profile. */
const addCopies = (count: number) =>
  database.knex.raw(
    `with a as (
       insert into accounts
       select (jsonb_populate_record(a, jsonb_build_object('uuid', added.uuid, 'email', added.uuid || '@example.com'))).*
       from accounts a, (select gen_random_uuid() as uuid from generate_series(1, :count)) as added (uuid)
       where a.uuid = :uuid returning accounts.uuid
     )
     insert into contractor_profiles
     select (jsonb_populate_record(p, jsonb_build_object('uuid', a.uuid))).* from a, contractor_profiles p where p.uuid = :uuid`,
    { count, uuid: thandi ?? '' },
  )
