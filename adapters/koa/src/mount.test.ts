import { describe, expect, it } from 'vitest'
import { fakeClock, fakeIdempotencyKeys, TEST_NOW } from '@guildhall/domain/testing'
import { err, ok } from '@guildhall/domain/shared'
import Koa from 'koa'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sampleRoutes } from '../testing/sample-routes.ts'
import type { Handlers } from './handler.ts'
import { errors } from './middleware/errors.ts'
import { mount, type MountDeps } from './mount.ts'

const deps: MountDeps = {
  publicUrl: 'http://guildhall.test',
  clock: fakeClock(TEST_NOW),
  idempotencyKeys: fakeIdempotencyKeys(),
  rateLimits: { consume: async () => undefined, count: async () => null },
  useCases: {
    authenticate: async () => null,
    authenticateOperator: async () => null,
    authenticateSignedToken: async () => null,
  },
}
const handlers: Handlers<typeof sampleRoutes> = {
  greet: async ({ params }) => ok({ bookmarked: params.userUuid === 'Ana B', secret: 'x' }),
  leave: async () => err('not-there', { until: 'tomorrow', retryAfterSeconds: 7 }),
}

const ask = async (method: string, path: string): Promise<Response> => {
  const app = new Koa()
  const silent = { error: () => undefined, warn: () => undefined }
  app.use(errors(silent)).use(mount(sampleRoutes, handlers, deps).routes())
  const answer = app.callback()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method })
  await new Promise((resolve) => server.close(resolve))
  return response
}

describe('mount', () => {
  // API-3
  it('returns only what the schema declares', async () => {
    const response = await ask('GET', '/v0/greetings/Ana%20B')
    expect(await response.json()).toEqual({ bookmarked: true })
  })

  // API-10
  it('responds to a declared problem with its status, message and details', async () => {
    const response = await ask('DELETE', '/v0/greetings/Ana')
    expect([response.status, response.headers.get('retry-after')]).toEqual([404, '7'])
    expect(await response.json()).toEqual({ message: 'Not there.', code: 'not-there', details: { until: 'tomorrow' } })
  })

  it('refuses a table with two routes at one path', () => {
    const twice = { ...sampleRoutes, again: sampleRoutes.greet }
    expect(() => mount(twice, { ...handlers, again: handlers.greet }, deps)).toThrow('Two calls at GET /v0/greetings/:')
  })
})
