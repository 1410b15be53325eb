import { beforeEach, describe, expect, it } from 'vitest'
import {
  anEmployerActor,
  anInvite,
  fakeClock,
  fakeCompanies,
  fakeInvites,
  hiringFixture,
  rita,
} from '../../../testing/index.ts'
import { listTeam } from './list-team.ts'

const actor = anEmployerActor()
const ritaActor = anEmployerActor({ accountUuid: rita.uuid, role: 'recruiter' })

const setUp = () => {
  const companies = fakeCompanies(hiringFixture.companies, hiringFixture.members)
  const invites = fakeInvites({ findAccount: async () => null, findMember: companies.findMember })
  return { companies, invites, deps: { clock: fakeClock(), companyDirectory: companies, invites } }
}
let world: ReturnType<typeof setUp>
beforeEach(() => {
  world = setUp()
})

describe('listing a team', () => {
  // COMP-16
  it('shows members, seats with pending invites, and the invites', async () => {
    await world.invites.add(anInvite())
    const page = { cursor: null, limit: 10 }
    const screen = await listTeam(world.deps)({ actor, page })
    expect(screen).toMatchObject({
      value: { seats: { total: 3, inUse: 4, free: 0 }, maxMembers: 50, invites: { items: [anInvite()] } },
    })
    const colleague = await listTeam(world.deps)({ actor: ritaActor, page })
    expect(colleague).toMatchObject({ value: { seats: { inUse: 4 }, invites: { items: [] } } })
    expect(colleague.ok && colleague.value.members).toHaveLength(3)
  })

  // COMP-14
  it('shows the seats that were ordered for the next period, if those are fewer', async () => {
    const company = await world.companies.find(actor.companyUuid ?? '')
    if (company !== null) await world.companies.save({ ...company, seats: 6, nextSeats: 5 })
    const screen = await listTeam(world.deps)({ actor, page: { cursor: null, limit: 10 } })
    expect(screen).toMatchObject({ value: { seats: { total: 5, inUse: 3, free: 2 } } })
  })

  // COMP-16
  it('is for members of a company', async () => {
    const page = { cursor: null, limit: 10 }
    const nobody = anEmployerActor({ companyUuid: null, role: null })
    const closed = anEmployerActor({ companyUuid: '01900000-0000-7000-8000-0000000000fc' })
    for (const stranger of [nobody, closed])
      expect(await listTeam(world.deps)({ actor: stranger, page })).toEqual({ ok: false, problem: 'forbidden' })
  })
})
