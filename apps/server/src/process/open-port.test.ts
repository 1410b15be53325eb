import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { openPort, type OpenPort } from './open-port.ts'

const opened: OpenPort[] = []
const open = async (port: number): Promise<OpenPort> => {
  const made = await openPort('127.0.0.1', port)
  opened.push(made)
  return made
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((port) => port.close()))
})

it('responds 503 with Retry-After until the product is ready', async () => {
  const { url, server, ready } = await open(0)
  const early = await fetch(url)
  expect(early.status).toBe(503)
  expect(early.headers.get('retry-after')).toBe('2')
  server.on('request', (_, response) => response.end('here'))
  ready()
  expect(await (await fetch(url)).text()).toBe('here')
})

it('reports a taken port, and what to do', async () => {
  const { url } = await open(0)
  const port = Number(new URL(url).port)
  await expect(openPort('127.0.0.1', port)).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`)
})

it('finishes requests in flight, and accepts no new ones', async () => {
  const { url, server, ready, finish } = await open(0)
  const received = Promise.withResolvers<ServerResponse>()
  server.on('request', (_, response) => received.resolve(response))
  ready()
  const answer = fetch(url)
  const response = await received.promise
  const finished = finish(60_000)
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  response.end('answered')
  expect(await (await answer).text()).toBe('answered')
  await finished
})

// BASE-59
it('keeps an idle connection longer than proxies keep theirs', async () => {
  const { url } = await open(0)
  const agent = new Agent({ keepAlive: true })
  const answer = await new Promise<IncomingMessage>((resolve) => get(url, { agent }, resolve))
  agent.destroy()
  const [, seconds] = /timeout=(\d+)/.exec(String(answer.headers['keep-alive'])) ?? []
  expect(Number(seconds)).toBeGreaterThan(120)
})

// BASE-29
it('closes a kept connection after its response, and cuts one that is not answered in time', async () => {
  const { url, server, ready, finish } = await open(0)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const responses: ServerResponse[] = []
  const two = Promise.withResolvers<void>()
  server.on('request', (_, response) => {
    responses.push(response)
    if (responses.length === 2) two.resolve()
  })
  ready()
  const kept = new Promise<IncomingMessage>((resolve) => get(url, { agent }, resolve))
  const unanswered = fetch(url)
  await two.promise
  const finished = finish(500)
  responses[0]?.end('answered')
  expect((await kept).headers.connection).toBe('close')
  await expect(unanswered).rejects.toThrow('fetch failed')
  await finished
})
