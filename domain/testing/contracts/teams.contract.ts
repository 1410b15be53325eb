import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CompanyRepository } from '../../src/index.ts'
import { bo, erik, harbourWorks, hiringFixture, ravi, rita } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A repository of companies in which the teams of the fixture exist. */
export interface TeamsUnderTest {
  readonly companies: CompanyRepository
  close(): Promise<void>
}

/** Contract of every repository of companies, for teams. */
export function teamsContract(name: string, create: (world: HiringFixture) => Promise<TeamsUnderTest>): void {
  describe(`${name} as a repository of teams`, () => {
    let store: TeamsUnderTest

    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    const roles = async () =>
      new Map((await store.companies.listTeam(harbourWorks.uuid)).map(({ role, uuid }) => [uuid, role]))

    it('lists a company’s members with their roles', async () => {
      const team = await store.companies.listTeam(harbourWorks.uuid)
      expect(team.map(({ uuid }) => uuid).toSorted()).toEqual([erik.uuid, rita.uuid, ravi.uuid].toSorted())
      expect(team.find(({ uuid }) => uuid === rita.uuid)).toMatchObject({ role: 'recruiter', email: rita.email })
      expect(team.every(({ verified }) => verified)).toBe(true)
    })

    // COMP-13
    it('says which members are suspended', async () => {
      const suspended = async () =>
        (await store.companies.listTeam(harbourWorks.uuid)).filter((one) => one.suspended).map(({ uuid }) => uuid)
      expect(await suspended()).toEqual([])
      await store.close()
      store = await create({
        ...hiringFixture,
        accounts: hiringFixture.accounts.map((one) =>
          one.uuid === ravi.uuid ? { ...one, suspendedAt: TEST_NOW } : one,
        ),
        members: hiringFixture.members.map((one) => (one.uuid === ravi.uuid ? { ...one, suspended: true } : one)),
      })
      expect(await suspended()).toEqual([ravi.uuid])
    })

    it('changes the role of a member', async () => {
      await store.companies.setRole(rita.uuid, 'viewer')
      expect(await roles()).toEqual(
        new Map([
          [erik.uuid, 'admin'],
          [rita.uuid, 'viewer'],
          [ravi.uuid, 'recruiter'],
        ]),
      )
    })

    it('adds a person to one company at a time', async () => {
      expect(await store.companies.addMember(harbourWorks.uuid, bo.uuid, 'viewer')).toBe('duplicate')
      expect((await roles()).has(bo.uuid)).toBe(false)
      await store.companies.removeMember(bo.uuid)
      expect(await store.companies.addMember(harbourWorks.uuid, bo.uuid, 'viewer')).toBe('added')
      expect((await roles()).get(bo.uuid)).toBe('viewer')
    })
  })
}
