import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '@guildhall/domain/identity'
import { anAccount, erik, ravi, thandi } from '@guildhall/domain/testing'
import { routes } from '@guildhall/rest-contract'
import type { Route } from '@guildhall/rest-contract'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

const unverified = anAccount({
  uuid: '01900000-0000-7000-8000-0000000000aa',
  email: 'new@example.com',
  emailVerifiedAt: null,
})
const OURS = { origin: 'http://guildhall.test' }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ accounts: [unverified] })
})
afterAll(() => app.stop())

const withCookie = async (headers: Record<string, string> = {}) => ({
  headers: { cookie: `access_token=${await app.signIn(thandi)}`, ...headers },
})

const searchKeyOf = async (person: Account): Promise<string> => {
  const { body } = await app.request('GET', '/v0/session', { as: person })
  return (body['search'] as { apiKey: string }).apiKey
}

describe('access', () => {
  const closed = Object.entries<Route>(routes).filter(([, { access }]) => access !== 'public' && access !== 'signed')
  const at = (path: string) => path.replace(/:[A-Za-z]+/g, '01900000-0000-7000-8000-000000000001')

  // API-6
  it.each(closed.filter(([, { access }]) => access !== 'search-key' && access !== 'operator'))(
    '%s: nobody gets 401 Unauthenticated.',
    async (_name, { method, path, withoutToken }) => {
      const { body, status } = await app.request(method, at(path))
      expect({ status, message: body['message'], code: body['code'] }).toEqual({
        status: 401,
        message: withoutToken ?? 'Unauthenticated.',
        code: 'unauthenticated',
      })
    },
  )

  // MOD-24
  it.each(closed.filter(([, { access }]) => access === 'operator'))(
    '%s: does not exist for a visitor',
    async (_name, { method, path }) => {
      expect((await app.request(method, at(path))).status).toBe(404)
    },
  )

  it.each(closed.filter(([, { access }]) => access === 'session'))(
    '%s: a token that nobody has gets 401',
    async (_name, { method, path }) => {
      const answer = await app.request(method, at(path), { headers: { authorization: 'Bearer nobody' } })
      expect(answer.status).toBe(401)
    },
  )

  // IDEN-27
  it('opens these calls to people whose address is not verified, and no other', () => {
    const open = Object.entries<Route>(routes).filter(([, { allowsUnverified }]) => allowsUnverified === true)
    expect(open.map(([name]) => name).toSorted()).toEqual([
      'changePassword',
      'confirmEmailChange',
      'contactSupport',
      'deleteUser',
      'disconnectSignInProvider',
      'endOtherSessions',
      'endSession',
      'listSessions',
      'listSignInProviders',
      'logOut',
      'proveIdentity',
      'readSession',
      'readSupportChat',
      'readUser',
      'recordPageView',
      'requestEmailChange',
      'saveUser',
      'setMobile',
      'setProfileImage',
    ])
  })

  // IDEN-15
  it('accepts a bearer token and the cookie', async () => {
    const bearer = await app.request('GET', '/v0/user', { as: thandi })
    const cookie = await app.request('GET', '/v0/user', await withCookie())
    expect([bearer.status, cookie.status]).toEqual([200, 200])
    expect([bearer.body['token'], cookie.body['token']]).toEqual([await app.signIn(thandi), null])
  })

  // API-5
  it.each([
    ['contractors', thandi, 'GET', '/v0/bookmarks'],
    ['employers', erik, 'POST', '/v0/user/skills'],
    ['recruiters', ravi, 'POST', '/v0/company'],
  ] as const)('refuses %s what is not theirs', async (_who, person, method, path) => {
    const { body, status } = await app.request(method, path, { as: person, ...(method === 'POST' ? { body: {} } : {}) })
    expect([status, body['code']]).toEqual([403, 'forbidden'])
  })

  // IDEN-27
  it('gives unverified accounts access to themselves and nothing else', async () => {
    const user = await app.request('GET', '/v0/user', { as: unverified })
    const inbox = await app.request('GET', '/v0/conversations', { as: unverified })
    expect(user.status).toBe(200)
    expect([inbox.status, inbox.body['code']]).toEqual([403, 'email-not-verified'])
  })

  it('accepts only a search key on the search routes, never the cookie or the session token', async () => {
    const key = await searchKeyOf(erik)
    const application = { 'x-algolia-application-id': 'guildhall' }
    const ask = (headers: Record<string, string>) =>
      app.request('POST', '/1/indexes/users/query', { body: { query: '' }, headers })
    const statuses = await Promise.all([
      ask({ ...application, 'x-algolia-api-key': encodeURIComponent(key) }),
      ask({ ...application, 'x-algolia-api-key': key }),
      ask({ 'x-algolia-application-id': 'other', 'x-algolia-api-key': key }),
      ask({ ...application, cookie: `access_token=${await app.signIn(erik)}`, ...OURS }),
      ask({ ...application, authorization: `Bearer ${await app.signIn(erik)}` }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([403, 200, 403, 403, 403])
  })

  it('does not accept a search key as a session', async () => {
    const key = await searchKeyOf(erik)
    const answer = await app.request('GET', '/v0/user', { headers: { authorization: `Bearer ${key}` } })
    expect(answer.status).toBe(401)
  })
})

describe('the cookie', () => {
  // IDEN-16
  it.each([
    ['no Origin', {}],
    ['another Origin', { origin: 'https://evil.example' }],
    ['an opaque Origin', { origin: 'null' }],
    ['a look-alike Origin', { origin: 'http://guildhall.test.evil.example' }],
  ])('rejects unsafe requests with %s', async (_case, headers) => {
    const request = await withCookie({ 'content-type': 'application/json', ...headers })
    const answer = await app.request('POST', '/v0/notifications', { ...request, raw: '{"system":false}' })
    expect([answer.status, answer.body['code']]).toEqual([403, 'foreign-origin'])
  })

  it('accepts requests from our own page', async () => {
    const answer = await app.request('POST', '/v0/notifications', {
      ...(await withCookie({ 'content-type': 'application/json', ...OURS })),
      raw: '{"system":false}',
    })
    expect([answer.status, answer.body['preferences']]).toEqual([
      200,
      { system: false, requestConnections: true, messagesReplies: true },
    ])
  })

  // IDEN-16
  it.each(['text/plain', 'application/x-www-form-urlencoded'])('rejects a body of type %s', async (type) => {
    const answer = await app.request('POST', '/v0/notifications', {
      ...(await withCookie({ 'content-type': type, ...OURS })),
      raw: '{"system":false}',
    })
    expect(answer.status).toBe(415)
  })

  // IDEN-15
  it('is set by login, inaccessible to scripts, and cleared by logout', async () => {
    const login = await app.request('POST', '/v0/auth/login', {
      body: { email: erik.email, password: 'a fine long password' },
    })
    const [set = '', sign = ''] = login.headers.getSetCookie()
    expect(sign).toBe('signed_in=employer; path=/; expires=Thu, 02 Apr 2026 09:00:00 GMT; samesite=lax')
    expect(set).toMatch(/^access_token=[^;]+; path=\/; expires=Thu, 02 Apr 2026 09:00:00 GMT; samesite=lax; httponly$/)
    const cookie = set.split(';')[0] ?? ''
    const logout = await app.request('POST', '/v0/auth/logout', { headers: { cookie, ...OURS } })
    expect(logout.status).toBe(204)
    expect(logout.headers.get('set-cookie')).toMatch(/^access_token=; path=\/; expires=Thu, 01 Jan 1970/)
    expect((await app.request('GET', '/v0/user', { headers: { cookie } })).status).toBe(401)
  })

  // IDEN-54
  it('is all that a page of ours gets of a session', async () => {
    const logIn = async (headers: Record<string, string>) => {
      const credentials = { email: erik.email, password: 'a fine long password' }
      const { body, headers: answered } = await app.request('POST', '/v0/auth/login', { body: credentials, headers })
      return { token: body['token'], cookie: answered.getSetCookie()[0] ?? '' }
    }
    const [page, client] = [await logIn(OURS), await logIn({})]
    expect(page.token).toBeNull()
    expect(page.cookie).toMatch(/^access_token=[^;]+;/)
    expect(client.cookie).toContain(`access_token=${encodeURIComponent(String(client.token))};`)
  })

  // IDEN-55
  it('takes the place of the session that the browser had, also of somebody else', async () => {
    const had = await app.request('POST', '/v0/auth/login', {
      body: { email: ravi.email, password: 'a fine long password' },
    })
    const cookie = had.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const stands = async () => (await app.request('GET', '/v0/session', { headers: { cookie } })).status
    const logIn = (password: string) =>
      app.request('POST', '/v0/auth/login', { body: { email: erik.email, password }, headers: { cookie, ...OURS } })
    await logIn('not the right password')
    expect(await stands()).toBe(200)
    expect((await logIn('a fine long password')).status).toBe(200)
    expect(await stands()).toBe(401)
  })

  it('is not set by a login from another site', async () => {
    const answer = await app.request('POST', '/v0/auth/login', {
      body: { email: erik.email, password: 'a fine long password' },
      headers: { origin: 'https://evil.example' },
    })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
  })

  // IDEN-15
  it('is secure and bound to the host if the product is served over https', async () => {
    const secure = await startTestApp({}, () => ({ publicUrl: 'https://guildhall.test' }))
    const login = await secure.request('POST', '/v0/auth/login', {
      body: { email: erik.email, password: 'a fine long password' },
    })
    const [set = ''] = login.headers.getSetCookie()
    const [pair = ''] = set.split(';')
    const readUser = async (cookie: string) => (await secure.request('GET', '/v0/user', { headers: { cookie } })).status
    const statuses = [await readUser(pair), await readUser(pair.replace('__Host-', ''))]
    await secure.stop()
    expect(set).toMatch(/^__Host-access_token=[^;]+; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/)
    expect(statuses).toEqual([200, 401])
  })
})
