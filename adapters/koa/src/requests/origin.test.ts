import Koa, { type Context } from 'koa'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { isForeignOrigin, isForeignPage, isOwnNavigation, isOwnOrigin, readCountryCode, readOrigin } from './origin.ts'

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

const context = (host: string, headers: Readonly<Record<string, string>> = {}): Context =>
  ({ host, protocol: 'http', get: (name: string) => headers[name] ?? '' }) as unknown as Context

describe('the origin of the product', () => {
  // IDEN-22
  it('is the configured one for its host and for none, else the one that was asked for', () => {
    for (const host of ['', 'hire.example']) expect(readOrigin(context(host), publicUrl)).toBe(publicUrl)
    expect(readOrigin(context('jobs.example:8080'), publicUrl)).toBe('http://jobs.example:8080')
  })

  // IDEN-16
  it('is ours where it is configured or asked for, and of nobody else', () => {
    const from = (Origin: string) => isOwnOrigin(context('jobs.example', { Origin }), publicUrl)
    for (const origin of [publicUrl, 'http://jobs.example']) expect(from(origin)).toBe(true)
    for (const origin of ['', 'null', 'http://hire.example', 'https://evil.example']) expect(from(origin)).toBe(false)
  })

  // API-32
  it('is checked for sockets of pages, not of other clients', () => {
    expect(isForeignPage(undefined, 'jobs.example', publicUrl)).toBe(false)
    expect(isForeignPage(publicUrl, 'jobs.example', publicUrl)).toBe(false)
    expect(isForeignPage('https://evil.example', 'jobs.example', publicUrl)).toBe(true)
    expect(isForeignPage('', 'jobs.example', publicUrl)).toBe(true)
  })

  it('is foreign where a page names another one, and where none is named it is not', () => {
    expect(isForeignOrigin(context('jobs.example'))).toBe(false)
    expect(isForeignOrigin(context('jobs.example', { Origin: 'http://jobs.example' }))).toBe(false)
    expect(isForeignOrigin(context('jobs.example', { Origin: 'http://evil.example' }))).toBe(true)
  })
})

it('reads the country of the first language that has one', () => {
  const of = (languages: string) => readCountryCode(context('', { 'Accept-Language': languages }))
  expect([of('en-ZA'), of('en, zh-Hant-TW;q=0.9, en-US'), of('en'), of('')]).toEqual(['ZA', 'TW', null, null])
})
