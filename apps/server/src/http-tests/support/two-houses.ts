import { addColleague, completeContractor, completeEmployer, payFor } from './complete-profiles.ts'
import { must } from './must.ts'
import { ask, openConversation } from './offer.ts'
import { logIn, signUp, type Person } from './people.ts'
import { sendEverything, type Cast } from './send-everything.ts'
import type { TestServer } from './start-test-server.ts'

const roles = ['recruiter', 'viewer', 'billing'] as const

/** A company with everybody in it, the contractors it talks to, and something of theirs in every table that calls can reach. */
export interface House {
  readonly admin: Person
  readonly colleagues: readonly Person[]
  readonly contractor: Person
  readonly asked: Person
  readonly conversation: string
}

/** Builds a house whose people can be told by their names; nobody outside can find its contractors. */
export async function buildHouse(server: TestServer): Promise<House> {
  const admin = await completeEmployer(server, {
    email: 'zephyrine@quillfeather.example',
    firstName: 'Zephyrine',
    lastName: 'Quillfeather',
    mobile: '+12125550177',
    companyName: 'Quillfeather Millworks',
  })
  await payFor(server, admin)
  const person = (first: string, mobile: string) => ({
    email: `${first.toLowerCase()}@oxenbridge.example`,
    firstName: first,
    lastName: 'Oxenbridge',
    mobile,
  })
  const contractor = await completeContractor(server, person('Vesperine', '+27821239871'))
  const asked = await completeContractor(server, person('Isambard', '+27821239872'))
  const colleagues: Person[] = []
  for (const role of roles) {
    colleagues.push(await addColleague(server, admin, { email: `${role}@quillfeather.example`, role }))
  }
  await server.settled()
  const conversation = await openConversation(admin, contractor)
  const said = { conversation_uuid: conversation, message: 'The harpsichord is under the stairs' }
  must(await admin.api.sendMessage({ body: said }))
  must(await contractor.api.sendMessage({ body: { ...said, message: 'The harpsichord needs a tuner' } }))
  await ask(admin, asked)
  must(await admin.api.toggleBookmark({ params: { userUuid: contractor.uuid } }))
  const search = { search_parameters: { jobTitle: 'Harpsichord maker' }, results: [contractor.uuid] }
  const { uuid } = must(await admin.api.recordSearch({ body: search })).searchHistory
  must(await admin.api.markCandidateViewed({ params: { uuid }, body: { user_uuid: contractor.uuid } }))
  const cast: Cast = { contractor: contractor.uuid, employer: admin.uuid, conversation }
  await sendEverything(server, admin, cast)
  await sendEverything(server, contractor, cast)
  // The examples bring their own names, and may have ended the conversation.
  const names = { [admin.uuid]: 'Zephyrine', [contractor.uuid]: 'Vesperine' }
  for (const [uuid, firstName] of Object.entries(names))
    await server.knex('accounts').where({ uuid }).update({ firstName })
  await server.knex('companies').update({ name: 'Quillfeather Millworks' })
  await server.knex('contractorProfiles').update({ paused: true, lastName: 'Oxenbridge' })
  // What the database was told behind the product's back, the index hears with the next change.
  for (const { api } of [contractor, asked]) must(await api.saveLanguages({ body: { list_items: 'English' } }))
  await server.settled()
  return { admin, colleagues, contractor, asked, conversation }
}

/** Somebody who has no business in the house. A caller with a session can come again when a call has ended it. */
export interface Stranger {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
  readonly person: Person | null
}

const signedIn = (name: string, person: Person): Stranger => ({
  name,
  person,
  headers: { authorization: `Bearer ${person.token}` },
})

/** Every kind of caller from outside: each role of another company, another contractor, unverified ones, a temporary token, nobody. */
export async function gatherStrangers(server: TestServer): Promise<readonly Stranger[]> {
  const admin = await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
  await payFor(server, admin)
  const contractor = await completeContractor(server, { email: 'lerato@example.com' })
  await server.settled()
  await openConversation(admin, contractor)
  const colleagues: Stranger[] = []
  for (const role of roles) {
    const person = await addColleague(server, admin, { email: `${role}@tallgrass.example`, role })
    colleagues.push(signedIn(`another company's ${role}`, person))
  }
  const temporary = must(await signUp(server, 'employer', { email: 'new@thornbury.example', companyName: 'Thornbury' }))
  must(await signUp(server, 'contractor', { email: 'new@example.com' }))
  return [
    signedIn("another company's admin", await logIn(server, admin.email)),
    ...colleagues,
    signedIn('another contractor', contractor),
    signedIn('an unverified employer', await logIn(server, 'new@thornbury.example')),
    signedIn('an unverified contractor', await logIn(server, 'new@example.com')),
    { name: 'a temporary token', person: null, headers: { authorization: `Bearer ${temporary.token}` } },
    { name: 'nobody', person: null, headers: {} },
  ]
}
