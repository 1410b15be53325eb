import { type Collector, startCollector } from '@guildhall/traces-opentelemetry/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { askGraphql } from './support/graphql.ts'
import { bearerHeader } from './support/every-route.ts'
import { listen } from './support/listen.ts'
import { openConversation } from './support/offer.ts'
import { PASSWORD, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'
import { callerSpan, listAncestors, sendTracedMessage, tracedBy, waitForSpan } from './support/traces.ts'
import { waitFor } from './support/wait-for.ts'

const MESSAGE = 'The quince tree behind the chapel'
const EMAILS = ['perpetua@kestrel.example', 'thandeka@example.com']

// BASE-54
describe('traces', () => {
  const lines: string[] = []
  let collector: Collector
  let server: TestServer
  let employer: Person
  let contractor: Person
  let conversation: string

  beforeAll(async () => {
    collector = await startCollector()
    const environment = { ...tracedBy(collector), OTEL_SERVICE_NAME: 'guildhall-test', LOG_LEVEL: 'debug' }
    server = await startTestServer(environment, { onLog: (line) => void lines.push(line) })
    employer = await completeEmployer(server, { email: 'perpetua@kestrel.example', lastName: 'Windlestraw' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    conversation = await openConversation(employer, contractor)
    await server.settle()
  })
  afterAll(async () => {
    // One test makes a call fail.
    await server.stop().catch(() => undefined)
    await collector.stop()
  })

  it('have one id from a request to the event that reaches the other person', async () => {
    const caller = callerSpan()
    const listener = listen(contractor.session)
    await listener.waitForEvent(({ type }) => type === 'ready')
    const sent = await sendTracedMessage(server, { ...caller, conversation, message: MESSAGE, person: employer })
    expect(sent.status).toBe(201)
    await listener.waitForEvent(({ type }) => type === 'message-sent')
    await listener.close()
    await server.settle()

    const find = (name: string) => waitForSpan(collector, caller.traceId, name)
    const request = await find('POST /v0/messages')
    expect(request).toMatchObject({
      parentSpanId: caller.spanId,
      kind: 2,
      hasFailed: false,
      attributes: {
        'http.route': '/v0/messages',
        'http.response.status_code': 201,
        'guildhall.request.id': sent.headers.get('x-request-id'),
      },
      resource: { 'service.name': 'guildhall-test' },
    })
    const statement = await find('add-message')
    expect(statement.attributes).toMatchObject({ 'db.system.name': 'postgresql', 'db.operation.name': 'UPDATE' })
    expect(statement.attributes['db.query.text']).toMatch(/insert into messages [^;]*\$\d/)
    expect(listAncestors(collector, statement)).toEqual(['transaction', 'POST /v0/messages'])
    // The notification of the message is published too, from a reaction of its own.
    await waitForSpan(collector, caller.traceId, 'process channel', [
      'publish channel',
      'process reaction-channel',
      'transaction',
      'POST /v0/messages',
    ])
    expect((await find('process reaction-channel')).attributes).toMatchObject({
      'guildhall.event.type': 'message-sent',
      'guildhall.attempt': 1,
    })
  })

  it('have one id from a sign-up to its mail', async () => {
    const mail = await waitFor('the mail', () => collector.spans.find(({ name }) => name === 'send mail') ?? null)
    const request = await waitForSpan(collector, mail.traceId, 'POST /v0/auth/register')
    expect(request.parentSpanId).toBeNull()
    expect(listAncestors(collector, mail)).toEqual(['process reaction-mail', 'transaction', 'POST /v0/auth/register'])
    expect(mail.attributes).toMatchObject({ 'guildhall.mail.kind': expect.any(String) })
  })

  it('tell the name of a GraphQL operation, and the statements below it', async () => {
    const { traceId, traceparent } = callerSpan()
    const headers = { ...bearerHeader(employer.token), traceparent }
    await askGraphql(server, headers, 'query Team { team { __typename } }')
    const operation = await waitForSpan(collector, traceId, 'graphql query')
    expect(operation.attributes).toMatchObject({ 'graphql.operation.name': 'Team' })
    expect(listAncestors(collector, operation)).toEqual(['POST /graphql'])
    expect(collector.spans.some(({ parentSpanId }) => parentSpanId === operation.spanId)).toBe(true)
  })

  it('are named by log lines', async () => {
    const { traceId, traceparent } = callerSpan()
    await server.request('/v0/user', { headers: { ...bearerHeader(employer.token), traceparent } })
    const logged = lines.map((line) => JSON.parse(line) as { msg: string; traceId?: string; route?: string })
    expect(logged.find((line) => line.traceId === traceId)).toMatchObject({ msg: 'request', route: '/v0/user' })
  })

  it('have the error of a request that fails, without the values of its statement', async () => {
    const { traceId, traceparent } = callerSpan()
    await server.knex.raw('alter table sessions rename to sessions_away')
    const failed = await server.request('/v0/user', { headers: { ...bearerHeader(employer.token), traceparent } })
    await server.knex.raw('alter table sessions_away rename to sessions')
    expect(failed.status).toBe(500)
    const request = await waitForSpan(collector, traceId, 'GET /v0/user')
    expect(request).toMatchObject({ hasFailed: true, attributes: { 'http.response.status_code': 500 } })
    const statement = collector.spans.find((span) => span.parentSpanId === request.spanId && span.hasFailed)
    for (const span of [request, statement])
      expect(span?.events).toMatchObject([
        { name: 'exception', attributes: { 'exception.message': 'SQLSTATE 42P01', 'exception.type': 'error' } },
      ])
  })

  it('begin anew after a header that is none', async () => {
    await server.request('/v0/lists/industries', { headers: { traceparent: 'nonsense' } })
    const request = await waitFor(
      'the span',
      () => collector.spans.find(({ name }) => name === 'GET /v0/lists/:list') ?? null,
    )
    expect(request.parentSpanId).toBeNull()
  })

  it('leave out what machines ask every few seconds', async () => {
    await server.request('/healthz')
    await server.request('/v0/retention')
    await waitFor('a later span', () => collector.spans.find(({ name }) => name === 'GET /v0/retention') ?? null)
    expect(collector.bodies.join('')).not.toContain('healthz')
  })

  it('have nothing of what people write, and nobody’s name, address or token', () => {
    const text = collector.bodies.join('')
    expect(text.length).toBeGreaterThan(10_000)
    const secrets = [MESSAGE, ...EMAILS, PASSWORD, 'Windlestraw', 'Kestrel', employer.token, contractor.token]
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    for (const uuid of [employer.uuid, contractor.uuid, conversation]) expect(text).not.toContain(uuid)
  })
})
