import { randomUUID } from 'node:crypto'
import { addColleague } from '../support/complete-profiles.ts'
import { unwrap } from '../support/unwrap.ts'
import type { Person } from '../support/people.ts'
import { waitFor } from '../support/wait-for.ts'
import type { CallTable } from './call-spec.ts'
import type { CallFixture } from './call-fixture.ts'

type Role = 'admin' | 'recruiter' | 'viewer' | 'billing'

const createAddresses = (count: number): string[] => Array.from({ length: count }, () => `${randomUUID()}@example.com`)
const createColleague = (fixture: CallFixture, employer: Person, role: Role) =>
  addColleague(fixture.server, employer, { email: `${randomUUID()}@example.com`, role })
const sendInvites = async ({ api }: Person, emails: string[], role: Role) =>
  unwrap(await api.inviteMembers({ body: { emails, role } })).newInvites

/** An invite to a new company, with the token from its mail. */
export const createInvite = async (fixture: CallFixture, role: Role = 'viewer') => {
  const employer = await fixture.newEmployer()
  const [email = ''] = createAddresses(1)
  const [made] = await sendInvites(employer, [email], role)
  const uuid = made?.uuid ?? ''
  const token = await waitFor(`the invite of ${email}`, async () => {
    const [mail] = await fixture.server.mailsTo(email)
    return /\/invite\?token=([\w%-]+)/.exec(mail?.text ?? '')?.[1] ?? null
  })
  return { email, employer, uuid, token: decodeURIComponent(token) }
}
type Invited = Awaited<ReturnType<typeof createInvite>>

/** Changes an invite in the database. */
export const updateInvite = async ({ server }: CallFixture, { uuid }: Pick<Invited, 'uuid'>, change: object) => {
  await server.knex('companyInvites').where({ uuid }).update(change)
}
const PAST = new Date('2020-01-01T00:00:00Z')
export const closedInvites = {
  'invite-accepted': { acceptedAt: PAST },
  'invite-expired': { expiresAt: PAST },
  'invite-revoked': { revokedAt: PAST },
}

/** Removes all seats of an invite’s company. */
export const removeSeats = async (fixture: CallFixture, invite: Invited) => {
  const { server } = fixture
  const own = server.knex('companyInvites').where({ uuid: invite.uuid }).select('companyUuid')
  await server.knex('companies').whereIn('uuid', own).update({ seats: 0 })
}
/** Fills the team of an invite’s company up to its size band. */
export const fillTeam = async (fixture: CallFixture, invite: Invited) => {
  await sendInvites(invite.employer, createAddresses(10), 'viewer')
  const { server } = fixture
  const own = server.knex('companyInvites').where({ uuid: invite.uuid }).select('companyUuid')
  await server.knex('companies').whereIn('uuid', own).update({ employeeCount: '1-10' })
}

const unknownMember = ({ employer, newUuid }: CallFixture) => ({
  by: employer.api,
  sent: { params: { id: newUuid() } },
})

