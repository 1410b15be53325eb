import { type ChatwootServer, startChatwootServer } from '@guildhall/support-chat-chatwoot/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

// MOD-9
describe('the support chat', () => {
  let chatwoot: ChatwootServer
  let server: TestServer
  let thandi: Person
  beforeAll(async () => {
    chatwoot = await startChatwootServer()
    const { hmacKey, url, websiteToken } = chatwoot
    server = await startTestServer({
      CHATWOOT_URL: `${url}/`,
      CHATWOOT_WEBSITE_TOKEN: websiteToken,
      CHATWOOT_HMAC_KEY: hmacKey,
    })
    thandi = await join(server, 'contractor', { email: 'thandi@example.com' })
  })
  afterAll(async () => {
    await server.stop()
    await chatwoot.close()
  })

  it('is told to the signed-in person, with a proof of the own id', async () => {
    const headers = { authorization: `Bearer ${thandi.token}` }
    const [own, anonymous, session] = await Promise.all([
      server.request('/v0/support_chat', { headers }),
      server.request('/v0/support_chat'),
      server.request('/v0/session', { headers }),
    ])
    const { user } = (await session.json()) as { user: { uuid: string } }
    expect(anonymous.status).toBe(401)
    expect(await own.json()).toEqual({
      supportChat: {
        url: chatwoot.url,
        websiteToken: chatwoot.websiteToken,
        person: {
          identifier: user.uuid,
          identifierHash: chatwoot.prove(user.uuid),
          email: 'thandi@example.com',
          userType: 'contractor',
        },
      },
    })
  })

  it('may load scripts and frames of its own origin, and of no other', async () => {
    const policy = (await server.request('/v0/signup_options')).headers.get('content-security-policy') ?? ''
    const origins = policy
      .split(';')
      .filter((directive) => directive.includes('http'))
      .map((directive) => [directive.split(' ')[0], directive.split(' ').filter((source) => source.startsWith('http'))])
    expect(origins).toEqual([
      ['script-src', [chatwoot.url]],
      ['connect-src', [chatwoot.url]],
      ['frame-src', [chatwoot.url]],
    ])
  })
})
