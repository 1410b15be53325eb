import { randomUUID } from 'node:crypto'
import { addWorkExperience, saveProfileList } from '@guildhall/domain/profiles'
import { noLists } from '@guildhall/domain/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPeople, createMigratedDatabase, type MigratedDatabase, type People } from '../../testing/index.ts'
import { createUnitOfWork } from '../unit-of-work.ts'
import { createRepositories } from './index.ts'

let database: MigratedDatabase
let people: People

beforeAll(async () => {
  database = await createMigratedDatabase()
  people = await addPeople(database.knex)
})
afterAll(() => database.drop())

describe('a profile that is saved whole', () => {
  it('keeps every section of those that are saved at once', async () => {
    const { contractor, profile } = people
    const actor = {
      accountUuid: contractor.uuid,
      userType: 'contractor',
      verified: true,
      companyUuid: null,
      role: null,
    } as const
    const deps = {
      clock: { now: () => new Date('2026-03-02T09:00:00.000Z') },
      ids: { uuid: () => randomUUID() },
      listSource: noLists,
      unitOfWork: createUnitOfWork(database.knex),
      vettingMode: 'manual',
    } as const
    const entry = {
      title: 'Archivist',
      company: 'Harbour Works',
      location: null,
      description: null,
      currentWork: false,
      startDate: '2001-01-01',
      endDate: '2002-01-01',
      skills: [],
    }
    const results = await Promise.all([
      saveProfileList(deps)({ actor, list: 'industries', items: ['Advisory'] }),
      saveProfileList(deps)({ actor, list: 'languages', items: ['Dutch'] }),
      saveProfileList(deps)({ actor, list: 'skills', items: ['Bookbinding'], replace: true }),
      addWorkExperience(deps)({ actor, id: 'new', entry }),
      addWorkExperience(deps)({ actor, id: 'new', entry }),
    ])
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true, true, true])
    const saved = await createRepositories(database.knex).profiles.find(profile.uuid)
    expect(saved).toMatchObject({ industries: ['Advisory'], languages: ['Dutch'], skills: ['Bookbinding'] })
    expect(saved?.workExperiences).toHaveLength(profile.workExperiences.length + 2)
  })
})
