import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createWebhookSender } from './create-webhook-sender.ts'
import { isPublicAddress, lookUpPublic } from './public-addresses.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})
const listen = async (answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks?a=b`
}
const at = new Date('2026-03-02T09:00:00.500Z')
const secret = `whsec_${Buffer.from('a key of some length').toString('base64')}`
const message = (url: string) => ({ id: 'msg-1', url, secret, at, body: '{"type":"ping","text":"é"}' })
const sender = createWebhookSender({ allowsLoopback: true, timeoutMs: 300 })

// NOTE-28
describe('a message to a receiver', () => {
  it('is signed by the scheme Standard Webhooks', async () => {
    let heard: { headers: IncomingMessage['headers']; body: string; url: string | undefined } | null = null
    const url = await listen(async (request, response) => {
      let body = ''
      for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
      heard = { headers: request.headers, body, url: request.url }
      response.writeHead(204).end()
    })
    expect(await sender.send(message(url))).toEqual({ status: 204, answer: '' })
    const expected = createHmac('sha256', 'a key of some length')
      .update('msg-1.1772442000.{"type":"ping","text":"é"}')
      .digest('base64')
    expect(heard).toMatchObject({
      url: '/hooks?a=b',
      body: '{"type":"ping","text":"é"}',
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'msg-1',
        'webhook-timestamp': '1772442000',
        'webhook-signature': `v1,${expected}`,
      },
    })
  })

  it('has a secret of 256 bits', () => {
    const made = sender.createSecret()
    expect(Buffer.from(made.replace('whsec_', ''), 'base64')).toHaveLength(32)
    expect(sender.createSecret()).not.toBe(made)
  })

  it('reports what the receiver answers, of a long answer the beginning', async () => {
    const url = await listen((_, response) => response.writeHead(500).end('x'.repeat(100_000)))
    const { answer, status } = await sender.send(message(url))
    expect([status, answer.length < 100_000]).toEqual([500, true])
  })
})

// NOTE-31
describe('a receiver', () => {
  it('that redirects is not followed', async () => {
    let calls = 0
    const target = await listen((_, response) => {
      calls += 1
      response.end()
    })
    const url = await listen((_, response) => response.writeHead(307, { location: target }).end())
    expect(await sender.send(message(url))).toMatchObject({ status: 307 })
    expect(calls).toBe(0)
  })

  it('that does not answer is given up in time', async () => {
    const url = await listen(() => undefined)
    expect(await sender.send(message(url))).toEqual({ status: null, answer: 'No answer in time' })
  })

  it.each(['https://1.2.3.999/', 'https://hooks.example:99999/'])(
    'whose address %s is none is reported',
    async (url) => {
      expect(await sender.send(message(url))).toEqual({ status: null, answer: 'The address cannot be read' })
    },
  )

  it('that is away is reported', async () => {
    expect(await sender.send(message('http://127.0.0.1:9/'))).toMatchObject({
      status: null,
      answer: expect.stringContaining('ECONNREFUSED'),
    })
  })

  it.each([
    'http://127.0.0.1:80/',
    'http://hooks.example/',
    'https://127.0.0.1/',
    'https://10.1.2.3/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://2130706433/',
    'https://localhost/',
  ])('at %s is not called', async (url) => {
    const strict = createWebhookSender({ allowsLoopback: false, timeoutMs: 1_000 })
    expect(await strict.send(message(url))).toMatchObject({ status: null, answer: expect.stringMatching(/not/) })
  })

  it('is called only if all its addresses are public', async () => {
    for (const address of ['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])
      expect([address, isPublicAddress(address)]).toEqual([address, true])
    for (const address of ['127.0.0.1', '192.168.1.1', '100.64.0.1', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', 'x'])
      expect([address, isPublicAddress(address)]).toEqual([address, false])
    const refused = await new Promise<Error | null>((resolve) =>
      lookUpPublic('localhost', {}, (error) => resolve(error)),
    )
    expect(refused?.message).toContain('not one of the public internet')
  })
})
