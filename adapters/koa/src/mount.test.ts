import { describe, expect, it } from 'vitest'
import { anEmployerActor, fakeClock, fakeIdempotencyKeys, TEST_NOW } from '@guildhall/domain/testing'
import { err, ok, type Failure } from '@guildhall/domain/shared'
import Koa from 'koa'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Route, routes } from '@guildhall/rest-contract'
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
    authenticateViewer: async () => null,
  },
}
const handlers: Handlers<typeof sampleRoutes> = {
  greet: async ({ params }) => ok({ bookmarked: params.userUuid === 'Ana B', secret: 'x' }),
  leave: async () => err('not-there', { until: 'tomorrow', retryAfterSeconds: 7 }),
}

const serve = async (
  routing: ReturnType<typeof mount>,
  path: string,
  init: RequestInit,
  before: Koa.Middleware = (_, next) => next(),
): Promise<Response> => {
  const app = new Koa()
  const silent = { error: () => undefined, warn: () => undefined }
  app.use(errors(silent)).use(before).use(routing.routes())
  const answer = app.callback()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return response
}
const ask = (method: string, path: string): Promise<Response> =>
  serve(mount(sampleRoutes, handlers, deps), path, { method })

/** Asks a call with other properties of its route, another handler or other dependencies. */
const askGreeting = (
  {
    route = {},
    greet = handlers.greet,
    use = {},
  }: {
    readonly route?: Partial<Route>
    readonly greet?: typeof handlers.greet
    readonly use?: Partial<MountDeps>
  },
  init: RequestInit = {},
  before?: Koa.Middleware,
): Promise<Response> => {
  const table = { ...sampleRoutes, greet: { ...sampleRoutes.greet, ...route } as typeof sampleRoutes.greet }
  const method = route.method ?? 'GET'
  return serve(
    mount(table, { ...handlers, greet }, { ...deps, ...use }),
    '/v0/greetings/Ana',
    { method, ...init },
    before,
  )
}
const failing =
  (failure: Failure<string>): typeof handlers.greet =>
  async () =>
    failure as never

