import { randomUUID } from 'node:crypto'
import { addColleague } from '../support/complete-profiles.ts'
import { must } from '../support/must.ts'
import type { Person } from '../support/people.ts'
import { until } from '../support/until.ts'
import type { CallTable } from './call-facts.ts'
import type { Stage } from './stage.ts'

type Role = 'admin' | 'recruiter' | 'viewer' | 'billing'

const addresses = (count: number): string[] => Array.from({ length: count }, () => `${randomUUID()}@example.com`)
const colleagueOf = (stage: Stage, employer: Person, role: Role) =>
  addColleague(stage.server, employer, { email: `${randomUUID()}@example.com`, role })
const inviting = async ({ api }: Person, emails: string[], role: Role) =>
  must(await api.inviteMembers({ body: { emails, role } })).newInvites

/** An invite of a new company, with the token of its mail. */
export const invited = async (stage: Stage, role: Role = 'viewer') => {
  const employer = await stage.newEmployer()
  const [email = ''] = addresses(1)
  const [made] = await inviting(employer, [email], role)
  const uuid = made?.uuid ?? ''
  const token = await until(`the invite of ${email}`, async () => {
    const [mail] = await stage.server.mailsTo(email)
    return /\/invite\?token=([\w%-]+)/.exec(mail?.text ?? '')?.[1] ?? null
  })
  return { email, employer, uuid, token: decodeURIComponent(token) }
}
type Invited = Awaited<ReturnType<typeof invited>>

/** Makes an invite what it would have become. */
export const become = async ({ server }: Stage, { uuid }: Pick<Invited, 'uuid'>, change: object) => {
  await server.knex('companyInvites').where({ uuid }).update(change)
}
const PAST = new Date('2020-01-01T00:00:00Z')
export const over = {
  'invite-accepted': { acceptedAt: PAST },
  'invite-expired': { expiresAt: PAST },
  'invite-revoked': { revokedAt: PAST },
}

/** Takes the company of an invite all its seats. */
export const withoutSeats = async (stage: Stage, invite: Invited) => {
  const { server } = stage
  const own = server.knex('companyInvites').where({ uuid: invite.uuid }).select('companyUuid')
  await server.knex('companies').whereIn('uuid', own).update({ seats: 0 })
}
/** Fills the size band of an invite’s company. */
export const full = async (stage: Stage, invite: Invited) => {
  await inviting(invite.employer, addresses(10), 'viewer')
  const { server } = stage
  const own = server.knex('companyInvites').where({ uuid: invite.uuid }).select('companyUuid')
  await server.knex('companies').whereIn('uuid', own).update({ employeeCount: '1-10' })
}

const unknown = ({ employer, newUuid }: Stage) => ({ by: employer.api, sent: { params: { id: newUuid() } } })

export const teamCalls = {
  readTeam: {
    happy: ({ employer }) => ({ by: employer.api }),
    answers: { members: [{ email: 'dana@kestrel.example', role: 'admin', isYou: true }], peopleMax: 50 },
    again: 'same',
    problems: {},
  },
  changeRole: {
    happy: async (stage) => {
      const employer = await stage.newEmployer()
      const { uuid } = await colleagueOf(stage, employer, 'recruiter')
      return { by: employer.api, sent: { params: { id: uuid }, body: { new_role: 'viewer' } } }
    },
    again: 'done',
    problems: {
      'not-found': ({ employer, newUuid }) => ({
        by: employer.api,
        sent: { params: { id: newUuid() }, body: { new_role: 'viewer' } },
      }),
      'last-admin': ({ employer }) => ({
        by: employer.api,
        sent: { params: { id: employer.uuid }, body: { new_role: 'viewer' } },
      }),
      'no-free-seats': async (stage) => {
        const employer = await stage.newEmployer()
        const { uuid } = await colleagueOf(stage, employer, 'viewer')
        await inviting(employer, addresses(2), 'recruiter')
        return { by: employer.api, sent: { params: { id: uuid }, body: { new_role: 'recruiter' } } }
      },
    },
  },
  removeMember: {
    happy: async (stage) => {
      const employer = await stage.newEmployer()
      const { uuid } = await colleagueOf(stage, employer, 'recruiter')
      return { by: employer.api, sent: { params: { id: uuid } } }
    },
    again: 'not-found',
    problems: {
      'not-found': unknown,
      'last-admin': ({ employer }) => ({ by: employer.api, sent: { params: { id: employer.uuid } } }),
    },
  },
  listAudit: {
    happy: ({ employer }) => ({ by: employer.api, sent: {} }),
    answers: { entries: [{ action: 'company-saved' }] },
    again: 'same',
    problems: {},
  },
  inviteMembers: {
    happy: async ({ newEmployer }) => {
      const { api } = await newEmployer()
      return { by: api, sent: { body: { emails: ['sam@kestrel.example'], role: 'viewer' as const } } }
    },
    answers: { newInvites: [{ email: 'sam@kestrel.example', expired: false }] },
    again: 'done',
    problems: {
      'no-free-seats': async ({ newEmployer }) => ({
        by: (await newEmployer()).api,
        sent: { body: { emails: addresses(3) } },
      }),
      'team-full': async ({ newEmployer }) => ({
        by: (await newEmployer()).api,
        sent: { body: { emails: addresses(50), role: 'viewer' as const } },
      }),
    },
    invalid: [
      ['nobody', {}, { emails: ['We ran into an error sending your invites. Please try again later.'] }],
      ['an unknown role', { emails: ['a@example.com'], role: 'owner' }, { role: ['Value is not one of the options'] }],
    ],
  },
  refreshInvite: {
    happy: async (stage) => {
      const { employer, uuid } = await invited(stage)
      return { by: employer.api, sent: { params: { id: uuid } } }
    },
    answers: { inviteDate: /Z$/, expired: false },
    again: 'done',
    problems: {
      'not-found': unknown,
      'no-free-seats': async (stage) => {
        const { employer, uuid } = await invited(stage, 'recruiter')
        await become(stage, { uuid }, over['invite-expired'])
        await inviting(employer, addresses(2), 'recruiter')
        return { by: employer.api, sent: { params: { id: uuid } } }
      },
      'team-full': async (stage) => {
        const { employer, uuid } = await invited(stage)
        await become(stage, { uuid }, over['invite-expired'])
        await inviting(employer, addresses(49), 'viewer')
        return { by: employer.api, sent: { params: { id: uuid } } }
      },
    },
  },
  changeInvite: {
    happy: async (stage) => {
      const { employer, uuid } = await invited(stage)
      return { by: employer.api, sent: { params: { id: uuid }, body: { role: 'billing' as const } } }
    },
    answers: { invite: { role: 'billing' } },
    again: 'same',
    problems: {
      'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { id: newUuid() }, body: {} } }),
      'no-free-seats': async (stage) => {
        const { employer, uuid } = await invited(stage)
        await inviting(employer, addresses(2), 'recruiter')
        return { by: employer.api, sent: { params: { id: uuid }, body: { role: 'recruiter' as const } } }
      },
      'team-full': async (stage) => {
        const invite = await invited(stage)
        await full(stage, invite)
        return { by: invite.employer.api, sent: { params: { id: invite.uuid }, body: { role: 'billing' as const } } }
      },
    },
  },
  revokeInvite: {
    happy: async (stage) => {
      const { employer, uuid } = await invited(stage)
      return { by: employer.api, sent: { params: { id: uuid } } }
    },
    again: 'not-found',
    problems: { 'not-found': unknown },
  },
} satisfies Partial<CallTable>
