import { addOperator, operatorApi } from '../support/operators.ts'
import type { Person } from '../support/people.ts'
import type { CallFixture, Plan } from './call-fixture.ts'
import type { CallTable } from './call-spec.ts'

const newSupport = async ({ server }: CallFixture) =>
  operatorApi(server, (await addOperator(server, { role: 'support' })).email)
const nobody = ({ newUuid }: CallFixture) => ({ params: { id: newUuid() } })
const idOf = ({ uuid }: Person) => ({ params: { id: uuid } })
const companyOf = async ({ newEmployer, server }: CallFixture, plan?: Plan) => {
  const { uuid } = await newEmployer(plan)
  const [row] = await server.knex('accounts').where({ uuid }).select('companyUuid')
  const { companyUuid }: { readonly companyUuid: string } = row
  return { params: { id: companyUuid } }
}
const onTrial = { accountType: 'trial', trialEndsAt: new Date('2020-01-01T00:00:00Z'), freeContactsUsed: 4 } as const
const suspension = { body: { isSuspended: true, reason: 'Asks applicants for money' } }
const verification = { body: { isVerified: true, reason: 'Registration papers seen' } }
const extension = { body: { days: 14, reason: 'Asked by phone' } }
const contacts = { body: { contacts: 3, reason: 'Three people who were gone' } }
const unverified = async (fixture: CallFixture) => {
  const person = await fixture.newContractor()
  await fixture.server.knex('accounts').where({ uuid: person.uuid }).update({ emailVerifiedAt: null })
  return idOf(person)
}

export const staffPeopleCalls = {
  findPeople: {
    happy: async (fixture) => ({ by: await newSupport(fixture), sent: { query: { text: fixture.contractor.uuid } } }),
    answers: { people: [{ userType: 'contractor', email: 'thandeka@example.com' }], next_cursor: null },
    repeated: 'same',
    problems: {},
  },
  readPerson: {
    happy: async (fixture) => ({ by: await newSupport(fixture), sent: idOf(fixture.employer) }),
    answers: { userType: 'employer', company: { role: 'admin' }, profile: null, log: [] },
    repeated: 'same',
    problems: { 'not-found': async (fixture) => ({ by: await newSupport(fixture), sent: nobody(fixture) }) },
  },
  setSuspension: {
    happy: async (fixture) => ({
      by: await newSupport(fixture),
      sent: { ...idOf(await fixture.newContractor()), ...suspension },
    }),
    repeated: 'done',
    problems: {
      'not-found': async (fixture) => ({ by: await newSupport(fixture), sent: { ...nobody(fixture), ...suspension } }),
    },
  },
  endPersonSessions: {
    happy: async (fixture) => ({ by: await newSupport(fixture), sent: idOf(await fixture.newContractor()) }),
    answers: { ended: 1 },
    repeated: 'done',
    problems: { 'not-found': async (fixture) => ({ by: await newSupport(fixture), sent: nobody(fixture) }) },
  },
  resendVerificationMail: {
    happy: async (fixture) => ({ by: await newSupport(fixture), sent: await unverified(fixture) }),
    repeated: 'done',
    problems: {
      'not-found': async (fixture) => ({ by: await newSupport(fixture), sent: nobody(fixture) }),
      'not-now': async (fixture) => ({ by: await newSupport(fixture), sent: idOf(await fixture.newContractor()) }),
    },
  },
  viewAs: {
    happy: async (fixture) => ({
      by: await newSupport(fixture),
      sent: { ...idOf(await fixture.newContractor()), body: { reason: 'Asked by phone' } },
    }),
    repeated: 'done',
    problems: {
      'not-found': async (fixture) => ({
        by: await newSupport(fixture),
        sent: { ...nobody(fixture), body: { reason: 'Asked by phone' } },
      }),
      'not-now': async (fixture) => {
        const by = await newSupport(fixture)
        const person = await fixture.newContractor()
        await fixture.server.knex('accounts').where({ uuid: person.uuid }).update({ suspendedAt: new Date() })
        return { by, sent: { ...idOf(person), body: { reason: 'Asked by phone' } } }
      },
    },
  },
  findCompanies: {
    happy: async (fixture) => ({
      by: await newSupport(fixture),
      sent: { query: { text: (await companyOf(fixture)).params.id } },
    }),
    answers: { companies: [{ members: 1, accountType: 'paid' }], next_cursor: null },
    repeated: 'same',
    problems: {},
  },
  readCompany: {
    happy: async (fixture) => ({ by: await newSupport(fixture), sent: await companyOf(fixture, onTrial) }),
    answers: { freeContactsUsed: 4, freeContactsLeft: 1, mayContact: false, team: [{ role: 'admin' }], log: [] },
    repeated: 'same',
    problems: { 'not-found': async (fixture) => ({ by: await newSupport(fixture), sent: nobody(fixture) }) },
  },
  setCompanyVerification: {
    happy: async (fixture) => ({
      by: await newSupport(fixture),
      sent: { ...(await companyOf(fixture)), ...verification },
    }),
    repeated: 'done',
    problems: {
      'not-found': async (fixture) => ({
        by: await newSupport(fixture),
        sent: { ...nobody(fixture), ...verification },
      }),
    },
  },
  extendTrial: {
    happy: async (fixture) => ({
      by: await newSupport(fixture),
      sent: { ...(await companyOf(fixture, onTrial)), ...extension },
    }),
    repeated: 'done',
    problems: {
      'not-found': async (fixture) => ({ by: await newSupport(fixture), sent: { ...nobody(fixture), ...extension } }),
      'not-now': async (fixture) => ({
        by: await newSupport(fixture),
        sent: { ...(await companyOf(fixture)), ...extension },
      }),
    },
  },
  giveContactsBack: {
    happy: async (fixture) => ({
      by: await newSupport(fixture),
      sent: { ...(await companyOf(fixture, onTrial)), ...contacts },
    }),
    repeated: 'invalid',
    problems: {
      'not-found': async (fixture) => ({ by: await newSupport(fixture), sent: { ...nobody(fixture), ...contacts } }),
      'not-now': async (fixture) => ({
        by: await newSupport(fixture),
        sent: { ...(await companyOf(fixture)), ...contacts },
      }),
    },
  },
} satisfies Partial<CallTable>
