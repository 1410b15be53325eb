import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer, activatePaidPlan } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import { sendRequest, offer } from './support/offer.ts'
import { logIn, type Person } from './support/people.ts'
import { picture } from './support/picture.ts'
import { searchCandidates } from './support/search-wire.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('the contact state that companies see', () => {
  let server: TestServer
  let sender: Person
  let colleague: Person
  let outsider: Person
  let contractor: Person

  beforeAll(async () => {
    server = await startTestServer()
    sender = await completeEmployer(server, { email: 'dana@kestrel.example', firstName: 'Dana', lastName: 'Whitfield' })
    colleague = await addColleague(server, sender, { email: 'sasha@kestrel.example', role: 'recruiter' })
    outsider = await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    await Promise.all([activatePaidPlan(server, sender), activatePaidPlan(server, outsider)])
    await server.settle()
  })
  afterAll(() => server.stop())

  /** The contact state that a person sees in search results, candidate details, bookmarks and history. */
  const seenBy = async ({ api, email }: Person) => {
    const { session } = await logIn(server, email)
    const body = { search_parameters: { jobTitle: 'Analytics' }, results: [contractor.uuid] }
    const everywhere = [
      (await searchCandidates(server, session)).hits[0],
      unwrap(await api.readCandidate({ params: { id: contractor.uuid } })).user,
      unwrap(await api.listBookmarks())[0],
      unwrap(await api.recordSearch({ body })).users[0],
    ]
    const states = everywhere.map((candidate) =>
      JSON.stringify([candidate?.messageStatus, candidate?.contactState?.status ?? null, candidate?.contactState?.by]),
    )
    expect(new Set(states)).toHaveLength(1)
    return { messageStatus: everywhere[0]?.messageStatus, contactState: everywhere[0]?.contactState ?? null }
  }

  it('is empty before any request', async () => {
    for (const { api } of [sender, outsider]) {
      unwrap(await api.toggleBookmark({ params: { userUuid: contractor.uuid } }))
    }
    for (const person of [sender, colleague, outsider]) {
      expect(await seenBy(person)).toEqual({ messageStatus: null, contactState: null })
    }
  })

  // CONV-18
  it('is pending for the whole team of the company, and empty for others', async () => {
    const { uuid } = await sendRequest(sender, contractor)
    for (const person of [sender, colleague]) {
      expect(await seenBy(person)).toMatchObject({
        messageStatus: 'pending',
        contactState: { status: 'pending', by: 'Dana Whitfield', conversationUuid: uuid },
      })
    }
    expect(await seenBy(outsider)).toEqual({ messageStatus: null, contactState: null })
  })

  it('refuses a colleague’s second request, naming the existing one', async () => {
    unwrap(await colleague.api.setProfileImage({ file: picture() }))
    const body = { recipient_uuid: contractor.uuid, offer_content: offer }
    const again = await colleague.api.startConversation({ body })
    const existing = unwrap(await sender.api.listConversations()).conversations[0]?.uuid
    expect(again).toMatchObject({
      status: 409,
      problem: 'already-contacted',
      details: { conversationUuid: existing },
    })
  })

  // CONV-8
  it('expires on the fourteenth day, after three reminders, and notifies each side once', async () => {
    for (const duration of ['P3D', 'P7D', 'P3D', 'PT1H', 'P1D']) {
      await server.advance(duration)
      await server.settle()
    }
    const requests = async ({ api }: Person) =>
      unwrap(await api.listNotifications())
        .notifications.map(({ type }) => type)
        .filter((type) => type.startsWith('request-'))
    expect(await requests(contractor)).toEqual([
      'request-expired',
      'request-expiring',
      'request-reminded',
      'request-reminded',
      'request-requested',
    ])
    expect(await requests(sender)).toEqual(['request-expired'])
    expect(await requests(colleague)).toEqual([])
    const mails = async ({ email }: Person) => (await server.mailsTo(email)).map(({ subject }) => subject)
    const toContractor = (await mails(contractor)).filter((subject) => subject.includes('Kestrel'))
    expect(toContractor.filter((subject) => subject.includes('waits for your answer'))).toHaveLength(2)
    expect(
      toContractor.filter((subject) => subject === 'The request of Kestrel Freight expires tomorrow'),
    ).toHaveLength(1)
    expect((await mails(sender)).filter((subject) => subject.startsWith('No answer from'))).toHaveLength(1)
  })

  it('is empty again once expired, and shows when the company may ask again', async () => {
    for (const person of [sender, colleague]) {
      const { contactState, messageStatus } = await seenBy(person)
      expect(messageStatus).toBeNull()
      expect(contactState).toMatchObject({ status: 'expired', by: 'Dana Whitfield' })
      const from = new Date(contactState?.canContactAgainAt ?? 0).getTime() - new Date(contactState?.at ?? 0).getTime()
      expect(from).toBe(30 * 86_400_000)
    }
    const body = { recipient_uuid: contractor.uuid, offer_content: offer }
    expect(await sender.api.startConversation({ body })).toMatchObject({ status: 409, problem: 'cannot-ask-again' })
    const list = unwrap(await contractor.api.listConversations())
    expect(list).toMatchObject({ counts: { pendingRequests: 0 }, conversations: [{ status: 'expired' }] })
  })

  it('accepts one of two concurrent requests', async () => {
    const other = await completeContractor(server, { email: 'lerato@example.com' })
    await server.settle()
    const body = { recipient_uuid: other.uuid, offer_content: offer }
    const results = await Promise.all([1, 2, 3, 4].map(() => outsider.api.startConversation({ body })))
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
    const pending = unwrap(await other.api.listConversations()).conversations
    expect(pending).toHaveLength(1)
    for (const result of results.filter(({ ok }) => !ok)) {
      expect(result).toMatchObject({ details: { conversationUuid: pending[0]?.uuid } })
    }
  })
})
