import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { openConversation } from './support/offer.ts'
import type { Person } from './support/people.ts'
import { NO_RATE_LIMITS, startTestServer, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'
import { waitFor } from './support/wait-for.ts'

interface Heard {
  readonly id: string
  readonly isSigned: boolean
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

let server: TestServer
let receiver: Server
let employer: Person
let contractor: Person
let secret = ''
let answer = 204
const heard: Heard[] = []
const tried: string[] = []

const isSigned = (id: string, timestamp: string, body: string, signature: string): boolean => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
    const header = (name: string): string => String(request.headers[`webhook-${name}`])
    tried.push(header('id'))
    if (answer === 204) {
      const { data, type } = JSON.parse(body) as Pick<Heard, 'data' | 'type'>
      heard.push({
        id: header('id'),
        isSigned: isSigned(header('id'), header('timestamp'), body, header('signature')),
        type,
        data,
      })
    }
    response.writeHead(answer).end()
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  server = await startTestServer({ DEV_TOOLS: 'on' }, { rateLimits: NO_RATE_LIMITS })
  employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
  contractor = await completeContractor(server, { email: 'thandeka@example.com' })
  await server.settle()
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`
  const added = await employer.api.addWebhook({ body: { url, events: ['request.accepted', 'message.sent'] } })
  secret = unwrap(added).secret
})
afterAll(async () => {
  await server.stop()
  receiver.close().closeAllConnections()
})

const hear = (type: string): Promise<Heard> =>
  waitFor(type, () => heard.find((message) => message.type === type) ?? null)

// NOTE-28, NOTE-29
describe('a service of a company', () => {
  it('hears that a request was accepted and a message sent, signed with its secret', async () => {
    const conversation = await openConversation(employer, contractor)
    expect(await hear('request.accepted')).toMatchObject({
      isSigned: true,
      data: { conversationUuid: conversation, contractorUuid: contractor.uuid, senderUuid: employer.uuid },
    })
    unwrap(await contractor.api.sendMessage({ body: { conversation_uuid: conversation, message: 'A private word' } }))
    const message = await hear('message.sent')
    expect(message).toMatchObject({ isSigned: true, data: { conversationUuid: conversation, from: 'contractor' } })
    expect(JSON.stringify(heard)).not.toContain('A private word')
  })

  it('that is away hears it with the same id when it is back', async () => {
    const [webhook] = unwrap(await employer.api.listWebhooks()).webhooks
    const params = { id: webhook?.uuid ?? '' }
    answer = 503
    heard.length = 0
    tried.length = 0
    const [entry] = unwrap(await employer.api.listConversations()).conversations
    unwrap(await contractor.api.sendMessage({ body: { conversation_uuid: entry?.uuid ?? '', message: 'Again' } }))
    const id = await waitFor('an attempt', () => tried[0] ?? null)
    const pending = await waitFor('the failed attempt', async () => {
      const { deliveries } = unwrap(await employer.api.listWebhookDeliveries({ params }))
      return deliveries.find(({ answerStatus, uuid }) => uuid === id && answerStatus === 503) ?? null
    })
    expect(pending).toMatchObject({ status: 'pending', attempts: 1 })
    answer = 204
    await server.knex('webhookDeliveries').where({ uuid: id }).update({ nextAttemptAt: new Date() })
    const resent = unwrap(await employer.api.resendWebhookDelivery({ params: { ...params, delivery: id } }))
    expect(resent).toMatchObject({ uuid: id, status: 'delivered', answerStatus: 204 })
    expect(heard.map((message) => [message.id, message.isSigned])).toEqual([[id, true]])
  })

  it('of another company hears nothing of it', async () => {
    const stranger = await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
    const [webhook] = unwrap(await employer.api.listWebhooks()).webhooks
    expect(unwrap(await stranger.api.listWebhooks()).webhooks).toEqual([])
    expect(await stranger.api.listWebhookDeliveries({ params: { id: webhook?.uuid ?? '' } })).toMatchObject({
      status: 404,
    })
  })
})
