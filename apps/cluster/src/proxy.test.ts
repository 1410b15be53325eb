import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBackends, type Backends } from './backends.ts'
import { type Proxy, startProxy } from './proxy.ts'

let requests: Backends
let sockets: Backends
let proxy: Proxy
const servers: Server[] = []

const addServer = async (listener: RequestListener): Promise<{ readonly url: string; stop(): Promise<void> }> => {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  requests.add({ url, healthUrl: url })
  return { url, stop: () => new Promise((resolve) => void server.close(() => resolve())) }
}
const named =
  (name: string): RequestListener =>
  (_, response) =>
    void response.end(name)
const ask = async (count: number): Promise<readonly string[]> => {
  const answers: string[] = []
  for (let number = 0; number < count; number += 1) {
    const response = await fetch(proxy.url, { method: 'POST', body: 'what', redirect: 'error' })
    answers.push(response.ok ? await response.text() : String(response.status))
  }
  return answers.toSorted()
}

beforeEach(async () => {
  requests = createBackends()
  sockets = createBackends()
  proxy = await startProxy({ host: '127.0.0.1', port: 0, requests, sockets })
})
afterEach(async () => {
  requests.close()
  sockets.close()
  await proxy.close()
  for (const server of servers.splice(0)) server.close()
})

// BASE-32
describe('the proxy', () => {
  it('asks the processes in turns', async () => {
    await addServer(named('one'))
    await addServer(named('two'))
    expect(await ask(4)).toEqual(['one', 'one', 'two', 'two'])
  })

  it('asks the next one if one refuses the connection, also with a body', async () => {
    const gone = await addServer(named('gone'))
    await addServer(named('one'))
    await gone.stop()
    expect(await ask(4)).toEqual(['one', 'one', 'one', 'one'])
  })

  it('asks one that is away rather than none, and refuses if all refuse', async () => {
    const only = await addServer(named('only'))
    requests.take()?.reportAway()
    expect(await ask(1)).toEqual(['only'])
    await only.stop()
    expect(await ask(1)).toEqual(['503'])
  })

  it('asks no more who is drained, and lets requests end', async () => {
    const begun = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    const old = await addServer(async (_, response) => {
      begun.resolve()
      await answered.promise
      response.end('old')
    })
    const slow = ask(1)
    await begun.promise
    await addServer(named('new'))
    const drained = requests.drain(old.url, 60_000)
    expect(await ask(2)).toEqual(['new', 'new'])
    answered.resolve()
    expect(await slow).toEqual(['old'])
    await drained
  })

  it('passes on who asked, and believes nothing that the client says of it', async () => {
    await addServer((request, response) => void response.end(JSON.stringify(request.headers)))
    const headers = { 'x-forwarded-for': '1.2.3.4', forwarded: 'for=1.2.3.4', 'x-own': 'kept' }
    const response = await fetch(proxy.url, { headers, redirect: 'error' })
    const received: unknown = await response.json()
    expect(received).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-own': 'kept', host: new URL(proxy.url).host })
    expect(received).not.toHaveProperty('forwarded')
  })
})
