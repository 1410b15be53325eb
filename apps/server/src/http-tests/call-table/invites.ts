import { addColleague } from '../support/complete-profiles.ts'
import { must } from '../support/must.ts'
import { logIn, PASSWORD, type Person } from '../support/people.ts'
import type { CallTable } from './call-facts.ts'
import type { Stage } from './stage.ts'
import { become, full, invited, over, withoutSeats } from './team.ts'

type Invited = Awaited<ReturnType<typeof invited>>

const linked = (token: string) => ({ params: { token } })
const unknown = ({ nobody }: Stage) => ({ by: nobody, sent: linked('nobody-has-this') })

/** Somebody who has left a company and is invited into another. */
const leaver = async (stage: Stage, invite: Invited): Promise<Person> => {
  const { email, token } = invite
  const person = await addColleague(stage.server, stage.employer, { email, role: 'viewer' })
  must(await person.api.removeMember({ params: { id: person.uuid } }))
  return { ...(await logIn(stage.server, email)), token }
}

/** An invite that has become what it is over by, followed by an employer. */
const acceptOver = (code: keyof typeof over) => async (stage: Stage) => {
  const invite = await invited(stage)
  await become(stage, invite, over[code])
  return { by: stage.employer.api, sent: linked(invite.token) }
}
const acceptAs = (who: (stage: Stage, invite: Invited) => Promise<Person> | Person) => async (stage: Stage) => {
  const invite = await invited(stage)
  const { api, email } = await who(stage, invite)
  await become(stage, invite, { email })
  return { by: api, sent: linked(invite.token) }
}

const form = (token: string) => ({
  body: { token, first_name: 'Sam', last_name: 'Okafor', password: PASSWORD, password_confirmation: PASSWORD },
})
const join =
  (prepare: (stage: Stage, invite: Invited) => Promise<unknown>, role?: 'recruiter') => async (stage: Stage) => {
    const invite = await invited(stage, role)
    await prepare(stage, invite)
    return { by: stage.nobody, sent: form(invite.token) }
  }

export const inviteCalls = {
  readInvite: {
    happy: async (stage) => ({ by: stage.nobody, sent: linked((await invited(stage)).token) }),
    answers: { invite: { landing: 'new', role: 'viewer' } },
    again: 'same',
    problems: { 'not-found': unknown },
  },
  requestInviteRenewal: {
    happy: async (stage) => {
      const invite = await invited(stage)
      await become(stage, invite, over['invite-expired'])
      return { by: stage.nobody, sent: linked(invite.token) }
    },
    again: 'too-many',
    problems: {
      'not-found': unknown,
      'not-expired': async (stage) => ({ by: stage.nobody, sent: linked((await invited(stage)).token) }),
      'too-many': async (stage) => {
        const invite = await invited(stage)
        await become(stage, invite, over['invite-expired'])
        must(await stage.nobody.requestInviteRenewal(linked(invite.token)))
        return { by: stage.nobody, sent: linked(invite.token) }
      },
    },
  },
  acceptInvite: {
    happy: acceptAs(leaver),
    again: 'invite-accepted',
    problems: {
      'not-found': ({ employer }) => ({ by: employer.api, sent: linked('nobody-has-this') }),
      'invite-accepted': acceptOver('invite-accepted'),
      'invite-expired': acceptOver('invite-expired'),
      'invite-revoked': acceptOver('invite-revoked'),
      'somebody-else': async (stage) => ({ by: stage.employer.api, sent: linked((await invited(stage)).token) }),
      contractor: acceptAs(({ newContractor }) => newContractor()),
      'other-company': acceptAs(({ newEmployer }) => newEmployer()),
      'already-member': acceptAs((_, { employer }) => employer),
      'no-free-seats': async (stage) => {
        const invite = await invited(stage, 'recruiter')
        const { api } = await leaver(stage, invite)
        await withoutSeats(stage, invite)
        return { by: api, sent: linked(invite.token) }
      },
      'team-full': acceptAs(async (stage, invite) => {
        await full(stage, invite)
        return leaver(stage, invite)
      }),
    },
  },
  joinTeam: {
    happy: async (stage) => ({ by: stage.nobody, sent: form((await invited(stage)).token) }),
    answers: { company: { role: 'viewer' }, user: { emailVerified: true } },
    again: 'invite-accepted',
    problems: {
      'not-found': ({ nobody }) => ({ by: nobody, sent: form('nobody-has-this') }),
      'invite-accepted': join((stage, invite) => become(stage, invite, over['invite-accepted'])),
      'invite-expired': join((stage, invite) => become(stage, invite, over['invite-expired'])),
      'invite-revoked': join((stage, invite) => become(stage, invite, over['invite-revoked'])),
      'account-exists': join((stage, invite) => become(stage, invite, { email: stage.contractor.email })),
      'other-company': { cannotHappen: 'An account that is made for the invite is of no company yet.' },
      'no-free-seats': join(withoutSeats, 'recruiter'),
      'team-full': join(full),
      'too-many-failures': join(async ({ nobody }, { email }) => {
        for (let attempt = 1; attempt <= 5; attempt += 1)
          await nobody.logIn({ body: { email, password: 'a wrong one' } })
      }),
    },
  },
} satisfies Partial<CallTable>
