import { addColleague, completeContractor, completeEmployer, activatePaidPlan } from './complete-profiles.ts'
import { unwrap } from './unwrap.ts'
import { sendRequest, openConversation } from './offer.ts'
import { logIn, signUp, type Person } from './people.ts'
import { sendAllWrites, type ExamplePeople } from './send-all-writes.ts'
import type { TestServer } from './start-test-server.ts'

const roles = ['recruiter', 'viewer', 'billing'] as const

/** A company with its members and contractors, and with rows in every table that calls can reach. */
export interface Tenant {
  readonly admin: Person
  readonly colleagues: readonly Person[]
  readonly contractor: Person
  readonly requested: Person
  readonly conversation: string
}

/** Creates a tenant whose people have recognisable names and whose contractors are not searchable. */
export async function createTenant(server: TestServer): Promise<Tenant> {
  const admin = await completeEmployer(server, {
    email: 'zephyrine@quillfeather.example',
    firstName: 'Zephyrine',
    lastName: 'Quillfeather',
    mobile: '+12125550177',
    companyName: 'Quillfeather Millworks',
  })
  await activatePaidPlan(server, admin)
  const person = (first: string, mobile: string) => ({
    email: `${first.toLowerCase()}@oxenbridge.example`,
    firstName: first,
    lastName: 'Oxenbridge',
    mobile,
  })
  const contractor = await completeContractor(server, person('Vesperine', '+27821239871'))
  const requested = await completeContractor(server, person('Isambard', '+27821239872'))
  const colleagues: Person[] = []
  for (const role of roles) {
    colleagues.push(await addColleague(server, admin, { email: `${role}@quillfeather.example`, role }))
  }
  await server.settle()
  const conversation = await openConversation(admin, contractor)
  const body = { conversation_uuid: conversation, message: 'The harpsichord is under the stairs' }
  unwrap(await admin.api.sendMessage({ body }))
  unwrap(await contractor.api.sendMessage({ body: { ...body, message: 'The harpsichord needs a tuner' } }))
  await sendRequest(admin, requested)
  unwrap(await admin.api.toggleBookmark({ params: { userUuid: contractor.uuid } }))
  const search = { search_parameters: { jobTitle: 'Harpsichord maker' }, results: [contractor.uuid] }
  const { uuid } = unwrap(await admin.api.recordSearch({ body: search })).searchHistory
  unwrap(await admin.api.markCandidateViewed({ params: { uuid }, body: { user_uuid: contractor.uuid } }))
  const cast: ExamplePeople = { contractor: contractor.uuid, employer: admin.uuid, conversation }
  await sendAllWrites(server, admin, cast)
  await sendAllWrites(server, contractor, cast)
  // The examples overwrite names, and may have closed the conversation.
  const names = { [admin.uuid]: 'Zephyrine', [contractor.uuid]: 'Vesperine' }
  for (const [uuid, firstName] of Object.entries(names))
    await server.knex('accounts').where({ uuid }).update({ firstName })
  await server.knex('companies').update({ name: 'Quillfeather Millworks' })
  await server.knex('contractorProfiles').update({ paused: true, lastName: 'Oxenbridge' })
  // The index includes direct changes to the database with the next change through the API.
  for (const { api } of [contractor, requested]) unwrap(await api.saveLanguages({ body: { list_items: 'English' } }))
  await server.settle()
  return { admin, colleagues, contractor, requested, conversation }
}

/** A caller without access to the tenant. One with a session can sign in again if a call has ended it. */
export interface Outsider {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
  readonly person: Person | null
}

const toOutsider = (name: string, person: Person): Outsider => ({
  name,
  person,
  headers: { authorization: `Bearer ${person.token}` },
})

/** All kinds of outsiders: each role of another company, another contractor, unverified accounts, a temporary token, anonymous. */
export async function createOutsiders(server: TestServer): Promise<readonly Outsider[]> {
  const admin = await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
  await activatePaidPlan(server, admin)
  const contractor = await completeContractor(server, { email: 'lerato@example.com' })
  await server.settle()
  await openConversation(admin, contractor)
  const colleagues: Outsider[] = []
  for (const role of roles) {
    const person = await addColleague(server, admin, { email: `${role}@tallgrass.example`, role })
    colleagues.push(toOutsider(`another company's ${role}`, person))
  }
  const temporary = unwrap(
    await signUp(server, 'employer', { email: 'new@thornbury.example', companyName: 'Thornbury' }),
  )
  unwrap(await signUp(server, 'contractor', { email: 'new@example.com' }))
  return [
    toOutsider("another company's admin", await logIn(server, admin.email)),
    ...colleagues,
    toOutsider('another contractor', contractor),
    toOutsider('an unverified employer', await logIn(server, 'new@thornbury.example')),
    toOutsider('an unverified contractor', await logIn(server, 'new@example.com')),
    { name: 'a temporary token', person: null, headers: { authorization: `Bearer ${temporary.token}` } },
    { name: 'nobody', person: null, headers: {} },
  ]
}
