import { beforeEach, describe, expect, it } from 'vitest'
import {
  aConversation,
  aMember,
  anEmployerActor,
  bo,
  erik,
  fakeAccounts,
  fakeAuditLog,
  fakeClock,
  fakeCompanies,
  fakeConversations,
  fakeIds,
  fakeInvites,
  fakeOutbox,
  fakeSessions,
  fakeUnitOfWork,
  harbourWorks,
  hiringFixture,
  ravi,
  rita,
  summitLabs,
} from '../../../testing/index.ts'
import type { TeamMember } from '../company.ts'
import { changeRole } from './change-role.ts'
import { listAudit } from './list-audit.ts'
import { removeMember } from './remove-member.ts'

const session = { uuid: 's', accountUuid: rita.uuid, tokenHash: 'h', userAgent: '', address: '' }
const actor = anEmployerActor()
const ritaActor = anEmployerActor({ accountUuid: rita.uuid, role: 'recruiter' })

const setUp = (members: readonly TeamMember[] = hiringFixture.members) => {
  const clock = fakeClock()
  const accounts = fakeAccounts(...hiringFixture.accounts)
  const companies = fakeCompanies(hiringFixture.companies, members)
  const { repository: conversations } = fakeConversations()
  const invites = fakeInvites({ findAccount: accounts.findByEmail, findMember: companies.findMember })
  const dates = { createdAt: clock.now(), lastSeenAt: clock.now(), expiresAt: clock.now(), authenticatedAt: null }
  const repositories = {
    accounts,
    audit: fakeAuditLog(),
    companies,
    conversations,
    invites,
    outbox: fakeOutbox(),
    sessions: fakeSessions({ ...session, ...dates }),
  }
  const deps = {
    clock,
    ids: fakeIds(),
    unitOfWork: fakeUnitOfWork(repositories),
  }
  return { ...repositories, deps }
}

let world: ReturnType<typeof setUp>
beforeEach(() => {
  world = setUp()
})
const roleOf = async (uuid: string) => (await world.companies.findMember(uuid))?.role

