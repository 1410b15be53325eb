import { type PostHogServer, startPostHogServer } from '@guildhall/analytics-posthog/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { offer } from './support/offer.ts'
import { join, PASSWORD, type Person, readVerificationLink } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

const VISITOR = '7d8f7c7e-3c5e-4a53-9c3d-0b1f6d5c2a10'
const AGREED = 'consent=analytics.yes'

const settingsOf = ({ apiKey, url }: PostHogServer) => ({
  ANALYTICS_PROVIDER: 'posthog',
  ANALYTICS_KEY: apiKey,
  ANALYTICS_URL: url,
})

const viewPage = async (server: TestServer, page: string, ...cookies: readonly string[]): Promise<number> => {
  const response = await server.request('/v0/page_views', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies.join('; ') },
    body: JSON.stringify({ page, visitor: VISITOR }),
  })
  return response.status
}
const sessionOf = ({ token }: Person): string => `access_token=${token}`

describe('analytics', () => {
  let provider: PostHogServer
  let server: TestServer
  let answers: readonly number[]
  let thandi: Person
  let metrics: string

  beforeAll(async () => {
    provider = await startPostHogServer()
    server = await startTestServer(settingsOf(provider))
    thandi = await join(server, 'contractor', { email: 'thandi@example.com' })
    answers = [
      await viewPage(server, 'Login', AGREED),
      await viewPage(server, 'Conversation', AGREED, sessionOf(thandi)),
      await viewPage(server, 'Dashboard', AGREED, 'access_token=ended'),
      await viewPage(server, 'Resume', sessionOf(thandi)),
      await viewPage(server, 'Connect', 'consent=analytics.no', sessionOf(thandi)),
    ]
    await provider.until(3)
    metrics = await (await server.request('/metrics')).text()
  })
  afterAll(async () => {
    await server.stop()
    await provider.close()
  })
  const viewed = () => provider.events.map(({ properties }) => properties['page'])

  // ANA-2
  it('takes what a browser tells that has agreed, and passes over the rest without a word', () => {
    expect(answers).toEqual([204, 204, 204, 204, 204])
    expect(viewed()).toEqual(['Login', 'Conversation', 'Dashboard'])
  })

  // ANA-3
  it('knows who is signed in by account and label, and everybody else by a random id', () => {
    expect(provider.events.map(({ properties }) => [properties['distinct_id'], properties['user_type']])).toEqual([
      [VISITOR, undefined],
      [thandi.uuid, 'Jobseeker'],
      [VISITOR, undefined],
    ])
    expect(JSON.stringify(provider.events)).not.toMatch(/thandi@|Robin|Hale|12125550143/)
  })

  // ANA-4
  it('knows a page by its address without ids', () => {
    expect(provider.events[1]?.properties).toMatchObject({
      $current_url: expect.stringMatching(/^http:\/\/[^/]+\/messages\/:id$/),
    })
  })

  // ANA-7
  it('counts what was sent and what was lost', () => {
    expect(metrics).toMatch(/guildhall_analytics_events_total\{outcome="sent"\} 3/)
    expect(metrics).toMatch(/guildhall_analytics_events_total\{outcome="lost"\} 0/)
  })
})

// ANA-5
describe('a completed sign-up', () => {
  const register = (server: TestServer, email: string) =>
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
        utm_source: 'newsletter',
        utm_medium: 'mail',
      }),
    })
  const logInWith = (server: TestServer, email: string, cookie: string) =>
    server.request('/v0/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
  const verify = async (server: TestServer, email: string, cookie = '') => {
    const { hash, uuid } = await readVerificationLink(server, email)
    await server.request(`/v0/auth/email/verify/${uuid}/${encodeURIComponent(hash)}`, { headers: { cookie } })
    return uuid
  }

  it('is recorded once, at the first login with a verified address, with where the person came from', async () => {
    const provider = await startPostHogServer()
    const server = await startTestServer(settingsOf(provider))
    const [byLogin, byLink, without] = ['one@example.com', 'two@example.com', 'three@example.com'] as const
    const mark = (await register(server, byLink)).headers
      .getSetCookie()
      .find((line) => line.startsWith('sign_up_browser'))
    await register(server, byLogin)
    await register(server, without)
    await logInWith(server, byLogin, AGREED)
    const first = await verify(server, byLogin)
    await logInWith(server, byLogin, AGREED)
    await logInWith(server, byLogin, AGREED)
    const second = await verify(server, byLink, `${mark?.split(';')[0]}; ${AGREED}`)
    await logInWith(server, byLink, AGREED)
    await verify(server, without)
    await logInWith(server, without, '')
    await logInWith(server, without, AGREED)
    await server.stop()
    const label = { user_type: 'Jobseeker', utm_source: 'newsletter', utm_medium: 'mail' }
    expect(provider.events).toMatchObject([
      { event: 'signUpCompleted', properties: { ...label, distinct_id: first } },
      { event: 'signUpCompleted', properties: { ...label, distinct_id: second } },
    ])
    await provider.close()
  })
})

// ANA-6
describe('an offer', () => {
  it('is recorded once as sendMessage, where the browser has agreed', async () => {
    const provider = await startPostHogServer()
    const server = await startTestServer(settingsOf(provider))
    const employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    const first = await completeContractor(server, { email: 'thandi@example.com' })
    const second = await completeContractor(server, { email: 'tendai@example.com' })
    const send = async ({ uuid }: Person, key: string, cookie = ''): Promise<number> => {
      const response = await server.request('/v0/conversations', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${employer.token}`,
          'idempotency-key': key,
          cookie,
        },
        body: JSON.stringify({ recipient_uuid: uuid, offer_content: offer }),
      })
      return response.status
    }
    expect(await send(first, 'one', AGREED)).toBe(201)
    expect(await send(first, 'one', AGREED)).toBe(201)
    expect(await send(first, 'two', AGREED)).toBe(409)
    expect(await send(second, 'three')).toBe(201)
    await server.stop()
    expect(
      provider.events.map(({ event, properties }) => [event, properties['distinct_id'], properties['user_type']]),
    ).toEqual([['sendMessage', employer.uuid, 'Employer']])
    await provider.close()
  })
})

describe('a provider of analytics that is away', () => {
  // ANA-7
  it('delays and fails nothing, and gets what waits when it is back', async () => {
    const provider = await startPostHogServer()
    provider.become('away')
    const server = await startTestServer(settingsOf(provider))
    expect(await viewPage(server, 'Login', AGREED)).toBe(204)
    await join(server, 'employer', { email: 'dana@kestrel.example' })
    expect(provider.events).toEqual([])
    provider.become('present')
    await server.stop()
    expect(provider.events).toHaveLength(1)
    await provider.close()
  })
})

describe('a product without a provider of analytics', () => {
  // ANA-1
  it('takes a call of a page that is still open, has no metric of it and tells no page of it', async () => {
    const server = await startTestServer()
    expect(await viewPage(server, 'Login', AGREED)).toBe(204)
    expect(await (await server.request('/metrics')).text()).not.toContain('analytics')
    await server.stop()
  })
})
