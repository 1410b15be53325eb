import { describe, expect, it } from 'vitest'
import {
  aCompany,
  aLogInCommand,
  anAccount,
  anEmployer,
  signedInFixture,
  signInFixture,
} from '../../../testing/index.ts'
import { DAY_MS, MINUTE_MS } from '../../shared/index.ts'
import { dismissWelcome } from '../dismiss-welcome.ts'
import { authenticate, authenticateSignedToken } from './authenticate.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'

describe('logging in', () => {
  // IDEN-8
  it('starts a session of 31 days', async () => {
    const { deps, login } = await signedInFixture(anAccount())
    expect(login).toMatchObject({
      signingUp: false,
      tokenExpiresAt: new Date(deps.clock.now().getTime() + 31 * DAY_MS),
    })
    expect(await deps.sessions.list(anAccount().uuid)).toMatchObject([
      { userAgent: 'Firefox', address: '192.0.2.1', tokenHash: `hash-of-${login.token}` },
    ])
    expect(deps.outbox.ofType('session-started')).toMatchObject([{ newDevice: false }])
  })

  // IDEN-12
  it('emits an event for a new device', async () => {
    const { deps } = await signedInFixture(anAccount())
    await logIn(deps)(aLogInCommand)
    await logIn(deps)({ ...aLogInCommand, userAgent: 'Chromium' })
    expect(deps.outbox.ofType('session-started').map(({ newDevice }) => newDevice)).toEqual([false, false, true])
  })

  // IDEN-9
  it('treats a wrong password and an unknown address alike, after the same work', async () => {
    const deps = signInFixture(anAccount())
    const login = logIn(deps)
    const refusal = { ok: false, problem: 'invalid-credentials' }
    expect(await login({ ...aLogInCommand, password: 'wrong' })).toEqual(refusal)
    expect(await login({ ...aLogInCommand, email: 'nobody@example.com' })).toEqual(refusal)
    expect(
      await login({ ...aLogInCommand, email: 'nobody@example.com', password: 'nobody has this password' }),
    ).toEqual(refusal)
    expect(deps.passwords.verified).toHaveLength(3)
  })

  it('does not trim the password', async () => {
    const deps = signInFixture(anAccount())
    expect(await logIn(deps)({ ...aLogInCommand, password: `${aLogInCommand.password} ` })).toMatchObject({ ok: false })
  })

  // IDEN-10
  it('is refused after five failures in 15 minutes, for this address and account only', async () => {
    const deps = signInFixture(anAccount())
    const login = logIn(deps)
    for (let count = 0; count < 5; count += 1) {
      await login({ ...aLogInCommand, password: 'wrong' })
      deps.clock.advance(MINUTE_MS)
    }
    expect(await login(aLogInCommand)).toEqual({
      ok: false,
      problem: 'too-many-failures',
      details: { retryAfterSeconds: 600 },
    })
    expect(await login({ ...aLogInCommand, address: '198.51.100.7' })).toMatchObject({ ok: true })
    deps.clock.advance(10 * MINUTE_MS)
    expect(await login(aLogInCommand)).toMatchObject({ ok: true })
  })

  // IDEN-10
  it('clears failures after a success', async () => {
    const deps = signInFixture(anAccount())
    const login = logIn(deps)
    for (let count = 0; count < 4; count += 1) await login({ ...aLogInCommand, password: 'wrong' })
    await login(aLogInCommand)
    for (let count = 0; count < 4; count += 1) await login({ ...aLogInCommand, password: 'wrong' })
    expect(await login(aLogInCommand)).toMatchObject({ ok: true })
  })

  // IDEN-11
  it('reports a suspension only if the password is right', async () => {
    const deps = signInFixture(anAccount({ suspendedAt: new Date(0) }))
    expect(await logIn(deps)(aLogInCommand)).toEqual({ ok: false, problem: 'account-suspended' })
    expect(await logIn(deps)({ ...aLogInCommand, password: 'wrong' })).toMatchObject({ problem: 'invalid-credentials' })
  })

  // IDEN-10, IDEN-11
  it('counts no failure for the right password of a suspended account', async () => {
    const deps = signInFixture(anAccount({ suspendedAt: new Date(0) }))
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect(await logIn(deps)(aLogInCommand)).toEqual({ ok: false, problem: 'account-suspended' })
  })

  // IDEN-11, MOD-37
  it('starts no session if the account is suspended while the password is checked', async () => {
    const deps = signInFixture(anAccount())
    const passwords = {
      ...deps.passwords,
      verify: async (password: string, hash: string) => {
        const matches = await deps.passwords.verify(password, hash)
        await deps.accounts.save(anAccount({ suspendedAt: deps.clock.now() }))
        return matches
      },
    }
    expect(await logIn({ ...deps, passwords })(aLogInCommand)).toEqual({ ok: false, problem: 'account-suspended' })
    expect(await deps.sessions.list(anAccount().uuid)).toEqual([])
  })

  // ONB-13
  it('returns a temporary token and no session while the plan is not chosen', async () => {
    const { deps, login } = await signedInFixture(anEmployer({ signUpStep: 'payment' }))
    expect(login.signingUp).toBe(true)
    expect(await deps.sessions.list(login.account.uuid)).toEqual([])
    expect(await authenticate(deps)(login.token)).toBeNull()
    expect(await authenticateSignedToken(deps)('sign-up', login.token)).toMatchObject({ role: 'admin' })
    expect(await authenticateSignedToken(deps)('channel', login.token)).toBeNull()
  })
})