describe('changing a role', () => {
  // COMP-17, MOD-7
  it('takes effect at once, is audited and emits an event', async () => {
    expect(await changeRole(world.deps)({ actor, memberUuid: rita.uuid, role: 'viewer' })).toEqual({
      ok: true,
      value: 'viewer',
    })
    expect(await roleOf(rita.uuid)).toBe('viewer')
    expect(world.audit.entries()).toMatchObject([
      { action: 'role-changed', subjectUuid: rita.uuid, details: { from: 'recruiter', to: 'viewer' } },
    ])
    expect(world.outbox.ofType('member-role-changed')).toMatchObject([{ accountUuid: rita.uuid, to: 'viewer' }])
    expect(world.outbox.ofType('company-changed')).toHaveLength(1)
  })

  // COMP-17
  it.each([
    ['viewer passes the conversations to the admin who changed it', 'viewer', erik.uuid],
    ['billing passes the conversations to the admin who changed it', 'billing', erik.uuid],
    ['admin leaves the conversations where they are', 'admin', rita.uuid],
  ])('to %s', async (_words, role, senderUuid) => {
    await world.conversations.add(aConversation({ status: 'active' }))
    await changeRole(world.deps)({ actor, memberUuid: rita.uuid, role })
    const passed = world.outbox.ofType('conversation-passed').map(({ toAccountUuid }) => toAccountUuid)
    expect(passed).toEqual(senderUuid === rita.uuid ? [] : [senderUuid])
    const { uuid } = aConversation()
    expect(await world.conversations.find(uuid)).toMatchObject({ senderUuid, lastSequence: passed.length })
  })

  // COMP-17
  it('to viewer passes the conversations of an admin who changed it themselves to another admin', async () => {
    const held = aConversation({ senderUuid: erik.uuid, status: 'active' })
    await world.companies.setRole(rita.uuid, 'admin')
    await world.conversations.add(held)
    await changeRole(world.deps)({ actor, memberUuid: erik.uuid, role: 'viewer' })
    expect(await world.conversations.find(held.uuid)).toMatchObject({ senderUuid: rita.uuid })
  })

  it('to the same role changes nothing', async () => {
    await changeRole(world.deps)({ actor, memberUuid: rita.uuid, role: 'recruiter' })
    expect([world.audit.entries(), world.outbox.events]).toEqual([[], []])
  })

  // COMP-13
  it('keeps one admin, also when two demote each other at once', async () => {
    await world.companies.setRole(rita.uuid, 'admin')
    const both = await Promise.all([
      changeRole(world.deps)({ actor, memberUuid: rita.uuid, role: 'recruiter' }),
      changeRole(world.deps)({ actor: { ...ritaActor, role: 'admin' }, memberUuid: erik.uuid, role: 'recruiter' }),
    ])
    expect(both).toEqual([
      { ok: true, value: 'recruiter' },
      { ok: false, problem: 'last-admin' },
    ])
  })

  it('needs a free seat for a role with a seat', async () => {
    world = setUp([...hiringFixture.members, aMember({ uuid: 'v', role: 'viewer' })])
    expect(await changeRole(world.deps)({ actor, memberUuid: 'v', role: 'recruiter' })).toEqual({
      ok: false,
      problem: 'no-free-seats',
    })
  })

  it('is refused to an actor who has lost the permission meanwhile', async () => {
    await world.companies.setRole(rita.uuid, 'admin')
    await world.companies.setRole(ravi.uuid, 'admin')
    await changeRole(world.deps)({ actor, memberUuid: rita.uuid, role: 'viewer' })
    const late = { ...ritaActor, role: 'admin' } as const
    expect(await changeRole(world.deps)({ actor: late, memberUuid: ravi.uuid, role: 'viewer' })).toEqual({
      ok: false,
      problem: 'forbidden',
    })
  })

  it.each([
    ['a stranger', bo.uuid, 'viewer', { ok: false, problem: 'not-found' }],
    ['an unknown role', rita.uuid, 'owner', { details: { role: ['Value is not one of the options'] } }],
    ['no role', rita.uuid, null, { details: { role: ['Value is required'] } }],
  ])('is refused for %s', async (_words, memberUuid, role, refusal) => {
    expect(await changeRole(world.deps)({ actor, memberUuid, role })).toMatchObject(refusal)
  })

  it.each([
    ['who has no company', { companyUuid: null }],
    ['who has left the team meanwhile', { accountUuid: bo.uuid }],
  ])('is refused to an admin %s', async (_words, changes) => {
    const by = anEmployerActor({ role: 'admin', ...changes })
    expect(await changeRole(world.deps)({ actor: by, memberUuid: rita.uuid, role: 'viewer' })).toEqual({
      ok: false,
      problem: 'forbidden',
    })
  })

  it('decides the company’s verification again', async () => {
    await world.companies.save({ ...harbourWorks, verification: 'domain_verified' })
    await world.companies.setRole(rita.uuid, 'admin')
    await changeRole(world.deps)({ actor, memberUuid: erik.uuid, role: 'recruiter' })
    expect(await world.companies.find(harbourWorks.uuid)).toMatchObject({ verification: 'unverified' })
  })
})

