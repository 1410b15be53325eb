import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCompany, aMember, anEmployer } from '../../testing/index.ts'
import { canAddMember, canChangeRole, canRemoveMember } from './team/seats.ts'
import { hasPermission, rolesWith, type TeamPermission } from './team/permissions.ts'
import { missingForContact } from './employer-profile.ts'
import { normaliseWebsite } from './website.ts'
import { type TeamRole } from '../identity/index.ts'

describe('team permissions', () => {
  // COMP-6, COMP-7, COMP-8, COMP-9, COMP-10, COMP-11
  it.each([
    ['search', true, true, true, false],
    ['contact', true, true, false, false],
    ['see-own-conversations', true, true, false, false],
    ['see-shared-conversations', true, true, true, false],
    ['see-all-conversations', true, false, false, false],
    ['company', true, false, false, false],
    ['plan', true, false, false, true],
    ['seat', true, true, false, false],
  ] as const)('%s: admin %s, recruiter %s, viewer %s, billing %s', (right, admin, recruiter, viewer, billing) => {
    const roles: readonly TeamRole[] = ['admin', 'recruiter', 'viewer', 'billing']
    const allowed = [admin, recruiter, viewer, billing]
    expect(roles.map((role) => hasPermission(role, right))).toEqual(allowed)
    expect(rolesWith(right)).toEqual(roles.filter((_, at) => allowed[at]))
  })

  it('are none without a role', () => {
    const rights: readonly TeamPermission[] = ['search', 'contact', 'company', 'plan', 'seat']
    expect(rights.some((right) => hasPermission(null, right))).toBe(false)
  })
})

describe('what an employer needs before contacting', () => {
  const complete = { account: anEmployer(), company: aCompany(), member: aMember() }

  // COMP-31
  it('is nothing for a complete profile', () => expect(missingForContact(complete)).toEqual([]))

  // COMP-31
  it('lists missing parts in the order of the panel', () => {
    expect(
      missingForContact({
        account: { signUpStep: 'verify_email', profileImage: null },
        company: { image: null, website: '' },
        member: { role: 'admin' },
      }),
    ).toEqual([
      { part: 'account', canFix: true },
      { part: 'profile-picture', canFix: true },
      { part: 'company-image', canFix: true },
      { part: 'company-website', canFix: true },
    ])
  })

  // COMP-32
  it("lets only admins fix the company's parts", () => {
    const company = { image: null, website: null }
    expect(missingForContact({ ...complete, company, member: { role: 'recruiter' } })).toEqual([
      { part: 'company-image', canFix: false },
      { part: 'company-website', canFix: false },
    ])
  })
})

describe('seats', () => {
  const people = (...roles: readonly TeamRole[]) => roles.map((role, index) => ({ uuid: `${index}`, role }))
  const company = { employeeCount: '1-10', seats: 2 } as const

  // COMP-14
  it('are free until members and pending invites take them all', () => {
    const team = { company, members: people('admin'), pendingInvites: [] }
    expect(canAddMember(team, 'recruiter')).toEqual({ ok: true, value: null })
    const invited = { ...team, pendingInvites: [{ role: 'recruiter' }] as const }
    expect(canAddMember(invited, 'recruiter')).toEqual({ ok: false, problem: 'no-free-seats' })
  })

  // COMP-14
  it('are no more than those ordered for the next period', () => {
    const fewer = { ...company, seats: 5, nextSeats: 2 }
    const team = { company: fewer, members: people('admin', 'recruiter', 'viewer'), pendingInvites: [] }
    expect(canAddMember(team, 'recruiter')).toEqual({ ok: false, problem: 'no-free-seats' })
    const viewer = team.members[2]?.uuid ?? ''
    expect(canChangeRole(team, viewer, 'recruiter')).toEqual({ ok: false, problem: 'no-free-seats' })
    expect(canAddMember({ ...team, company: { ...fewer, nextSeats: 3 } }, 'recruiter').ok).toBe(true)
  })

  // COMP-11
  it('are not needed by viewers and billing members, who still count towards the size band', () => {
    const full = { company, members: people('admin', 'recruiter'), pendingInvites: [] }
    expect(canAddMember(full, 'viewer').ok).toBe(true)
    const ten = {
      company,
      members: people('admin', ...Array.from({ length: 9 }, () => 'viewer' as const)),
      pendingInvites: [],
    }
    expect(canAddMember(ten, 'billing')).toEqual({ ok: false, problem: 'team-full' })
  })

  // COMP-15
  it('are never exceeded by adding people one by one', () => {
    const roles = fc.array(fc.constantFrom<TeamRole>('admin', 'recruiter', 'viewer', 'billing'), { maxLength: 30 })
    fc.assert(
      fc.property(roles, fc.integer({ min: 1, max: 10 }), (wanted, seats) => {
        const joined: { uuid: string; role: TeamRole }[] = []
        for (const role of wanted) {
          const team = { company: { employeeCount: '1-10', seats } as const, members: joined, pendingInvites: [] }
          if (canAddMember(team, role).ok) joined.push({ uuid: `${joined.length}`, role })
        }
        expect(joined.length).toBeLessThanOrEqual(10)
        expect(joined.filter(({ role }) => hasPermission(role, 'seat')).length).toBeLessThanOrEqual(seats)
      }),
    )
  })

  // COMP-13
  it('change with a role: the last admin cannot be demoted, and a seat must be free', () => {
    const team = { company, members: people('admin', 'viewer', 'recruiter'), pendingInvites: [] }
    expect(canChangeRole(team, '0', 'viewer')).toEqual({ ok: false, problem: 'last-admin' })
    expect(canRemoveMember(team, '0')).toEqual({ ok: false, problem: 'last-admin' })
    expect(canRemoveMember(team, '1').ok).toBe(true)
    expect(canChangeRole(team, '1', 'recruiter')).toEqual({ ok: false, problem: 'no-free-seats' })
    expect(canChangeRole(team, '2', 'admin').ok).toBe(true)
    const two = { company, members: people('admin', 'admin'), pendingInvites: [] }
    expect(canChangeRole(two, '0', 'billing').ok).toBe(true)
  })

  // COMP-13
  it('do not count a suspended admin as one who remains', () => {
    const [active, suspended] = people('admin', 'admin').map((one) => ({ ...one, suspended: one.uuid === '1' }))
    if (active === undefined || suspended === undefined) throw new Error('The team has two admins')
    const team = { company, members: [active, suspended], pendingInvites: [] }
    expect(canChangeRole(team, '0', 'viewer')).toEqual({ ok: false, problem: 'last-admin' })
    expect(canRemoveMember(team, '0')).toEqual({ ok: false, problem: 'last-admin' })
    expect([canChangeRole(team, '1', 'viewer').ok, canRemoveMember(team, '1').ok]).toEqual([true, true])
  })
})

describe('a website', () => {
  // COMP-2
  it.each([
    ['harbourworks.example', 'https://harbourworks.example'],
    ['http://Harbourworks.example/', 'https://harbourworks.example'],
    ['HTTPS://a.b-c.co.za/Jobs?x=1', 'https://a.b-c.co.za/Jobs?x=1'],
  ])('%s is kept as %s', (typed, kept) => expect(normaliseWebsite(typed)).toBe(kept))

  it.each([
    '',
    'harbour',
    'ftp://a.com',
    'javascript:alert(1)',
    'https://user@a.com',
    'a.com/<script>',
    'http://10.0.0.1',
  ])('%j is refused', (typed) => expect(normaliseWebsite(typed)).toBeNull())
})
