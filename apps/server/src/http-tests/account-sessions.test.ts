import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearerHeader } from './support/every-route.ts'
import { listen } from './support/listen.ts'
import { unwrap } from './support/unwrap.ts'
import { join, logIn, PASSWORD, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'

describe('account sessions', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const joined = (email: string): Promise<Person> => join(server, 'contractor', { email })
  const signInOn = async (userAgent: string, email: string): Promise<Response> =>
    server.request('/v0/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
  const listed = async ({ api }: Person) => unwrap(await api.listSessions()).sessions
  const isSignedIn = async ({ api }: Person): Promise<boolean> => (await api.readUser()).ok

  it('are listed with their devices, and ended one by one', async () => {
    const person = await joined('many@example.com')
    await signInOn(PHONE, person.email)
    const sessions = await listed(person)
    expect(sessions.map(({ current, device }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Chrome on Android', false],
        ['node', true],
      ]),
    )
    const phone = sessions.find(({ current }) => !current)
    unwrap(await person.api.endSession({ params: { id: phone?.uuid ?? '' } }))
    expect(await person.api.endSession({ params: { id: phone?.uuid ?? '' } })).toMatchObject({ status: 404 })
    expect(await listed(person)).toHaveLength(1)
  })

  it('of another account are not found', async () => {
    const [one, other] = [await joined('one@example.com'), await joined('other@example.com')]
    const [session] = await listed(one)
    for (const id of [session?.uuid ?? '', randomUUID()]) {
      expect(await other.api.endSession({ params: { id } })).toMatchObject({ status: 404, problem: 'not-found' })
    }
    expect(await isSignedIn(one)).toBe(true)
  })

  it('are all ended except the current one', async () => {
    const person = await joined('tidy@example.com')
    const others = [await logIn(server, person.email), await logIn(server, person.email)]
    unwrap(await person.api.endOtherSessions())
    expect(await Promise.all([person, ...others].map(isSignedIn))).toEqual([true, false, false])
    expect(await listed(person)).toMatchObject([{ current: true }])
  })

  it('clears the cookie when the current session ends', async () => {
    const person = await joined('leaving@example.com')
    const [session] = await listed(person)
    const ended = await server.request(`/v0/user/sessions/${session?.uuid}`, {
      method: 'DELETE',
      headers: bearerHeader(person.token),
    })
    expect(ended.status).toBe(204)
    expect(ended.headers.get('set-cookie')).toMatch(/access_token=;.*expires=Thu, 01 Jan 1970/i)
    expect(await isSignedIn(person)).toBe(false)
  })

  // LIVE-8
  it('closes its real-time channel at once, and no other channel', async () => {
    const person = await joined('listening@example.com')
    const remote = await logIn(server, person.email)
    const [current, ended] = [listen(person.session), listen(remote.session)]
    await Promise.all([current, ended].map((one) => one.waitForEvent(({ type }) => type === 'ready')))
    const other = (await listed(person)).find(({ current }) => !current)
    unwrap(await person.api.endSession({ params: { id: other?.uuid ?? '' } }))
    expect(await ended.ended).toMatchObject({ code: 4403 })
    await current.waitForEvent(({ type }) => type === 'session-ended')
    unwrap(await person.api.setMobile({ body: { mobile: '+12125550177' } }))
    await current.waitForEvent(({ type }) => type === 'profile-changed')
    const again = listen(remote.session)
    expect(await again.ended).toMatchObject({ code: 4403 })
    await Promise.all([current, ended, again].map((one) => one.close()))
  })

  // IDEN-12
  it('mails about a sign-in on a new device, never about the first', async () => {
    const email = 'watched@example.com'
    const warnings = async () => {
      await server.settle()
      return (await server.mailsTo(email)).filter(({ subject }) => subject === 'New sign-in to your account')
    }
    const person = await joined(email)
    expect(await warnings()).toEqual([])
    unwrap(await person.api.logOut())
    await logIn(server, email)
    expect(await warnings()).toEqual([])
    expect((await signInOn(PHONE, email)).status).toBe(200)
    await signInOn(PHONE, email)
    const sent = await warnings()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain('Chrome on Android')
  })
})
