import { randomUUID } from 'node:crypto'
import { createRepositories } from '@guildhall/postgres'
import { type ApiClient, createApiClient } from '@guildhall/rest-contract/client'
import { completeContractor, completeEmployer, payFor } from '../support/complete-profiles.ts'
import { must } from '../support/must.ts'
import { ask, openConversation } from '../support/offer.ts'
import { logIn, type Person } from '../support/people.ts'
import { keyHeaders } from '../support/search-wire.ts'
import type { TestServer } from '../support/start-test-server.ts'

/** A plan that a company is on, and what is used of it. */
export interface Plan {
  readonly accountType: 'trial' | 'paid'
  readonly subscriptionStatus?: 'none' | 'active' | 'cancelled'
  readonly paidUntil?: Date | null
  readonly trialEndsAt?: Date | null
  readonly freeContactsUsed?: number
}

/** Plans that refuse, by the code of their refusal. */
export const lapsed: Readonly<Record<'contact-requests-used-up' | 'trial-ended' | 'subscription-expired', Plan>> = {
  'contact-requests-used-up': { accountType: 'trial', freeContactsUsed: 5 },
  'trial-ended': { accountType: 'trial', trialEndsAt: new Date('2020-01-01T00:00:00Z') },
  'subscription-expired': {
    accountType: 'paid',
    subscriptionStatus: 'cancelled',
    paidUntil: new Date('2020-01-01T00:00:00Z'),
  },
}

/** The people that scenes are set with, and makers of more. */
export interface Stage {
  readonly server: TestServer
  readonly nobody: ApiClient
  /** Admin of a company with a paid plan and a complete profile. */
  readonly employer: Person
  readonly contractor: Person
  /** Open between them. */
  readonly conversation: string
  readonly newUuid: () => string
  /** A complete contractor who can be found and whom nobody has asked yet. */
  readonly newContractor: () => Promise<Person>
  /** The admin of a complete company of their own, paid where no plan is given. */
  readonly newEmployer: (plan?: Plan) => Promise<Person>
  /** The client that carries a login's search key. */
  readonly searchOf: (person: Person) => ApiClient
}

/** Makes the stage: two people sign up as people do; the others are their likenesses, in a fraction of the time. */
export async function setStage(server: TestServer): Promise<Stage> {
  const employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
  const contractor = await completeContractor(server, { email: 'thandeka@example.com' })
  await payFor(server, employer)
  await server.settled()
  const conversation = await openConversation(employer, contractor)
  await server.settled()
  const { accounts, companies, profiles } = createRepositories(server.knex)

  const accountLike = async ({ uuid }: Person, companyUuid: string | null) => {
    const account = await accounts.find(uuid)
    if (account === null) throw new Error('There is nobody to be like')
    const likeness = {
      ...account,
      uuid: randomUUID(),
      email: `${randomUUID()}@example.com`,
      companyUuid,
      firstLoginAt: null,
    }
    await accounts.add(likeness)
    return likeness
  }
  const newContractor = async (): Promise<Person> => {
    const { email, uuid } = await accountLike(contractor, null)
    const profile = await profiles.find(contractor.uuid)
    if (profile === null) throw new Error('There is no profile to be like')
    const entries = profile.workExperiences.map((entry) => ({ ...entry, uuid: randomUUID() }))
    await profiles.add({ ...profile, uuid, workExperiences: entries, qualifications: [] })
    const person = await logIn(server, email)
    must(await person.api.saveSkills({ body: { list_items: 'dbt' } }))
    return person
  }
  const newEmployer = async (plan?: Plan): Promise<Person> => {
    const own = await companies.find((await accounts.find(employer.uuid))?.companyUuid ?? '')
    if (own === null) throw new Error('There is no company to be like')
    const uuid = randomUUID()
    await companies.add({ ...own, uuid, ...plan })
    const account = await accountLike(employer, uuid)
    await companies.addMember(uuid, account.uuid, 'admin')
    return logIn(server, account.email)
  }
  return {
    server,
    nobody: server.api(),
    employer,
    contractor,
    conversation,
    newUuid: () => randomUUID(),
    newContractor,
    newEmployer,
    searchOf: ({ session }) => createApiClient({ fetch, base: server.url, headers: () => keyHeaders(session) }),
  }
}

/** A request of this employer that a new contractor has not answered yet. */
export async function newRequest(stage: Stage, employer = stage.employer) {
  const contractor = await stage.newContractor()
  await stage.server.settled()
  const { uuid } = await ask(employer, contractor)
  return { contractor, uuid }
}

/** A refusal of the plan, made by whoever scenes say with a company on it. */
export const onPlan =
  <Scened>(plan: keyof typeof lapsed, scene: (employer: Person, stage: Stage) => Scened | Promise<Scened>) =>
  async (stage: Stage): Promise<Scened> =>
    scene(await stage.newEmployer(lapsed[plan]), stage)