export const teamCalls = {
  readTeam: {
    happy: ({ employer }) => ({ by: employer.api }),
    answers: { members: [{ email: 'dana@kestrel.example', role: 'admin', isYou: true }], peopleMax: 50 },
    repeated: 'same',
    problems: {},
  },
  changeRole: {
    happy: async (fixture) => {
      const employer = await fixture.newEmployer()
      const { uuid } = await createColleague(fixture, employer, 'recruiter')
      return { by: employer.api, sent: { params: { id: uuid }, body: { new_role: 'viewer' } } }
    },
    repeated: 'done',
    problems: {
      'not-found': ({ employer, newUuid }) => ({
        by: employer.api,
        sent: { params: { id: newUuid() }, body: { new_role: 'viewer' } },
      }),
      'last-admin': ({ employer }) => ({
        by: employer.api,
        sent: { params: { id: employer.uuid }, body: { new_role: 'viewer' } },
      }),
      'no-free-seats': async (fixture) => {
        const employer = await fixture.newEmployer()
        const { uuid } = await createColleague(fixture, employer, 'viewer')
        await sendInvites(employer, createAddresses(2), 'recruiter')
        return { by: employer.api, sent: { params: { id: uuid }, body: { new_role: 'recruiter' } } }
      },
    },
  },
  removeMember: {
    happy: async (fixture) => {
      const employer = await fixture.newEmployer()
      const { uuid } = await createColleague(fixture, employer, 'recruiter')
      return { by: employer.api, sent: { params: { id: uuid } } }
    },
    repeated: 'not-found',
    problems: {
      'not-found': unknownMember,
      'last-admin': ({ employer }) => ({ by: employer.api, sent: { params: { id: employer.uuid } } }),
    },
  },
  listAudit: {
    happy: ({ employer }) => ({ by: employer.api, sent: {} }),
    answers: { entries: [{ action: 'company-saved' }] },
    repeated: 'same',
    problems: {},
  },
  inviteMembers: {
    happy: async ({ newEmployer }) => {
      const { api } = await newEmployer()
      return { by: api, sent: { body: { emails: ['sam@kestrel.example'], role: 'viewer' as const } } }
    },
    answers: { newInvites: [{ email: 'sam@kestrel.example', expired: false }] },
    repeated: 'done',
    problems: {
      'no-free-seats': async ({ newEmployer }) => ({
        by: (await newEmployer()).api,
        sent: { body: { emails: createAddresses(3) } },
      }),
      'team-full': async ({ newEmployer }) => ({
        by: (await newEmployer()).api,
        sent: { body: { emails: createAddresses(50), role: 'viewer' as const } },
      }),
    },
    invalid: [
      ['no addresses', {}, { emails: ['We ran into an error sending your invites. Please try again later.'] }],
      ['an unknown role', { emails: ['a@example.com'], role: 'owner' }, { role: ['Value is not one of the options'] }],
    ],
  },
  refreshInvite: {
    happy: async (fixture) => {
      const { employer, uuid } = await createInvite(fixture)
      return { by: employer.api, sent: { params: { id: uuid } } }
    },
    answers: { inviteDate: /Z$/, expired: false },
    repeated: 'done',
    problems: {
      'too-many': { coveredBy: 'domain/src/companies/invites/invites.test.ts' },
      'not-found': unknownMember,
      'no-free-seats': async (fixture) => {
        const { employer, uuid } = await createInvite(fixture, 'recruiter')
        await updateInvite(fixture, { uuid }, closedInvites['invite-expired'])
        await sendInvites(employer, createAddresses(2), 'recruiter')
        return { by: employer.api, sent: { params: { id: uuid } } }
      },
      'team-full': async (fixture) => {
        const { employer, uuid } = await createInvite(fixture)
        await updateInvite(fixture, { uuid }, closedInvites['invite-expired'])
        await sendInvites(employer, createAddresses(49), 'viewer')
        return { by: employer.api, sent: { params: { id: uuid } } }
      },
    },
  },
  changeInvite: {
    happy: async (fixture) => {
      const { employer, uuid } = await createInvite(fixture)
      return { by: employer.api, sent: { params: { id: uuid }, body: { role: 'billing' as const } } }
    },
    answers: { invite: { role: 'billing' } },
    repeated: 'same',
    problems: {
      'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { id: newUuid() }, body: {} } }),
      'no-free-seats': async (fixture) => {
        const { employer, uuid } = await createInvite(fixture)
        await sendInvites(employer, createAddresses(2), 'recruiter')
        return { by: employer.api, sent: { params: { id: uuid }, body: { role: 'recruiter' as const } } }
      },
      'team-full': async (fixture) => {
        const invite = await createInvite(fixture)
        await fillTeam(fixture, invite)
        return { by: invite.employer.api, sent: { params: { id: invite.uuid }, body: { role: 'billing' as const } } }
      },
    },
  },
  revokeInvite: {
    happy: async (fixture) => {
      const { employer, uuid } = await createInvite(fixture)
      return { by: employer.api, sent: { params: { id: uuid } } }
    },
    repeated: 'not-found',
    problems: { 'not-found': unknownMember },
  },
} satisfies Partial<CallTable>
