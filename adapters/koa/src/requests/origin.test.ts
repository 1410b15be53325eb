import Koa from 'koa'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { isOwnNavigation } from './origin.ts'

const publicUrl = 'https://hire.example'
const own = `${publicUrl}/login`

/** Whether the server takes a request with these headers for a navigation of its own. */
const isOwn = async (headers: Readonly<Record<string, string>>): Promise<boolean> => {
  const app = new Koa()
  app.use((ctx) => void (ctx.body = String(isOwnNavigation(ctx, publicUrl))))
  const server = createServer(app.callback()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers })
  server.close()
  return (await answer.text()) === 'true'
}

// IDEN-56
describe('a navigation is our own', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site', referer: own }, false],
    [{ 'sec-fetch-site': 'cross-site', referer: own }, false],
    [{ 'sec-fetch-site': 'something-new', referer: own }, false],
    [{ referer: own }, true],
    [{ referer: 'https://hire.example.evil.example/login' }, false],
    [{ referer: 'nonsense' }, false],
    [{}, false],
  ])('with %j: %s', async (headers, expected) => {
    expect(await isOwn(headers)).toBe(expected)
  })
})