describe('removing a member', () => {
  const held = aConversation({ status: 'active' })
  const declined = aConversation({ uuid: '01900000-0000-7000-8000-000000000202', status: 'declined' })

  // COMP-18
  it('ends sessions, reassigns conversations with a system message, and frees the seat', async () => {
    await world.conversations.add(held)
    await world.conversations.add(declined)
    expect(await removeMember(world.deps)({ actor, memberUuid: rita.uuid })).toEqual({ ok: true, value: null })
    expect(await roleOf(rita.uuid)).toBeUndefined()
    expect(await world.accounts.find(rita.uuid)).toMatchObject({ companyUuid: null })
    expect(await world.sessions.list(rita.uuid)).toEqual([])
    expect(await world.conversations.find(held.uuid)).toMatchObject({ senderUuid: erik.uuid, lastSequence: 1 })
    expect(await world.conversations.find(declined.uuid)).toMatchObject({ senderUuid: erik.uuid, lastSequence: 0 })
    expect(world.outbox.ofType('conversation-passed')).toHaveLength(2)
    expect(world.outbox.ofType('session-ended')).toMatchObject([{ accountUuid: rita.uuid }])
    expect(world.outbox.ofType('member-removed')).toMatchObject([{ memberName: 'Rita Moreno' }])
    expect(world.audit.entries()).toMatchObject([{ action: 'member-removed', details: { conversations: 2 } }])
  })

  // COMP-19
  it('lets a member leave, and reassigns their conversations to an admin', async () => {
    await world.conversations.add(held)
    expect((await removeMember(world.deps)({ actor: ritaActor, memberUuid: rita.uuid })).ok).toBe(true)
    expect(await world.conversations.find(held.uuid)).toMatchObject({ senderUuid: erik.uuid })
    expect(world.audit.entries()).toMatchObject([{ action: 'member-left', actorUuid: rita.uuid }])
  })

  it.each([
    ['the last admin', actor, erik.uuid, 'last-admin'],
    ['a stranger', actor, bo.uuid, 'not-found'],
    ['a colleague, by a recruiter', ritaActor, ravi.uuid, 'forbidden'],
    ['anybody, by who has no company', anEmployerActor({ companyUuid: null, role: null }), rita.uuid, 'not-found'],
    ['another company’s people', anEmployerActor({ companyUuid: summitLabs.uuid }), rita.uuid, 'not-found'],
  ])('is refused for %s', async (_words, by, memberUuid, problem) => {
    expect(await removeMember(world.deps)({ actor: by, memberUuid })).toEqual({ ok: false, problem })
    expect([await roleOf(rita.uuid), world.outbox.events]).toEqual(['recruiter', []])
  })

  // COMP-18
  it('hands conversations to the admin who removed the member, else to the first admin who stays', async () => {
    await world.companies.setRole(rita.uuid, 'admin')
    await world.conversations.add(aConversation({ senderUuid: ravi.uuid, status: 'active' }))
    await removeMember(world.deps)({ actor: { ...ritaActor, role: 'admin' }, memberUuid: ravi.uuid })
    expect(await world.conversations.find(held.uuid)).toMatchObject({ senderUuid: rita.uuid })
    await removeMember(world.deps)({ actor: { ...ritaActor, role: 'admin' }, memberUuid: rita.uuid })
    expect(await world.conversations.find(held.uuid)).toMatchObject({ senderUuid: erik.uuid })
  })

  // COMP-18
  it('hands conversations to an admin, never to a recruiter who has been there for longer', async () => {
    await world.companies.setRole(ravi.uuid, 'admin')
    await world.companies.setRole(erik.uuid, 'recruiter')
    await world.conversations.add(held)
    expect((await removeMember(world.deps)({ actor: ritaActor, memberUuid: rita.uuid })).ok).toBe(true)
    expect(await world.conversations.find(held.uuid)).toMatchObject({ senderUuid: ravi.uuid })
  })

  // COMP-13, COMP-19
  it('hands conversations to an admin who is not suspended, and lets that admin not leave', async () => {
    const [first, second, third] = [erik, rita, ravi].map(({ uuid }) =>
      aMember({ uuid, suspended: uuid === erik.uuid }),
    )
    if (first === undefined || second === undefined || third === undefined) throw new Error('The team has three')
    world = setUp([first, second, { ...third, role: 'recruiter' }])
    await world.conversations.add(aConversation({ senderUuid: ravi.uuid, status: 'active' }))
    const raviActor = anEmployerActor({ accountUuid: ravi.uuid, role: 'recruiter' })
    expect((await removeMember(world.deps)({ actor: raviActor, memberUuid: ravi.uuid })).ok).toBe(true)
    expect(await world.conversations.find(held.uuid)).toMatchObject({ senderUuid: rita.uuid })
    const leaving = { actor: { ...ritaActor, role: 'admin' }, memberUuid: rita.uuid } as const
    expect(await removeMember(world.deps)(leaving)).toEqual({ ok: false, problem: 'last-admin' })
    expect(await changeRole(world.deps)({ ...leaving, role: 'viewer' })).toEqual({ ok: false, problem: 'last-admin' })
  })

  // COMP-19
  it('lets a recruiter leave while the only admin is suspended', async () => {
    world = setUp([aMember({ suspended: true }), aMember({ uuid: rita.uuid, role: 'recruiter' })])
    await world.conversations.add(held)
    expect((await removeMember(world.deps)({ actor: ritaActor, memberUuid: rita.uuid })).ok).toBe(true)
    expect(await world.conversations.find(held.uuid)).toMatchObject({ senderUuid: erik.uuid })
  })

  it('adds no message to a conversation that has ended, and one to each that waits or is open', async () => {
    await world.conversations.add(aConversation({ status: 'pending' }))
    await world.conversations.add(aConversation({ uuid: declined.uuid, status: 'closed' }))
    await removeMember(world.deps)({ actor, memberUuid: rita.uuid })
    expect(await world.conversations.find(held.uuid)).toMatchObject({ lastSequence: 1 })
    expect(await world.conversations.find(declined.uuid)).toMatchObject({ lastSequence: 0 })
  })

  it('removes a member whose account is gone, and decides the verification again', async () => {
    await world.companies.save({ ...harbourWorks, verification: 'domain_verified' })
    await world.companies.setRole(rita.uuid, 'admin')
    world.accounts.remove(erik.uuid)
    const byRita = { ...ritaActor, role: 'admin' } as const
    expect((await removeMember(world.deps)({ actor: byRita, memberUuid: erik.uuid })).ok).toBe(true)
    expect(world.accounts.all().some(({ uuid }) => uuid === erik.uuid)).toBe(false)
    expect(await world.companies.find(harbourWorks.uuid)).toMatchObject({ verification: 'unverified' })
  })

  // COMP-13
  it('keeps one admin when two remove each other at once', async () => {
    await world.companies.setRole(rita.uuid, 'admin')
    const both = await Promise.all([
      removeMember(world.deps)({ actor, memberUuid: rita.uuid }),
      removeMember(world.deps)({ actor: { ...ritaActor, role: 'admin' }, memberUuid: erik.uuid }),
    ])
    expect(both.map(({ ok }) => ok)).toEqual([true, false])
    expect(await roleOf(erik.uuid)).toBe('admin')
  })
})

describe('the audit log', () => {
  const page = { cursor: null, limit: 10 }

  // COMP-20
  it('is read by admins, and has the changes of their company', async () => {
    await changeRole(world.deps)({ actor, memberUuid: rita.uuid, role: 'viewer' })
    const listed = await listAudit(world)({ actor, page })
    expect(listed).toMatchObject({ ok: true, value: { items: [{ action: 'role-changed' }] } })
    const others = anEmployerActor({ companyUuid: summitLabs.uuid })
    expect(await listAudit(world)({ actor: others, page })).toMatchObject({ ok: true, value: { items: [] } })
  })

  // COMP-20
  it('is closed to everybody else', async () => {
    for (const nobody of [ritaActor, anEmployerActor({ companyUuid: null })]) {
      expect(await listAudit(world)({ actor: nobody, page })).toEqual({ ok: false, problem: 'forbidden' })
    }
  })
})
