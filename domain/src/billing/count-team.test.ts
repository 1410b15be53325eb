import { expect, it } from 'vitest'
import { fakeClock, fakeCompanies, harbourWorks, hiringFixture, TEST_NOW } from '../../testing/index.ts'
import { addDays } from '../shared/index.ts'
import { createCountTeam } from './count-team.ts'

// BILL-10
it('counts members and pending invites, and who of them takes a seat', async () => {
  const asked: unknown[] = []
  const clock = fakeClock(addDays(TEST_NOW, 1))
  const countTeam = createCountTeam({
    clock,
    companyDirectory: fakeCompanies(hiringFixture.companies, hiringFixture.members),
    invites: {
      listPendingRoles: async (companyUuid, now) => {
        asked.push(companyUuid, now)
        return [
          { uuid: 'a', role: 'recruiter' },
          { uuid: 'b', role: 'viewer' },
        ]
      },
    },
  })
  expect(await countTeam(harbourWorks.uuid)).toEqual({ people: 5, seatsInUse: 4 })
  expect(asked).toEqual([harbourWorks.uuid, clock.now()])
})