describe('mount', () => {
  // API-3
  it('returns only what the schema declares', async () => {
    const response = await ask('GET', '/v0/greetings/Ana%20B')
    expect(await response.json()).toEqual({ bookmarked: true })
  })

  it('writes any characters, and a lone surrogate, as JSON in UTF-8', async () => {
    const text = 'naïve – “ほ” 😀 \ud800'
    const route = { success: { status: 200, body: { parse: (value: unknown) => value } } } as never
    const response = await askGreeting({ route, greet: async () => ok({ text }) as never })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.equals(Buffer.from(JSON.stringify({ text })))).toBe(true)
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
  })

  // API-10
  it('responds to a declared problem with its status, message and details', async () => {
    const response = await ask('DELETE', '/v0/greetings/Ana')
    expect([response.status, response.headers.get('retry-after')]).toEqual([404, '7'])
    expect(await response.json()).toEqual({ message: 'Not there.', code: 'not-there', details: { until: 'tomorrow' } })
  })

  // API-10
  it('responds to the general problems of the domain, with the first message of a field', async () => {
    const answer = async (failure: Failure<string>) => {
      const response = await askGreeting({ greet: failing(failure) })
      return [response.status, await response.json()]
    }
    expect(await answer(err('forbidden'))).toMatchObject([403, { code: 'forbidden' }])
    expect(await answer(err('not-verified'))).toMatchObject([403, { code: 'email-not-verified' }])
    const errors = { name: ['Value is required', 'Value is too short'] }
    expect(await answer(err('invalid', { ...errors, count: 3 }))).toMatchObject([
      422,
      { code: 'invalid', message: 'Value is required', errors },
    ])
    expect(await answer(err('invalid'))).toMatchObject([422, { code: 'invalid', message: expect.any(String) }])
    expect(await answer(err('invalid', { name: [] }))).toMatchObject([422, { message: expect.any(String) }])
    expect((await answer(err('unheard-of')))[0]).toBe(500)
  })

  // MOD-24
  it('hides the calls of operators from those who stopped being one', async () => {
    const operator = { operatorUuid: 'o', sessionUuid: 's', role: 'superadmin', mustSetUpTwoFactor: false } as const
    const useCases = { ...deps.useCases, authenticateOperator: async () => operator }
    const answer = async (problem: string) => {
      const of = { greet: failing(err(problem)), route: { access: 'operator' } as const, use: { useCases } }
      return (await askGreeting(of, { headers: { cookie: 'staff_session=s' } })).status
    }
    expect([await answer('forbidden'), await answer('unauthenticated'), await answer('invalid')]).toEqual([
      404, 404, 422,
    ])
  })

  // BASE-19
  it('stores no answer that sets a cookie', async () => {
    const kept: string[] = []
    const idempotencyKeys = { ...fakeIdempotencyKeys(), saveResponse: async () => void kept.push('kept') }
    const useCases = { ...deps.useCases, authenticate: async () => anEmployerActor() }
    const send = (greet: typeof handlers.greet) =>
      askGreeting(
        { greet, route: { method: 'POST', access: 'session' }, use: { idempotencyKeys, useCases } },
        { headers: { authorization: 'Bearer a', 'idempotency-key': 'k' } },
      )
    await send(async () => ({ ...ok({ bookmarked: true, secret: 'x' }), cookie: null }))
    expect(kept).toEqual([])
    await send(async () => ok({ bookmarked: true, secret: 'x' }))
    expect(kept).toEqual(['kept'])
  })

  // API-10
  it('refuses too large a body in the words of the route, if it has some', async () => {
    const declared = { problems: { 'too-large': { status: 413 as const, message: 'Too much of a greeting.' } } }
    const post = { method: 'POST', body: routes.logIn.body } as const
    const send = async (route: Partial<Route>, body: string) => {
      const response = await askGreeting(
        { route: { ...post, ...route } },
        { headers: { 'content-type': 'application/json' }, body },
      )
      return [response.status, ((await response.json()) as { readonly message: string }).message]
    }
    const large = JSON.stringify({ email: 'x'.repeat(3_000_000) })
    expect(await send(declared, large)).toEqual([413, 'Too much of a greeting.'])
    const [status, message] = await send({}, large)
    expect([status, message === 'Too much of a greeting.']).toEqual([413, false])
    expect((await send(declared, '{'))[0]).toBe(400)
  })

  it('has no Retry-After where the problem says no time', async () => {
    const leave = async () => err('not-there', { retryAfterSeconds: 'soon' })
    const response = await serve(mount(sampleRoutes, { ...handlers, leave }, deps), '/v0/greetings/Ana', {
      method: 'DELETE',
    })
    expect([response.status, response.headers.get('retry-after')]).toEqual([404, null])
  })

  it('gives the handler the key of the request, else its id', async () => {
    const keys: string[] = []
    const greet: typeof handlers.greet = async ({ facts }) => {
      keys.push(facts.key)
      return ok({ bookmarked: true, secret: 'x' })
    }
    const withId: Koa.Middleware = (ctx, next) => {
      ctx.set('X-Request-Id', 'request-7')
      return next()
    }
    await askGreeting({ greet }, { headers: { 'idempotency-key': 'mine' } }, withId)
    await askGreeting({ greet }, {}, withId)
    expect(keys).toEqual(['mine', 'request-7'])
  })

  it('gives the handler the tickets of the browser, and no sign-up beside a session', async () => {
    const seen: unknown[] = []
    const greet: typeof handlers.greet = async ({ facts }) => {
      seen.push([facts.externalTicket, facts.signUpToken, facts.replacedToken])
      return ok({ bookmarked: true, secret: 'x' })
    }
    for (const cookie of ['', 'sign_up_browser=s', 'external_ticket=t; sign_up_browser=s; access_token=a']) {
      await askGreeting({ greet }, { headers: { cookie } })
    }
    expect(seen).toEqual([
      [null, null, null],
      [null, 's', null],
      ['t', null, 'a'],
    ])
  })

  it('replaces no session of a caller who is signed in', async () => {
    const seen: unknown[] = []
    const greet: typeof handlers.greet = async ({ facts }) => {
      seen.push([facts.token, facts.replacedToken])
      return ok({ bookmarked: true, secret: 'x' })
    }
    const useCases = { ...deps.useCases, authenticate: async () => anEmployerActor() }
    await askGreeting(
      { greet, route: { access: 'session' }, use: { useCases } },
      { headers: { cookie: 'access_token=a' } },
    )
    expect(seen).toEqual([['a', null]])
  })

  // API-9
  it('counts a call for its address, and for its caller once that is known', async () => {
    const counted: string[] = []
    const rateLimits = { ...deps.rateLimits, consume: async (_: unknown, who: string) => void counted.push(who) }
    const actor = anEmployerActor()
    const useCases = { ...deps.useCases, authenticate: async () => actor }
    await askGreeting({ use: { rateLimits } })
    await askGreeting(
      { route: { access: 'session' }, use: { rateLimits, useCases } },
      { headers: { authorization: 'Bearer a' } },
    )
    expect(counted).toEqual(['127.0.0.1', '127.0.0.1', actor.accountUuid])
  })

  // IDEN-16
  it('refuses a public POST from the page of another site, and nothing else of it', async () => {
    const foreign = { headers: { origin: 'https://evil.example' } }
    const post = { method: 'POST' } as const
    expect((await askGreeting({ route: post }, foreign)).status).toBe(403)
    expect((await askGreeting({ route: post }, { headers: { origin: 'http://guildhall.test' } })).status).toBe(200)
    expect((await askGreeting({ route: post })).status).toBe(200)
    expect((await askGreeting({}, foreign)).status).toBe(200)
    const useCases = { ...deps.useCases, authenticate: async () => anEmployerActor() }
    const signedIn = { headers: { ...foreign.headers, authorization: 'Bearer a' } }
    expect((await askGreeting({ route: { ...post, access: 'session' }, use: { useCases } }, signedIn)).status).toBe(200)
  })

  it('passes the cursor of the next page on', async () => {
    const greet: typeof handlers.greet = async () => ({ ...ok({ bookmarked: true, secret: 'x' }), nextCursor: 'c2' })
    expect((await askGreeting({ greet })).headers.get('x-next-cursor')).toBe('c2')
    expect((await askGreeting({})).headers.get('x-next-cursor')).toBeNull()
  })

  it('refuses a table with two routes at one path', () => {
    const twice = { ...sampleRoutes, again: sampleRoutes.greet }
    expect(() => mount(twice, { ...handlers, again: handlers.greet }, deps)).toThrow('Two calls at GET /v0/greetings/:')
  })
})
