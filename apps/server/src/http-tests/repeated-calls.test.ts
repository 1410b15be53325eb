import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { bearerHeader } from './support/every-route.ts'
import { openConversation, offer } from './support/offer.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('a call with an idempotency key', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person
  let other: Person
  let conversation: string

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    other = await completeContractor(server, { email: 'lerato@example.com' })
    await server.settle()
    conversation = await openConversation(employer, contractor)
  })
  afterAll(() => server.stop())

  const call = async (person: Person, method: string, path: string, key: string, body?: object) => {
    const headers = { ...bearerHeader(person.token), 'idempotency-key': key, 'content-type': 'application/json' }
    const sent = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    const response = await server.request(path, sent)
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      retryAfter: response.headers.get('retry-after'),
      text: await response.text(),
    }
  }
  const write = (key: string, message: string, person = employer) =>
    call(person, 'POST', '/v0/messages', key, { conversation_uuid: conversation, message })
  const codeOf = ({ text }: { readonly text: string }) => (JSON.parse(text) as { readonly code: string }).code
  const messageCount = async () => Number((await server.knex('messages').count('* as count'))[0]?.['count'])

  // BASE-16
  it('is executed once, and replays the first response byte for byte', async () => {
    const before = await messageCount()
    const first = await write('once', 'Grüße')
    expect(first.status).toBe(201)
    expect(await write('once', 'Grüße')).toEqual(first)
    expect(await messageCount()).toBe(before + 1)
  })

  it('sends one offer when repeated', async () => {
    const body = { recipient_uuid: other.uuid, offer_content: offer }
    const first = await call(employer, 'POST', '/v0/conversations', 'offer', body)
    expect(first.status).toBe(201)
    expect(await call(employer, 'POST', '/v0/conversations', 'offer', body)).toEqual(first)
  })

  it('replays a response without a body', async () => {
    const body = { system: false, new_requests: true, replies: true }
    const first = await call(contractor, 'POST', '/v0/notifications', 'preferences', body)
    expect(await call(contractor, 'POST', '/v0/notifications', 'preferences', body)).toEqual(first)
  })

  // BASE-17
  it('is refused if the key was used for another request', async () => {
    await write('taken', 'One')
    const refused = await write('taken', 'Two')
    expect([refused.status, codeOf(refused)]).toEqual([422, 'idempotency-key-reused'])
    const elsewhere = await call(employer, 'PUT', `/v0/messages/${conversation}`, 'taken')
    expect(elsewhere.status).toBe(422)
  })

  it('is separate per account', async () => {
    const own = await write('shared', 'From both')
    const other = await write('shared', 'From both', contractor)
    expect(other.status).toBe(201)
    expect(other.text).not.toBe(own.text)
  })

  it('is executed once among concurrent repeats', async () => {
    const before = await messageCount()
    const many = await Promise.all(Array.from({ length: 20 }, () => write('at once', 'All together')))
    const done = many.filter(({ status }) => status === 201)
    expect(done.length).toBeGreaterThan(0)
    expect(new Set(done.map(({ text }) => text)).size).toBe(1)
    for (const waiting of many.filter(({ status }) => status !== 201)) {
      expect([waiting.status, codeOf(waiting), waiting.retryAfter]).toEqual([409, 'still-running', '1'])
    }
    expect(await messageCount()).toBe(before + 1)
    expect((await write('at once', 'All together')).text).toBe(done[0]?.text)
  })

  // BASE-19
  it('is executed again after a failure', async () => {
    const viewer = await addColleague(server, employer, { email: 'viewer@kestrel.example', role: 'viewer' })
    const body = { recipient_uuid: contractor.uuid, offer_content: { ...offer, rate: 0 } }
    expect((await call(viewer, 'POST', '/v0/conversations', 'again', body)).status).toBe(403)
    const refused = await call(employer, 'POST', '/v0/conversations', 'again', body)
    expect(refused.status).toBe(422)
    const mended = { ...body, offer_content: offer }
    expect((await call(employer, 'POST', '/v0/conversations', 'again', mended)).status).toBe(409)
    expect(await server.knex('idempotencyKeys').where({ key: 'again' })).toEqual([])
  })

  it('refuses an overlong key', async () => {
    expect((await write('x'.repeat(201), 'Hello')).status).toBe(422)
  })

  it('is a new call after a day, when the key has expired', async () => {
    const before = await messageCount()
    await write('daily', 'Good morning')
    await server.advance('PT24H1M')
    expect(await server.knex('idempotencyKeys')).toEqual([])
    expect((await write('daily', 'Good morning')).status).toBe(201)
    expect(await messageCount()).toBe(before + 2)
  })
})
