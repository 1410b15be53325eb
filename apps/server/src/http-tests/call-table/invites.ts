import { addColleague } from '../support/complete-profiles.ts'
import { unwrap } from '../support/unwrap.ts'
import { logIn, PASSWORD, type Person } from '../support/people.ts'
import type { CallTable } from './call-spec.ts'
import type { CallFixture } from './call-fixture.ts'
import { updateInvite, fillTeam, createInvite, closedInvites, removeSeats } from './team.ts'

type Invited = Awaited<ReturnType<typeof createInvite>>

const byToken = (token: string) => ({ params: { token } })
const unknownInvite = ({ anonymous }: CallFixture) => ({ by: anonymous, sent: byToken('nobody-has-this') })

/** A former member of one company who is invited to another. */
const createFormerMember = async (fixture: CallFixture, invite: Invited): Promise<Person> => {
  const { email, token } = invite
  const person = await addColleague(fixture.server, fixture.employer, { email, role: 'viewer' })
  unwrap(await person.api.removeMember({ params: { id: person.uuid } }))
  return { ...(await logIn(fixture.server, email)), token }
}

/** Accepting an invite that is no longer open. */
const acceptClosed = (code: keyof typeof closedInvites) => async (fixture: CallFixture) => {
  const invite = await createInvite(fixture)
  await updateInvite(fixture, invite, closedInvites[code])
  return { by: fixture.employer.api, sent: byToken(invite.token) }
}
const acceptAs =
  (who: (fixture: CallFixture, invite: Invited) => Promise<Person> | Person) => async (fixture: CallFixture) => {
    const invite = await createInvite(fixture)
    const { api, email } = await who(fixture, invite)
    await updateInvite(fixture, invite, { email })
    return { by: api, sent: byToken(invite.token) }
  }

const form = (token: string) => ({
  body: { token, first_name: 'Sam', last_name: 'Okafor', password: PASSWORD, password_confirmation: PASSWORD },
})
const join =
  (prepare: (fixture: CallFixture, invite: Invited) => Promise<unknown>, role?: 'recruiter') =>
  async (fixture: CallFixture) => {
    const invite = await createInvite(fixture, role)
    await prepare(fixture, invite)
    return { by: fixture.anonymous, sent: form(invite.token) }
  }

export const inviteCalls = {
  readInvite: {
    happy: async (fixture) => ({ by: fixture.anonymous, sent: byToken((await createInvite(fixture)).token) }),
    answers: { invite: { landing: 'new', role: 'viewer' } },
    repeated: 'same',
    problems: { 'not-found': unknownInvite },
  },
  requestInviteRenewal: {
    happy: async (fixture) => {
      const invite = await createInvite(fixture)
      await updateInvite(fixture, invite, closedInvites['invite-expired'])
      return { by: fixture.anonymous, sent: byToken(invite.token) }
    },
    repeated: 'too-many',
    problems: {
      'not-found': unknownInvite,
      'not-expired': async (fixture) => ({ by: fixture.anonymous, sent: byToken((await createInvite(fixture)).token) }),
      'too-many': async (fixture) => {
        const invite = await createInvite(fixture)
        await updateInvite(fixture, invite, closedInvites['invite-expired'])
        unwrap(await fixture.anonymous.requestInviteRenewal(byToken(invite.token)))
        return { by: fixture.anonymous, sent: byToken(invite.token) }
      },
    },
  },
  acceptInvite: {
    happy: acceptAs(createFormerMember),
    repeated: 'invite-accepted',
    problems: {
      'not-found': ({ employer }) => ({ by: employer.api, sent: byToken('nobody-has-this') }),
      'invite-accepted': acceptClosed('invite-accepted'),
      'invite-expired': acceptClosed('invite-expired'),
      'invite-revoked': acceptClosed('invite-revoked'),
      'somebody-else': async (fixture) => ({
        by: fixture.employer.api,
        sent: byToken((await createInvite(fixture)).token),
      }),
      contractor: acceptAs(({ newContractor }) => newContractor()),
      'other-company': acceptAs(({ newEmployer }) => newEmployer()),
      'already-member': acceptAs((_, { employer }) => employer),
      'no-free-seats': async (fixture) => {
        const invite = await createInvite(fixture, 'recruiter')
        const { api } = await createFormerMember(fixture, invite)
        await removeSeats(fixture, invite)
        return { by: api, sent: byToken(invite.token) }
      },
      'team-full': acceptAs(async (fixture, invite) => {
        await fillTeam(fixture, invite)
        return createFormerMember(fixture, invite)
      }),
    },
  },
  joinTeam: {
    happy: async (fixture) => ({ by: fixture.anonymous, sent: form((await createInvite(fixture)).token) }),
    answers: { company: { role: 'viewer' }, user: { emailVerified: true } },
    repeated: 'invite-accepted',
    problems: {
      'not-found': ({ anonymous }) => ({ by: anonymous, sent: form('nobody-has-this') }),
      'invite-accepted': join((fixture, invite) => updateInvite(fixture, invite, closedInvites['invite-accepted'])),
      'invite-expired': join((fixture, invite) => updateInvite(fixture, invite, closedInvites['invite-expired'])),
      'invite-revoked': join((fixture, invite) => updateInvite(fixture, invite, closedInvites['invite-revoked'])),
      'account-exists': join((fixture, invite) => updateInvite(fixture, invite, { email: fixture.contractor.email })),
      'other-company': { cannotHappen: 'An account created for the invite has no company yet.' },
      'no-free-seats': join(removeSeats, 'recruiter'),
      'team-full': join(fillTeam),
      'too-many-failures': join(async ({ anonymous }, { email }) => {
        for (let attempt = 1; attempt <= 5; attempt += 1)
          await anonymous.logIn({ body: { email, password: 'a wrong one' } })
      }),
    },
  },
} satisfies Partial<CallTable>
