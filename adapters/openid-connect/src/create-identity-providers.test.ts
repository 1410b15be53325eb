import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Misbehaviour, type OpenIdProvider, startOpenIdProvider } from '../testing/index.ts'
import { createIdentityProviders } from './create-identity-providers.ts'

const redirectUrl = 'https://guildhall.example/v0/auth/oidc/acme/callback'
const secrets = {
  state: 'state-state-state-state-state-state-state-state',
  nonce: 'nonce-nonce-nonce-nonce-nonce-nonce-nonce-nonce',
  codeVerifier: 'verifier-verifier-verifier-verifier-verifier-verifier',
}
const robin = {
  sub: '1234',
  email: 'robin@example.com',
  email_verified: true,
  given_name: 'Robin',
  family_name: 'Hale',
} as const

let provider: OpenIdProvider
beforeEach(async () => {
  provider = await startOpenIdProvider()
  provider.vouchFor(robin)
})
afterEach(() => provider.close())

const problems: string[] = []
const create = (timeoutSeconds = 10) => {
  problems.length = 0
  const { clientId, clientSecret, issuer } = provider
  return createIdentityProviders({
    providers: [{ name: 'acme', label: 'Acme', issuer, clientId, clientSecret }],
    onProblem: (name, problem) => void problems.push(`${name}: ${problem}`),
    timeoutSeconds,
  })
}

/** Visits the provider as a browser does; the query with which it comes back. */
const visit = async (providers = create(), changes: Partial<typeof secrets> = {}) => {
  const page = await providers.begin('acme', { ...secrets, redirectUrl })
  if (!page.ok) throw new Error('The provider is away')
  const agreed = await fetch(page.value, { redirect: 'manual' })
  const back = new URL(agreed.headers.get('location') ?? '')
  const query = back.search.slice(1)
  return {
    page: new URL(page.value),
    query,
    finish: () => providers.finish('acme', { ...secrets, redirectUrl, query, ...changes }),
  }
}

// IDEN-71
describe('a visit to a provider', () => {
  it('asks for a code with PKCE, state and nonce, and returns who it is', async () => {
    const { finish, page } = await visit()
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'guildhall',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      state: secrets.state,
      nonce: secrets.nonce,
      redirect_uri: redirectUrl,
    })
    expect(page.href).not.toContain(secrets.codeVerifier)
    expect(await finish()).toEqual({
      ok: true,
      value: {
        issuer: provider.issuer,
        subject: '1234',
        email: 'robin@example.com',
        emailVerified: true,
        firstName: 'Robin',
        lastName: 'Hale',
      },
    })
    expect(problems).toEqual([])
  })

  it('asks for the address where the ID token has none', async () => {
    provider.tellAddressByUserInfo(true)
    const { finish } = await visit()
    expect(await finish()).toMatchObject({ value: { email: 'robin@example.com', emailVerified: true } })
    provider.misbehave('other-subject')
    expect(await (await visit()).finish()).toMatchObject({ problem: 'sign-in-refused' })
  })

  it.each([false, 'true', undefined])('trusts no address that is verified as %j', async (verified) => {
    const { email_verified: _verified, ...unverified } = robin
    provider.vouchFor({ ...unverified, ...(verified === undefined ? {} : { email_verified: verified }) })
    expect(await (await visit()).finish()).toMatchObject({
      value: { email: 'robin@example.com', emailVerified: false },
    })
  })

  it('knows people without an address or a name', async () => {
    provider.vouchFor({ sub: '5678' })
    expect(await (await visit()).finish()).toMatchObject({
      value: { subject: '5678', email: null, emailVerified: false, firstName: '', lastName: '' },
    })
  })

  it.each<Misbehaviour>([
    'wrong-nonce',
    'no-nonce',
    'wrong-audience',
    'wrong-issuer',
    'expired',
    'unsigned',
    'unknown-key',
    'no-id-token',
    'authorization-error',
    'token-error',
  ])('is refused for %s', async (how) => {
    provider.misbehave(how)
    const { finish } = await visit()
    expect(await finish()).toEqual({ ok: false, problem: 'sign-in-refused' })
    expect(problems).toHaveLength(1)
    expect(problems.join()).not.toContain(provider.clientSecret)
  })

  it('is refused for a wrong state, a wrong verifier, and a code that was used', async () => {
    expect(await (await visit(create(), { state: 'another' })).finish()).toMatchObject({ problem: 'sign-in-refused' })
    const codeVerifier = secrets.codeVerifier.toUpperCase()
    expect(await (await visit(create(), { codeVerifier })).finish()).toMatchObject({ problem: 'sign-in-refused' })
    const { finish } = await visit()
    expect(await finish()).toMatchObject({ ok: true })
    expect(await finish()).toMatchObject({ problem: 'sign-in-refused' })
  })

  it('is cancelled by who does not agree', async () => {
    provider.misbehave('cancelled')
    expect(await (await visit()).finish()).toEqual({ ok: false, problem: 'cancelled' })
  })

  it.each<Misbehaviour>(['token-500', 'keys-500', 'token-hangs', 'keys-hang'])(
    'ends where the provider is away: %s',
    async (how) => {
      const { finish } = await visit(create(1))
      provider.misbehave(how)
      expect(await finish()).toEqual({ ok: false, problem: 'provider-unavailable' })
    },
  )

  it.each<Misbehaviour>(['discovery-500', 'discovery-hangs'])(
    'does not begin where the provider is away: %s; the next one does',
    async (how) => {
      const providers = create(1)
      provider.misbehave(how)
      expect(await providers.begin('acme', { ...secrets, redirectUrl })).toEqual({
        ok: false,
        problem: 'provider-unavailable',
      })
      provider.misbehave(null)
      expect(await (await visit(providers)).finish()).toMatchObject({ ok: true })
    },
  )

  it('asks for endpoints and keys once', async () => {
    const providers = create()
    for (let count = 0; count < 3; count += 1) await (await visit(providers)).finish()
    expect(provider.calls.get('/.well-known/openid-configuration')).toBe(1)
    expect(provider.calls.get('/keys')).toBe(1)
  })
})