describe('the first login after verification', () => {
  const fresh = anAccount({ firstLoginAt: null, justVerified: true, profileJustVerified: true })

  // IDEN-13
  it('is reported until the second login', async () => {
    const { deps, login } = await signedInFixture(fresh)
    expect(login.account).toMatchObject({ justVerified: true, firstLoginAt: deps.clock.now() })
    const second = await logIn(deps)(aLogInCommand)
    expect(second).toMatchObject({ value: { account: { justVerified: false, profileJustVerified: false } } })
  })

  // ONB-28
  it('keeps for every device that the welcome was seen', async () => {
    const { deps, login } = await signedInFixture(fresh)
    const actor = await authenticate(deps)(login.token)
    if (actor === null) throw new Error('Nobody is signed in')
    expect(await dismissWelcome(deps)({ actor })).toEqual({ ok: true, value: null })
    expect(await deps.accounts.find(fresh.uuid)).toMatchObject({ justVerified: true, profileJustVerified: false })
    expect(await dismissWelcome(deps)({ actor })).toEqual({ ok: true, value: null })
    const gone = { ...actor, accountUuid: anEmployer().uuid }
    expect(await dismissWelcome(deps)({ actor: gone })).toEqual({ ok: false, problem: 'unauthenticated' })
  })

  // IDEN-13
  it('ends with the logout', async () => {
    const { deps, login } = await signedInFixture(fresh)
    await logOut(deps)({ token: login.token })
    expect(await deps.accounts.find(fresh.uuid)).toMatchObject({ justVerified: false, profileJustVerified: false })
  })
})

// ANA-5
describe('a sign-up', () => {
  const verified = anAccount({ firstLoginAt: null, justVerified: true, signUpCompletedAt: null })
  const again = (deps: Parameters<typeof logIn>[0]) => logIn(deps)(aLogInCommand)

  it('is completed by the first login with a verified address, and by no other', async () => {
    const { deps, login } = await signedInFixture(verified)
    expect(login).toMatchObject({ completesSignUp: true, account: { signUpCompletedAt: deps.clock.now() } })
    expect(await again(deps)).toMatchObject({ value: { completesSignUp: false } })
    await logOut(deps)({ token: login.token })
    expect(await again(deps)).toMatchObject({ value: { completesSignUp: false } })
  })

  it('is not completed before the address is verified', async () => {
    const { deps, login } = await signedInFixture({ ...verified, emailVerifiedAt: null, signUpStep: 'verify_email' })
    expect(login).toMatchObject({ completesSignUp: false, account: { signUpCompletedAt: null } })
    await deps.accounts.save({ ...login.account, emailVerifiedAt: deps.clock.now() })
    expect(await again(deps)).toMatchObject({ value: { completesSignUp: true } })
  })

  it('is not completed by the temporary login of a plan that is not settled', async () => {
    const { login } = await signedInFixture({ ...verified, signUpStep: 'subscription' })
    expect(login).toMatchObject({ signingUp: true, completesSignUp: false })
  })
})

describe('authenticating', () => {
  // IDEN-17
  it('returns the actor with their current company and role', async () => {
    const { deps, login } = await signedInFixture(anEmployer())
    expect(await authenticate(deps)(login.token)).toMatchObject({
      accountUuid: anEmployer().uuid,
      userType: 'employer',
      verified: true,
      companyUuid: aCompany().uuid,
      role: 'admin',
    })
    await deps.companies.setRole(anEmployer().uuid, 'viewer')
    expect(await authenticate(deps)(login.token)).toMatchObject({ role: 'viewer' })
  })

  it('reports an unverified account', async () => {
    const { deps, login } = await signedInFixture(anAccount({ emailVerifiedAt: null, signUpStep: 'verify_email' }))
    expect(await authenticate(deps)(login.token)).toMatchObject({ verified: false, role: null, companyUuid: null })
  })

  // IDEN-19
  it('rejects an unknown token, and any token after 31 days, after logout and during a suspension', async () => {
    const { deps, login } = await signedInFixture(anAccount())
    expect(await authenticate(deps)('foreign')).toBeNull()
    deps.clock.advance(31 * DAY_MS - 1)
    expect(await authenticate(deps)(login.token)).not.toBeNull()
    deps.clock.advance(1)
    expect(await authenticate(deps)(login.token)).toBeNull()
    const again = await logIn(deps)(aLogInCommand)
    const token = again.ok ? again.value.token : ''
    await deps.accounts.save(anAccount({ suspendedAt: new Date(0) }))
    expect(await authenticate(deps)(token)).toBeNull()
    await deps.accounts.save(anAccount())
    expect(await logOut(deps)({ token })).toEqual({ ok: true, value: null })
    expect(await authenticate(deps)(token)).toBeNull()
    expect(await logOut(deps)({ token })).toEqual({ ok: true, value: null })
    expect(deps.outbox.ofType('session-ended')).toHaveLength(1)
  })

  // IDEN-17
  it('writes the last use at most once a minute', async () => {
    const { deps, login } = await signedInFixture(anAccount())
    for (let second = 0; second < 150; second += 10) {
      await authenticate(deps)(login.token)
      deps.clock.advance(10_000)
    }
    expect(deps.sessions.touches).toHaveLength(2)
  })
})
