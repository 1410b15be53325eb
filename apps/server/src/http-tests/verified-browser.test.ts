import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn, PASSWORD, readVerificationLink } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

const VERIFY_PATH = '/v0/auth/email/verify'

/** The cookies of a response by name, with their attributes. */
const cookiesOf = (response: Response): ReadonlyMap<string, string> =>
  new Map(response.headers.getSetCookie().map((line) => [line.split('=', 1)[0] ?? '', line]))
const valueOf = (line: string | undefined): string => /=([^;]*)/.exec(line ?? '')?.[1] ?? ''

describe('the browser of a sign-up', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const register = (email: string): Promise<Response> =>
    server.request('/v0/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        first_name: 'Robin',
        last_name: 'Hale',
        user_type: 'contractor',
        email,
        mobile: '+12125550143',
        password: PASSWORD,
        password_confirmation: PASSWORD,
        agree_terms: true,
      }),
    })
  const open = async (email: string, cookie = ''): Promise<Response> => {
    const { hash, uuid } = await readVerificationLink(server, email)
    return server.request(`${VERIFY_PATH}/${uuid}/${encodeURIComponent(hash)}`, { headers: { cookie } })
  }
  const markOf = async (email: string): Promise<string> =>
    `sign_up_browser=${valueOf(cookiesOf(await register(email)).get('sign_up_browser'))}`

  // IDEN-43
  it('is marked for the verification alone, out of reach of scripts, for 24 hours', async () => {
    const before = Date.now()
    const mark = cookiesOf(await register('marked@example.com')).get('sign_up_browser') ?? ''
    expect(mark).toMatch(/; path=\/v0\/auth\/email\/verify;/)
    expect(mark).toMatch(/; samesite=lax/)
    expect(mark).toMatch(/; httponly/)
    const expires = Date.parse(/expires=([^;]+)/.exec(mark)?.[1] ?? '')
    expect(expires - before).toBeGreaterThan(23.9 * 3_600_000)
    expect(expires - before).toBeLessThanOrEqual(24 * 3_600_000 + 60_000)
  })

  // IDEN-43
  it('is signed in by the link, once, and its mark goes', async () => {
    const email = 'here@example.com'
    const mark = await markOf(email)
    const opened = await open(email, mark)
    expect(await opened.json()).toEqual({
      status: 'verified',
      message: 'Your email address is verified.',
      email,
      signedIn: true,
    })
    const cookies = cookiesOf(opened)
    expect(cookies.get('access_token')).toMatch(/; httponly/)
    expect(valueOf(cookies.get('signed_in'))).toBe('contractor')
    expect(valueOf(cookies.get('sign_up_browser'))).toBe('')
    const session = { headers: { cookie: `access_token=${valueOf(cookies.get('access_token'))}` } }
    const user = await server.request('/v0/user', session)
    expect(await user.json()).toMatchObject({
      user: { email, emailVerified: true, justVerified: true, profileJustVerified: true },
    })
    const again = await open(email, mark)
    expect(await again.json()).toMatchObject({ status: 'already-verified', signedIn: false })
    expect(cookiesOf(again).has('access_token')).toBe(false)
  })

  // IDEN-43
  it.each([
    ['without a mark', () => Promise.resolve('')],
    ['with a forged mark', () => Promise.resolve('sign_up_browser=forged')],
    ['with the mark of another sign-up', () => markOf('somebody@example.com')],
  ] as const)('is no other: the link does not sign in %s', async (kind, cookieOf) => {
    const email = `${kind.replaceAll(' ', '-')}@example.com`
    await register(email)
    const opened = await open(email, await cookieOf())
    expect(await opened.json()).toMatchObject({ status: 'verified', email, signedIn: false })
    expect(cookiesOf(opened).has('access_token')).toBe(false)
  })

  // IDEN-43
  it('keeps the session of somebody who is signed in there', async () => {
    const email = 'second@example.com'
    const mark = await markOf(email)
    const opened = await open(email, `${mark}; access_token=whose`)
    expect(await opened.json()).toMatchObject({ status: 'verified', signedIn: false })
    expect(cookiesOf(opened).has('access_token')).toBe(false)
  })

  // UI-5
  it('loses every cookie with the logout', async () => {
    const email = 'leaving@example.com'
    await register(email)
    const { token } = await logIn(server, email)
    const left = await server.request('/v0/auth/logout', {
      method: 'POST',
      headers: { cookie: `access_token=${token}`, origin: server.url },
    })
    expect(left.status).toBe(204)
    const cookies = cookiesOf(left)
    expect([...cookies.keys()].toSorted()).toEqual([
      'access_token',
      'card_status',
      'ic-checklist',
      'purchase',
      'sign_up_browser',
      'signed_in',
    ])
    for (const line of cookies.values()) expect(line).toMatch(/^[^=]+=; .*expires=Thu, 01 Jan 1970/)
    expect(cookies.get('sign_up_browser')).toContain(`path=${VERIFY_PATH}`)
  })
})
