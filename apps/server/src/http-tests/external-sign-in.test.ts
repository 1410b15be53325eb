import {
  type Misbehaviour,
  type OpenIdPerson,
  type OpenIdProvider,
  startOpenIdProvider,
} from '@guildhall/openid-connect/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAuthenticatorCode } from './support/authenticator.ts'
import { type Browser, createBrowser } from './support/browser.ts'
import { agree, personOf, providerSettings, START, visit } from './support/open-id.ts'
import { join, logIn, PASSWORD, registrationOf, signUp } from './support/people.ts'
import { NO_RATE_LIMITS, startTestServer, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'
import { waitForMail } from './call-table/mails.ts'

let provider: OpenIdProvider
let server: TestServer
beforeAll(async () => {
  provider = await startOpenIdProvider()
  server = await startTestServer(providerSettings(provider), { rateLimits: NO_RATE_LIMITS })
})
afterAll(async () => {
  await server.stop()
  await provider.close()
})
beforeEach(() => provider.misbehave(null))

/** A browser in which the provider vouches for this person. */
const browserOf = (email: string, changes: Partial<OpenIdPerson> = {}): Browser => {
  provider.vouchFor(personOf(email, changes))
  return createBrowser(server)
}
const linksOf = async (accountUuid: string) => server.knex('linkedIdentities').where({ accountUuid })

/** A person whose account is connected, by the proof of a new login. */
const connected = async (email: string) => {
  const person = await join(server, 'contractor', { email })
  const browser = browserOf(email)
  unwrap(await browser.api.logIn({ body: { email, password: PASSWORD } }))
  const { url } = unwrap(await browser.api.connectSignInProvider({ params: { provider: 'acme' } }))
  expect(await browser.open(await agree(url))).toBe('/settings/account')
  return { person, browser }
}

// IDEN-73
describe('a connected account', () => {
  it('is signed in like by its password, and goes on where the visitor wanted to be', async () => {
    const email = 'linked@example.com'
    const { person } = await connected(email)
    const browser = createBrowser(server, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
    expect(await visit(browser, `${START}?return=${encodeURIComponent('/messages?tab=1')}`)).toBe('/messages?tab=1')
    expect(browser.lines.get('access_token')).toMatch(/; samesite=lax; httponly/)
    expect(browser.cookie('signed_in')).toBe('contractor')
    expect(browser.cookie('external_attempt')).toBeNull()
    expect(unwrap(await browser.api.readSession()).user.uuid).toBe(person.uuid)
    await waitForMail(server, email, /^New sign-in to your account$/)
  })

  it('is asked for its second step', async () => {
    const email = 'guarded@example.com'
    const { person } = await connected(email)
    const now = async () => new Date(((await (await server.request('/dev/clock')).json()) as { now: string }).now)
    const { secret } = unwrap(await person.api.startTwoFactor({ body: { password: PASSWORD } }))
    const code = async () => createAuthenticatorCode(secret, await now())
    unwrap(await person.api.confirmTwoFactor({ body: { otp: await code() } }))
    await server.advance('PT2M')
    const browser = createBrowser(server)
    expect(await visit(browser)).toBe('/login?external=log-in')
    expect(browser.cookie('access_token')).toBeNull()
    expect(browser.lines.get('external_ticket')).toMatch(/; path=\/v0\/auth;.*; samesite=lax; httponly/)
    expect(unwrap(await browser.api.readExternalSignIn())).toMatchObject({ step: 'log-in', needs_code: true })
    const complete = (otp?: string) => browser.api.completeExternalSignIn({ body: otp === undefined ? {} : { otp } })
    expect(await complete()).toMatchObject({ problem: 'two-factor-required' })
    expect(await complete('nonsense')).toMatchObject({ problem: 'invalid' })
    expect(unwrap(await complete(await code())).user.uuid).toBe(person.uuid)
    expect(browser.cookie('access_token')).not.toBeNull()
    expect(browser.cookie('external_ticket')).toBeNull()
    const thief = createBrowser(server)
    expect(await visit(thief)).toBe('/login?external=log-in')
    for (let count = 0; count < 10; count += 1) await thief.api.completeExternalSignIn({ body: { otp: 'nonsense' } })
    expect(await thief.api.completeExternalSignIn({ body: { otp: await code() } })).toMatchObject({
      problem: 'too-many-failures',
    })
  })

  it.each([
    ['account-suspended', 'suspendedAt'],
    ['deletion-pending', 'deletionRequestedAt'],
  ] as const)('is refused where a login is: %s', async (reason, column) => {
    const { person } = await connected(`${reason}@example.com`)
    const waiting = createBrowser(server)
    await server.knex('accounts').where({ uuid: person.uuid }).update({ signUpStep: 'payment' })
    expect(await visit(waiting)).toBe('/login?external=log-in')
    await server
      .knex('accounts')
      .where({ uuid: person.uuid })
      .update({ [column]: new Date() })
    expect(await waiting.api.completeExternalSignIn({ body: {} })).toMatchObject({ problem: reason })
    const browser = createBrowser(server)
    expect(await visit(browser)).toBe(`/login?said=${reason}`)
    expect(browser.cookie('access_token')).toBeNull()
  })

  // IDEN-77
  it('can be disconnected after a proof of identity, is told, and no longer signed in', async () => {
    const email = 'leaving@example.com'
    const { browser, person } = await connected(email)
    const params = { provider: 'acme' }
    const { providers } = unwrap(await browser.api.listSignInProviders())
    expect(providers).toMatchObject([{ name: 'acme', label: 'Acme Ltd', email, connectedAt: expect.any(String) }])
    const later = createBrowser(server)
    await visit(later)
    expect(await later.api.disconnectSignInProvider({ params })).toMatchObject({ problem: 'password-required' })
    expect(await later.api.connectSignInProvider({ params })).toMatchObject({ problem: 'password-required' })
    unwrap(await browser.api.disconnectSignInProvider({ params }))
    expect(await linksOf(person.uuid)).toEqual([])
    await waitForMail(server, email, /^Acme Ltd is connected$/)
    await waitForMail(server, email, /^Acme Ltd is disconnected$/)
    expect(await visit(createBrowser(server))).toBe('/login?external=connect')
  })
})

// IDEN-74
describe('the verified address of an account', () => {
  it('links nothing by itself, and is linked by the password in the same browser', async () => {
    const email = 'owner@example.com'
    const person = await join(server, 'contractor', { email })
    const browser = browserOf(email.toUpperCase())
    expect(await visit(browser, `${START}?return=/messages`)).toBe('/login?external=connect&from=%2Fmessages')
    expect(browser.cookie('access_token')).toBeNull()
    expect(await browser.api.readSession()).toMatchObject({ problem: 'unauthenticated' })
    expect(await browser.api.completeExternalSignIn({ body: {} })).toMatchObject({ problem: 'sign-in-expired' })
    expect(await browser.api.logIn({ body: { email, password: 'not the right one' } })).toMatchObject({ ok: false })
    expect(await linksOf(person.uuid)).toEqual([])
    await logIn(server, email)
    expect(await linksOf(person.uuid)).toEqual([])
    unwrap(await browser.api.logIn({ body: { email, password: PASSWORD } }))
    expect(await linksOf(person.uuid)).toHaveLength(1)
    expect(browser.cookie('external_ticket')).toBeNull()
    expect(await visit(createBrowser(server))).toBe('/dashboard')
  })

  it('is not linked to another account that signs in there', async () => {
    await join(server, 'contractor', { email: 'asked@example.com' })
    const other = await join(server, 'contractor', { email: 'other@example.com' })
    const browser = browserOf('asked@example.com')
    await visit(browser)
    unwrap(await browser.api.logIn({ body: { email: other.email, password: PASSWORD } }))
    expect(await linksOf(other.uuid)).toEqual([])
  })
})

// IDEN-75
describe('an account is never taken over by an address', () => {
  it.each([
    ['false', { email_verified: false }],
    ['text', { email_verified: 'true' }],
    ['missing', { email_verified: undefined }],
  ] as const)('that the provider has not verified: %s', async (kind, changes) => {
    const email = `victim-${kind}@example.com`
    const victim = await join(server, 'contractor', { email })
    provider.vouchFor(JSON.parse(JSON.stringify(personOf(email, changes as Partial<OpenIdPerson>))) as OpenIdPerson)
    const thief = createBrowser(server)
    expect(await visit(thief)).toBe('/sign-up?external=sign-up')
    expect(await thief.api.completeExternalSignIn({ body: {} })).toMatchObject({ problem: 'sign-in-expired' })
    expect(await thief.api.register({ body: registrationOf(email) })).toMatchObject({
      errors: { email: [expect.any(String)] },
    })
    unwrap(await thief.api.logIn({ body: { email, password: PASSWORD } }))
    expect(await linksOf(victim.uuid)).toEqual([])
  })

  it('that the account has not verified', async () => {
    const email = 'squatted@example.com'
    unwrap(await signUp(server, 'contractor', { email }))
    const owner = browserOf(email)
    expect(await visit(owner)).toBe('/login?said=address-not-verified')
    expect(owner.cookie('external_ticket')).toBeNull()
    unwrap(await owner.api.logIn({ body: { email, password: PASSWORD } }))
    expect(await server.knex('linkedIdentities').where({ email })).toEqual([])
  })

  it('as an identity has one account: it is not connected to a second one', async () => {
    await connected('first@example.com')
    const second = await join(server, 'contractor', { email: 'second@example.com' })
    const browser = createBrowser(server)
    unwrap(await browser.api.logIn({ body: { email: second.email, password: PASSWORD } }))
    const { url } = unwrap(await browser.api.connectSignInProvider({ params: { provider: 'acme' } }))
    expect(await browser.open(await agree(url))).toBe('/settings/account?said=identity-taken')
    expect(await linksOf(second.uuid)).toEqual([])
  })

  it('by the visit of another browser: what a thief began does not connect the victim', async () => {
    const thief = browserOf('thief@example.com')
    const callback = await agree(await thief.open(START))
    const victim = await join(server, 'contractor', { email: 'lured@example.com' })
    const browser = createBrowser(server)
    unwrap(await browser.api.logIn({ body: { email: victim.email, password: PASSWORD } }))
    expect(await browser.open(callback)).toBe('/login?said=sign-in-expired')
    const { url } = unwrap(await browser.api.connectSignInProvider({ params: { provider: 'acme' } }))
    await browser.api.logOut()
    expect(await browser.open(await agree(url))).toBe('/settings/account?said=signed-out')
    expect(await linksOf(victim.uuid)).toEqual([])
  })
})

// IDEN-76
describe('a new person', () => {
  it('signs up with an address that the provider has verified, and is in without a mail', async () => {
    const email = 'new@example.com'
    const browser = browserOf(email)
    expect(await visit(browser)).toBe('/sign-up?external=sign-up')
    expect(unwrap(await browser.api.readExternalSignIn())).toEqual({
      step: 'sign-up',
      provider: 'Acme Ltd',
      email,
      first_name: 'Robin',
      last_name: 'Hale',
      needs_code: false,
    })
    const { user } = unwrap(await browser.api.register({ body: registrationOf(email) }))
    expect(user.emailVerified).toBe(true)
    expect(unwrap(await browser.api.readSession()).user).toMatchObject({ email, justVerified: true })
    await server.settle()
    expect((await server.mailsTo(email)).map(({ subject }) => subject)).not.toContain('Confirm your email address')
    expect(await visit(createBrowser(server))).toBe('/dashboard')
    const exported = await server.knex('linkedIdentities').where({ email })
    expect(exported).toMatchObject([{ provider: 'acme', issuer: provider.issuer }])
  })

  it('who signs up with another address verifies it, and is not connected', async () => {
    const browser = browserOf('trusted@example.com')
    await visit(browser)
    const { user } = unwrap(await browser.api.register({ body: registrationOf('typed@example.com') }))
    expect(user.emailVerified).toBe(false)
    expect(browser.cookie('access_token')).toBeNull()
    expect(
      await server.knex('linkedIdentities').whereIn('email', ['trusted@example.com', 'typed@example.com']),
    ).toEqual([])
  })

  it('without an address signs up with nothing filled in', async () => {
    provider.vouchFor({ sub: 'nameless' })
    const browser = createBrowser(server)
    expect(await visit(browser)).toBe('/sign-up?external=sign-up')
    expect(unwrap(await browser.api.readExternalSignIn())).toMatchObject({ email: null, first_name: '' })
  })
})

// IDEN-71, IDEN-72
describe('a visit', () => {
  it('ends once, and only in its browser', async () => {
    const { browser } = await connected('replayed@example.com')
    const fresh = createBrowser(server)
    const callback = await agree(await fresh.open(START))
    expect(await createBrowser(server).open(callback)).toBe('/login?said=sign-in-expired')
    expect(await browser.open(callback)).toBe('/login?said=sign-in-expired')
    expect(await fresh.open(callback)).toBe('/dashboard')
    expect(await fresh.open(callback)).toBe('/login?said=sign-in-expired')
    expect(await fresh.open('/v0/auth/oidc/acme/callback')).toBe('/login?said=sign-in-expired')
    expect(fresh.lines.get('external_attempt')).toMatch(/; path=\/v0\/auth\/oidc;.*; samesite=lax; httponly/)
  })

  // IDEN-56
  it('that another site leads to does not begin', async () => {
    const browser = createBrowser(server)
    expect(await browser.open(START, { 'sec-fetch-site': 'cross-site' })).toBe('/login?said=begun-elsewhere')
    expect(browser.cookie('external_attempt')).toBeNull()
  })

  it.each<[Misbehaviour, string]>([
    ['wrong-nonce', 'sign-in-refused'],
    ['wrong-audience', 'sign-in-refused'],
    ['wrong-issuer', 'sign-in-refused'],
    ['expired', 'sign-in-refused'],
    ['unsigned', 'sign-in-refused'],
    ['authorization-error', 'sign-in-refused'],
    ['token-500', 'provider-unavailable'],
    ['cancelled', 'cancelled'],
  ])('with %s ends on the login page, signed out', async (how, reason) => {
    const browser = browserOf('wrong@example.com')
    const page = await browser.open(START)
    provider.misbehave(how)
    expect(await browser.open(await agree(page))).toBe(`/login?said=${reason}`)
    expect(browser.cookie('access_token')).toBeNull()
    expect(browser.cookie('external_ticket')).toBeNull()
  })

  it('leads nowhere else, and to no other provider', async () => {
    await connected('safe@example.com')
    for (const path of ['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example']) {
      expect(await visit(createBrowser(server), `${START}?return=${encodeURIComponent(path)}`)).toBe('/dashboard')
    }
    expect(await createBrowser(server).open('/v0/auth/oidc/google/start')).toBe(404)
  })
})
