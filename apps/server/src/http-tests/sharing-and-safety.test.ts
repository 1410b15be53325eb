import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer, activatePaidPlan } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import { sendRequest, offer, openConversation } from './support/offer.ts'
import type { Person } from './support/people.ts'
import { searchCandidates } from './support/search-wire.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('sharing, reporting and blocking', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person
  let other: Person
  let outsider: Person
  let recruiter: Person
  let viewer: Person
  let billing: Person
  let conversation: string

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com', mobile: '+12125550177' })
    other = await completeContractor(server, { email: 'lerato@example.com' })
    outsider = await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
    const colleague = (email: string, role: 'recruiter' | 'viewer' | 'billing') =>
      addColleague(server, employer, { email, role })
    recruiter = await colleague('sam@kestrel.example', 'recruiter')
    viewer = await colleague('vera@kestrel.example', 'viewer')
    billing = await colleague('bill@kestrel.example', 'billing')
    await activatePaidPlan(server, employer)
    await server.settle()
    conversation = await openConversation(employer, contractor)
  })
  afterAll(() => server.stop())

  const params = () => ({ uuid: conversation })
  const read = async ({ api }: Person) => unwrap(await api.readConversation({ params: params() })).conversation
  const inbox = async ({ api }: Person) => unwrap(await api.listConversations()).conversations.map(({ uuid }) => uuid)
  const share = (person: Person, shared: boolean) =>
    person.api.changeConversation({ params: params(), body: { shared } })

  it('a conversation is shared and unshared by its owner or an admin', async () => {
    for (const { api } of [recruiter, viewer, billing]) {
      expect(await api.readConversation({ params: params() })).toMatchObject({ status: 404 })
    }
    expect(unwrap(await share(employer, true)).conversation.shared).toBe(true)
    for (const person of [recruiter, viewer]) {
      expect(await inbox(person)).toEqual([conversation])
      expect((await read(person)).shared).toBe(true)
      expect(await share(person, false)).toMatchObject({ status: 403, problem: 'forbidden' })
    }
    expect(await inbox(billing)).toEqual([])
    expect((await read(contractor)).shared).toBe(false)
    expect(await share(contractor, false)).toMatchObject({ status: 403 })
    for (const { api } of [billing, outsider, other]) {
      expect(await api.readConversation({ params: params() })).toMatchObject({ status: 404 })
    }
  })

  it('a recruiter writes in shared conversations, a viewer reads', async () => {
    const body = { conversation_uuid: conversation, message: 'Hello from the team' }
    expect((await recruiter.api.sendMessage({ body })).status).toBe(201)
    expect(await viewer.api.sendMessage({ body })).toMatchObject({ status: 403, problem: 'forbidden' })
    expect(await read(viewer)).toMatchObject({ canReply: false, possibleStatuses: [] })
    const change = { params: params(), body: { status: 'closed' as const } }
    expect(await viewer.api.changeConversation(change)).toMatchObject({ status: 403 })
    unwrap(await share(employer, false))
    expect(await inbox(viewer)).toEqual([])
    expect(await recruiter.api.readConversation({ params: params() })).toMatchObject({ status: 404 })
  })

  it('contact details are shown in one conversation to its readers until withdrawn', async () => {
    const { email, mobile } = contractor
    expect((await read(employer)).contact).toBeNull()
    expect(await employer.api.shareContact({ params: params() })).toMatchObject({ status: 403 })
    expect(await other.api.shareContact({ params: params() })).toMatchObject({ status: 404 })
    unwrap(await contractor.api.shareContact({ params: params() }))
    unwrap(await contractor.api.shareContact({ params: params() }))
    const seen = await read(employer)
    expect(seen).toMatchObject({ contact: { email, mobile }, contactSharedAt: expect.any(String) })
    expect(seen.messages.filter(({ kind }) => kind === 'system')).toMatchObject([
      { message: 'Contact details were shared.', sender_uuid: null },
    ])
    await server.settle()
    expect(unwrap(await employer.api.listNotifications()).notifications.map(({ type }) => type)).toContain(
      'contact-shared',
    )
    const elsewhere = [
      unwrap(await employer.api.listConversations()),
      unwrap(await employer.api.listNotifications()),
      unwrap(await employer.api.readCandidate({ params: { id: contractor.uuid } })),
      unwrap(await outsider.api.readCandidate({ params: { id: contractor.uuid } })),
      await searchCandidates(server, employer.session, { length: 50 }),
      await server.mailsTo(employer.email),
      await read(contractor),
    ]
    expect(JSON.stringify(elsewhere)).not.toContain(email)
    expect(await recruiter.api.readConversation({ params: params() })).toMatchObject({ status: 404 })
    unwrap(await contractor.api.withdrawContact({ params: params() }))
    const after = await read(employer)
    expect(after).toMatchObject({ contact: null, contactSharedAt: null })
    expect(JSON.stringify(after)).not.toContain(email)
    expect(after.messages.at(-1)?.message).toBe('Contact details are no longer shared.')
  })

  it('contact details can be shared only in an open conversation', async () => {
    const { uuid } = await sendRequest(employer, other)
    expect(await other.api.shareContact({ params: { uuid } })).toMatchObject({ status: 409, problem: 'not-open' })
  })

  it('daily requests are counted per seat and per company', async () => {
    const { company, resetsAt, seat } = unwrap(await employer.api.readContactAllowance())
    expect([seat, company]).toEqual([
      { used: 2, limit: 25 },
      { used: 2, limit: 200 },
    ])
    expect(Date.parse(resetsAt) % 86_400_000).toBe(0)
    expect(unwrap(await recruiter.api.readContactAllowance())).toMatchObject({
      seat: { used: 0 },
      company: { used: 2 },
    })
  })

  it('a seat with 25 requests today sees when the limit resets', async () => {
    const recipient = await completeContractor(server, { email: 'naledi@example.com' })
    await server.settle()
    const row = await server.knex('conversations').where({ uuid: conversation }).first()
    const rows = Array.from({ length: 23 }, () => ({
      ...row,
      uuid: randomUUID(),
      offer: JSON.stringify(row.offer),
      status: 'withdrawn',
      contractorUuid: other.uuid,
    }))
    await server.knex('conversations').insert(rows)
    const body = { recipient_uuid: recipient.uuid, offer_content: offer }
    const refused = await employer.api.startConversation({ body })
    expect(refused).toMatchObject({ status: 429, problem: 'too-many-requests' })
    expect(!refused.ok && refused.retryAfter).toBeGreaterThan(0)
    expect(unwrap(await employer.api.readContactAllowance()).seat).toEqual({ used: 25, limit: 25 })
    await server
      .knex('conversations')
      .whereIn(
        'uuid',
        rows.map(({ uuid }) => uuid),
      )
      .delete()
  })

  // MOD-1, MOD-2, MOD-3
  it('a report stores a snapshot once', async () => {
    const { uuid } = unwrap(
      await contractor.api.sendMessage({ body: { conversation_uuid: conversation, message: 'Something rude' } }),
    ).newMessage
    const report = (person: Person, subject_type: string, subject_uuid: string, reason = 'harassment') =>
      person.api.sendReport({ body: { subject_type: subject_type as 'message', subject_uuid, reason, note: ' Rude ' } })
    const received = { ok: true, value: { received: true } }
    expect(await report(employer, 'message', uuid)).toMatchObject(received)
    expect(await report(employer, 'message', uuid)).toMatchObject(received)
    unwrap(await contractor.api.deleteMessage({ params: { uuid } }))
    const rows = await server.knex('reports')
    expect(rows).toMatchObject([{ subjectType: 'message', subjectUuid: uuid, reason: 'harassment', note: 'Rude' }])
    expect(rows[0]?.snapshot).toMatchObject({
      message: { body: 'Something rude' },
      conversation: { uuid: conversation },
    })
    const companyUuid = (await read(contractor)).company.uuid
    expect(await report(contractor, 'company', companyUuid)).toMatchObject(received)
    expect(await report(contractor, 'conversation', conversation)).toMatchObject(received)
    expect(await report(contractor, 'request', conversation)).toMatchObject(received)
    expect(await report(outsider, 'candidate', contractor.uuid)).toMatchObject(received)
    const snapshots = JSON.stringify(await server.knex('reports').select('snapshot'))
    expect(snapshots).not.toContain(contractor.email)
    for (const [type, id] of [
      ['message', uuid],
      ['conversation', conversation],
      ['company', companyUuid],
      ['candidate', randomUUID()],
    ] as const) {
      expect(await report(outsider, type, id)).toMatchObject({ status: 404, problem: 'not-found' })
    }
    expect(await report(employer, 'weather', uuid, 'boredom')).toMatchObject({
      status: 422,
      errors: { subject_type: [expect.any(String)], reason: [expect.any(String)] },
    })
  })

  // PRIV-2
  it('a block hides the candidate from that company in every response', async () => {
    unwrap(await employer.api.toggleBookmark({ params: { userUuid: contractor.uuid } }))
    unwrap(await contractor.api.changeConversation({ params: params(), body: { status: 'blocked' } }))
    await server.settle()
    const found = async ({ session }: Person) =>
      (await searchCandidates(server, session, { length: 50 })).hits.map(({ objectID }) => objectID)
    const toggle = { params: { userUuid: contractor.uuid } }
    // Earlier bookmarks can be removed, but not added again.
    expect(unwrap(await employer.api.toggleBookmark(toggle))).toEqual({ bookmarked: false })
    for (const person of [employer, recruiter]) {
      expect(await found(person)).not.toContain(contractor.uuid)
      expect(unwrap(await person.api.listBookmarks()).map(({ objectID }) => objectID)).not.toContain(contractor.uuid)
      expect(await person.api.readCandidate({ params: { id: contractor.uuid } })).toMatchObject({ status: 404 })
      expect(await person.api.toggleBookmark(toggle)).toMatchObject({ status: 404 })
      const draft = { params: { uuid: contractor.uuid }, body: { text: 'x' } }
      expect(await person.api.saveDraft(draft)).toMatchObject({ status: 404 })
    }
    const body = { recipient_uuid: contractor.uuid, offer_content: offer }
    expect(await employer.api.startConversation({ body })).toMatchObject({
      status: 404,
      problem: 'recipient-not-found',
    })
    const search = { search_parameters: {}, results: [contractor.uuid] }
    expect(unwrap(await employer.api.recordSearch({ body: search })).users).toEqual([])
    expect(await found(outsider)).toContain(contractor.uuid)
    const write = { conversation_uuid: conversation, message: 'Hello?' }
    for (const { api } of [employer, contractor]) {
      expect(await api.sendMessage({ body: write })).toMatchObject({ status: 409, problem: 'conversation-closed' })
    }
  })
})
