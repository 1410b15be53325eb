import { randomUUID } from 'node:crypto'
import { createRepositories } from '@guildhall/postgres'
import { type ApiClient, createApiClient } from '@guildhall/rest-contract/client'
import { completeContractor, completeEmployer, activatePaidPlan } from '../support/complete-profiles.ts'
import { unwrap } from '../support/unwrap.ts'
import { sendRequest, openConversation } from '../support/offer.ts'
import { logIn, type Person } from '../support/people.ts'
import { searchHeaders } from '../support/search-wire.ts'
import type { TestServer } from '../support/start-test-server.ts'

/** A company's plan and its usage. */
export interface Plan {
  readonly accountType: 'trial' | 'paid'
  readonly subscriptionStatus?: 'none' | 'active' | 'cancelled'
  readonly paidUntil?: Date | null
  readonly trialEndsAt?: Date | null
  readonly freeContactsUsed?: number
}

/** Plans that do not permit contact, by problem code. */
export const refusedPlans: Readonly<Record<'contact-requests-used-up' | 'trial-ended' | 'subscription-expired', Plan>> =
  {
    'contact-requests-used-up': { accountType: 'trial', freeContactsUsed: 5 },
    'trial-ended': { accountType: 'trial', trialEndsAt: new Date('2020-01-01T00:00:00Z') },
    'subscription-expired': {
      accountType: 'paid',
      subscriptionStatus: 'cancelled',
      paidUntil: new Date('2020-01-01T00:00:00Z'),
    },
  }

/** People and a conversation to test calls with, and factories for more. */
export interface CallFixture {
  readonly server: TestServer
  readonly anonymous: ApiClient
  /** Admin of a company with a paid plan and a complete profile. */
  readonly employer: Person
  readonly contractor: Person
  /** An open conversation between them. */
  readonly conversation: string
  readonly newUuid: () => string
  /** A searchable contractor with a complete profile and no requests. */
  readonly newContractor: () => Promise<Person>
  /** The admin of a new company with a complete profile, paid by default. */
  readonly newEmployer: (plan?: Plan) => Promise<Person>
  /** A client with the person's search key. */
  readonly searchClient: (person: Person) => ApiClient
}

/** Creates the fixture: two people sign up through the API; further ones are copies of them, which is faster. */
export async function createCallFixture(server: TestServer): Promise<CallFixture> {
  const employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
  const contractor = await completeContractor(server, { email: 'thandeka@example.com' })
  await activatePaidPlan(server, employer)
  await server.settle()
  const conversation = await openConversation(employer, contractor)
  await server.settle()
  const { accounts, companies, profiles } = createRepositories(server.knex)

  const copyAccount = async ({ uuid }: Person, companyUuid: string | null) => {
    const account = await accounts.find(uuid)
    if (account === null) throw new Error('There is no account to copy')
    const copy = {
      ...account,
      uuid: randomUUID(),
      email: `${randomUUID()}@example.com`,
      companyUuid,
      firstLoginAt: null,
    }
    await accounts.add(copy)
    return copy
  }
  const newContractor = async (): Promise<Person> => {
    const { email, uuid } = await copyAccount(contractor, null)
    const profile = await profiles.find(contractor.uuid)
    if (profile === null) throw new Error('There is no profile to copy')
    const entries = profile.workExperiences.map((entry) => ({ ...entry, uuid: randomUUID() }))
    await profiles.add({ ...profile, uuid, workExperiences: entries, qualifications: [] })
    const person = await logIn(server, email)
    unwrap(await person.api.saveSkills({ body: { list_items: 'dbt' } }))
    return person
  }
  const newEmployer = async (plan?: Plan): Promise<Person> => {
    const own = await companies.find((await accounts.find(employer.uuid))?.companyUuid ?? '')
    if (own === null) throw new Error('There is no company to copy')
    const uuid = randomUUID()
    await companies.add({ ...own, uuid, ...plan })
    const account = await copyAccount(employer, uuid)
    await companies.addMember(uuid, account.uuid, 'admin')
    return logIn(server, account.email)
  }
  return {
    server,
    anonymous: server.api(),
    employer,
    contractor,
    conversation,
    newUuid: () => randomUUID(),
    newContractor,
    newEmployer,
    searchClient: ({ session }) => createApiClient({ fetch, base: server.url, headers: () => searchHeaders(session) }),
  }
}

/** A pending request of this employer to a new contractor. */
export async function newRequest(fixture: CallFixture, employer = fixture.employer) {
  const contractor = await fixture.newContractor()
  await fixture.server.settle()
  const { uuid } = await sendRequest(employer, contractor)
  return { contractor, uuid }
}

/** Prepares a call of an employer whose plan does not permit contact. */
export const onPlan =
  <Call>(plan: keyof typeof refusedPlans, prepare: (employer: Person, fixture: CallFixture) => Call | Promise<Call>) =>
  async (fixture: CallFixture): Promise<Call> =>
    prepare(await fixture.newEmployer(refusedPlans[plan]), fixture)
