import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import { sendRequest } from './support/offer.ts'
import { logIn, signUp, readVerificationLink, type Person } from './support/people.ts'
import { searchCandidates } from './support/search-wire.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('the hiring loop', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person
  let conversation: string

  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('verifies an address once by the mailed link', async () => {
    const email = 'ines@kestrelfreight.example'
    const { token, user } = unwrap(await signUp(server, 'employer', { email }))
    expect(user).toMatchObject({ email, userType: 'employer', emailVerified: false })
    expect(token).toEqual(expect.any(String))
    const before = await logIn(server, email)
    expect(before.session).toMatchObject({ signUpStep: 'verify_email', search: null, realtime: null })
    const { hash, link, uuid } = await readVerificationLink(server, email)
    expect(link.startsWith(`${server.url}/verify-email?`)).toBe(true)
    const params = { uuid, hash }
    expect(unwrap(await server.api().verifyEmail({ params }))).toMatchObject({ status: 'verified' })
    expect(unwrap(await server.api().verifyEmail({ params }))).toMatchObject({ status: 'already-verified' })
    const after = await logIn(server, email)
    expect(after.session).toMatchObject({ signUpStep: 'complete', user: { emailVerified: true, justVerified: true } })
    expect((await logIn(server, email)).session.user.justVerified).toBe(false)
    expect(await server.api().checkEmail({ body: { email: email.toUpperCase() } })).toMatchObject({ status: 422 })
  })

  it('completes both profiles', async () => {
    employer = await completeEmployer(server, {
      email: 'dana@kestrelfreight.example',
      firstName: 'Dana',
      lastName: 'Whitfield',
    })
    expect(employer.session.company).toMatchObject({
      website: 'https://kestrelfreight.example',
      missingForContact: [],
      entitlements: { contact: true, freeContactsLeft: 5 },
    })
    contractor = await completeContractor(server, {
      email: 'thandeka@example.com',
      firstName: 'Thandeka',
      lastName: 'Mkhize',
    })
    const { details, user } = unwrap(await contractor.api.readUser())
    expect(user).toMatchObject({ vettingStatus: 'approved', status: 'new' })
    expect(details).toMatchObject({ searchable: true, hiddenReason: null, completeness: { complete: true } })
  })

  it('finds the contractor by search', async () => {
    await server.settle()
    const { hits, nbHits } = await searchCandidates(server, employer.session, { query: 'analytics eng' })
    expect(nbHits).toBe(1)
    expect(hits[0]).toMatchObject({
      objectID: contractor.uuid,
      first_name: 'Thandeka',
      job_title: 'Analytics Engineer',
      skills: ['dbt', 'Snowflake'],
      messageStatus: null,
      contactState: null,
    })
    const drawer = unwrap(await employer.api.readCandidate({ params: { id: contractor.uuid } })).user
    expect(drawer.workExperiences).toMatchObject([{ company: 'Umoya Energy', currentWork: true }])
  })

  it('records the search and its viewed candidates', async () => {
    const search_parameters = { jobTitle: 'Analytics Engineer', workType: 'Remote', skills: ['dbt'] } as const
    const body = { search_parameters: { ...search_parameters, skills: ['dbt'] }, results: [contractor.uuid] }
    const first = unwrap(await employer.api.recordSearch({ body })).searchHistory
    const again = unwrap(await employer.api.updateSearch({ params: { uuid: first.uuid }, body }))
    expect(again).toMatchObject({ searchHistory: { uuid: first.uuid }, users: [{ objectID: contractor.uuid }] })
    unwrap(
      await employer.api.markCandidateViewed({ params: { uuid: first.uuid }, body: { user_uuid: contractor.uuid } }),
    )
    expect(unwrap(await employer.api.listSearchHistory()).searchHistory).toMatchObject([
      { uuid: first.uuid, viewed: [contractor.uuid], searchParameters: { jobTitle: 'Analytics Engineer' } },
    ])
  })

  it('delivers an offer to the contractor', async () => {
    const request = await sendRequest(employer, contractor)
    conversation = request.uuid
    // An answered request is not mailed any more.
    await server.settle()
    expect(request).toMatchObject({ status: 'pending', canReply: false, offer_content: { rate: 60 } })
    const { conversations, counts } = unwrap(await contractor.api.listConversations())
    expect(counts).toEqual({ unread: 0, pendingRequests: 1 })
    expect(conversations).toMatchObject([
      { uuid: conversation, status: 'pending', company: { name: 'Kestrel Freight' }, sender: { firstName: 'Dana' } },
    ])
    const early = await employer.api.sendMessage({ body: { conversation_uuid: conversation, message: 'Hello?' } })
    expect(early).toMatchObject({ status: 409, problem: 'not-open' })
  })

  it('opens the conversation when the contractor accepts', async () => {
    const answer = { status: 'active', note: 'Tell me more.' } as const
    const opened = unwrap(
      await contractor.api.changeConversation({ params: { uuid: conversation }, body: answer }),
    ).conversation
    expect(opened).toMatchObject({ status: 'active', canReply: true })
    const { conversation: seen } = unwrap(await employer.api.readConversation({ params: { uuid: conversation } }))
    expect(seen).toMatchObject({ status: 'active', unreadCount: 1, messages: [{ message: 'Tell me more.' }] })
  })

  it('delivers messages both ways, and a repeat once', async () => {
    const read = { params: { uuid: conversation } }
    const form = { conversation_uuid: conversation, message: 'Are you free on Monday?', client_id: 'one' }
    const sent = unwrap(await employer.api.sendMessage({ body: form })).newMessage
    expect(unwrap(await employer.api.sendMessage({ body: form })).newMessage.uuid).toBe(sent.uuid)
    const seen = unwrap(await contractor.api.readConversation(read)).conversation
    expect(seen.unreadCount).toBe(1)
    expect(seen.messages.map(({ message, own, sequence }) => ({ message, own, sequence }))).toEqual([
      { message: 'Tell me more.', own: true, sequence: 1 },
      { message: 'Are you free on Monday?', own: false, sequence: 2 },
    ])
  })

  it('moves each side’s read position separately', async () => {
    const read = { params: { uuid: conversation } }
    expect(unwrap(await contractor.api.markMessageRead(read))).toMatchObject({ sequence: 2, moved: true })
    expect(unwrap(await contractor.api.markMessageRead(read))).toMatchObject({ moved: false })
    expect(unwrap(await contractor.api.readConversation(read)).conversation.unreadCount).toBe(0)
    unwrap(await contractor.api.sendMessage({ body: { conversation_uuid: conversation, message: 'At nine.' } }))
    const { messages, unreadCount } = unwrap(await employer.api.readConversation(read)).conversation
    expect(unreadCount).toBe(1)
    expect(messages.map(({ viewed, viewedByOther }) => ({ viewed, viewedByOther }))).toEqual([
      { viewed: true, viewedByOther: true },
      { viewed: true, viewedByOther: true },
      { viewed: false, viewedByOther: true },
    ])
  })

  it('notifies each side once per event', async () => {
    await server.settle()
    const types = async ({ api }: Person) =>
      unwrap(await api.listNotifications())
        .notifications.map(({ type }) => type)
        .toSorted()
    expect(await types(contractor)).toEqual(['new-message', 'request-requested', 'welcome'])
    expect(await types(employer)).toEqual(['new-message', 'new-message', 'request-accepted', 'welcome'])
    const subjects = async (person: Person) => (await server.mailsTo(person.email)).map(({ subject }) => subject)
    expect((await subjects(contractor)).filter((text) => text.includes('would like to talk'))).toHaveLength(1)
    expect((await subjects(employer)).filter((text) => text.includes('is interested'))).toHaveLength(1)
  })

  it('ends the session at once on sign-out', async () => {
    const second = await logIn(server, employer.email)
    unwrap(await second.api.logOut())
    expect(await second.api.readUser()).toMatchObject({ status: 401, message: 'Unauthenticated.' })
    expect(await employer.api.readUser()).toMatchObject({ ok: true })
  })
})
