import { expect, it } from 'vitest'
import {
  anEmployerActor,
  erik,
  fakeAccounts,
  fakeAuditLog,
  fakeClock,
  fakeCompanies,
  fakeConversations,
  fakeIds,
  fakeOutbox,
  fakeSessions,
  harbourWorks,
  hiringFixture,
  rita,
} from '../../testing/index.ts'
import { leaveTeam } from './leave-team.ts'

const setUp = () => ({
  accounts: fakeAccounts(...hiringFixture.accounts),
  audit: fakeAuditLog(),
  companies: fakeCompanies(hiringFixture.companies, hiringFixture.members),
  conversations: fakeConversations().repository,
  outbox: fakeOutbox(),
  sessions: fakeSessions(),
})
const deps = { clock: fakeClock(), ids: fakeIds() }

// PRIV-9, COMP-17
it('A successor becomes the admin, and is notified of the new role', async () => {
  const stores = setUp()
  const successor = await stores.companies.findMember(rita.uuid)
  await leaveTeam(deps, stores, { actor: anEmployerActor(), successor })
  expect(await stores.companies.findMember(rita.uuid)).toMatchObject({ role: 'admin' })
  expect(stores.outbox.ofType('member-role-changed')).toMatchObject([
    {
      companyUuid: harbourWorks.uuid,
      companyName: harbourWorks.name,
      accountUuid: rita.uuid,
      byAccountUuid: erik.uuid,
      from: 'recruiter',
      to: 'admin',
    },
  ])
})

// PRIV-9
it('Where another admin remains, no role changes', async () => {
  const stores = setUp()
  await stores.companies.setRole(rita.uuid, 'admin')
  await leaveTeam(deps, stores, { actor: anEmployerActor(), successor: null })
  expect(await stores.companies.findMember(erik.uuid)).toBeNull()
  expect(stores.outbox.ofType('member-role-changed')).toEqual([])
})
