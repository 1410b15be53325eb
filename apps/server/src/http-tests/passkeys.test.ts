import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiClient } from '@guildhall/rest-contract/client'
import { createAuthenticatorCode } from './support/authenticator.ts'
import { passkeyOrigin, registerPasskey } from './support/passkeys.ts'
import { join, logIn, PASSWORD, signUp } from './support/people.ts'
import { type AnswerChanges, createSoftwareAuthenticator } from './support/software-authenticator.ts'
import { NO_RATE_LIMITS, startTestServer, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'
import { waitForMail } from './call-table/mails.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' }, { rateLimits: NO_RATE_LIMITS })
})
afterAll(() => server.stop())

const refused = { status: 422, problem: 'passkey-refused' }
const signInOptions = async () => unwrap(await server.api().startPasskeySignIn())
/** A person with a passkey. */
const guarded = async (email: string) => {
  const person = await join(server, 'contractor', { email })
  const { device, passkey } = await registerPasskey(server, person)
  const signIn = async (changes: AnswerChanges = {}, options = signInOptions()) =>
    server.api().signInWithPasskey({ body: { answer: device.get(await options, changes) } })
  return { person, device, passkey, signIn }
}

describe('a passkey', () => {
  // IDEN-60, IDEN-62, IDEN-64
  it('is added, signs in without a password, and is removed; its owner is told', async () => {
    const { passkey, person, signIn } = await guarded('keys@example.com')
    expect(passkey).toMatchObject({ name: 'Phone', backedUp: true, lastUsedAt: null })
    const session = unwrap(await signIn())
    expect(session.user.email).toBe('keys@example.com')
    const signedIn = server.api(session.token ?? '')
    expect(unwrap(await signedIn.listSessions()).sessions).toHaveLength(2)
    expect(unwrap(await signedIn.listPasskeys())).toMatchObject({ passkeys: [{ lastUsedAt: expect.any(String) }] })
    await waitForMail(server, 'keys@example.com', /^A passkey was added to your account$/)
    unwrap(await signedIn.removePasskey({ params: { uuid: passkey.uuid } }))
    await waitForMail(server, 'keys@example.com', /^A passkey was removed from your account$/)
    expect(await signIn()).toMatchObject(refused)
    expect(unwrap(await person.api.listPasskeys()).passkeys).toEqual([])
  })

  // IDEN-66
  it('is for the domain of the product; a loopback address stands for localhost', async () => {
    const { person } = await guarded('origins@example.com')
    expect(await signInOptions()).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(unwrap(await person.api.listPasskeys()).available).toBe(false)
    const headers = () => ({ authorization: `Bearer ${person.token}` })
    const atName = createApiClient({ fetch, base: passkeyOrigin(server), headers })
    expect(unwrap(await atName.listPasskeys()).available).toBe(true)
  })

  // IDEN-61, IDEN-62
  it.each<[string, AnswerChanges]>([
    ['wrong origin', { origin: 'https://guildhall.example' }],
    ['wrong site', { rpId: 'guildhall.example' }],
    ['missing user verification', { userVerified: false }],
    ['unknown challenge', { challenge: 'bm90IG91cnM' }],
  ])('with a %s is not added', async (name, changes) => {
    const { api } = await join(server, 'contractor', { email: `new-${name.replaceAll(' ', '-')}@example.com` })
    const answer = createSoftwareAuthenticator(passkeyOrigin(server)).create(
      unwrap(await api.startPasskeyRegistration()),
      changes,
    )
    expect(await api.finishPasskeyRegistration({ body: { answer } })).toMatchObject(refused)
    expect(unwrap(await api.listPasskeys()).passkeys).toEqual([])
  })

  // IDEN-61
  it('is not added by somebody else’s challenge, twice, or after five minutes', async () => {
    const one = await join(server, 'contractor', { email: 'one@example.com' })
    const other = await join(server, 'contractor', { email: 'other@example.com' })
    const device = createSoftwareAuthenticator(passkeyOrigin(server))
    const start = async () => unwrap(await one.api.startPasskeyRegistration())
    const stolen = device.create(await start())
    expect(await other.api.finishPasskeyRegistration({ body: { answer: stolen } })).toMatchObject(refused)
    const answer = device.create(await start())
    unwrap(await one.api.finishPasskeyRegistration({ body: { answer } }))
    expect(await one.api.finishPasskeyRegistration({ body: { answer } })).toMatchObject(refused)
    const late = createSoftwareAuthenticator(passkeyOrigin(server)).create(await start())
    await server.advance('PT5M')
    expect(await one.api.finishPasskeyRegistration({ body: { answer: late } })).toMatchObject(refused)
  })

  // IDEN-60
  it('is added and removed only within ten minutes of a proof of identity', async () => {
    const { passkey, person } = await guarded('presence-of-keys@example.com')
    await server.advance('PT10M')
    const required = { status: 403, problem: 'password-required' }
    const remove = () => person.api.removePasskey({ params: { uuid: passkey.uuid } })
    expect(await person.api.startPasskeyRegistration()).toMatchObject(required)
    expect(await remove()).toMatchObject(required)
    unwrap(await person.api.proveIdentity({ body: { password: PASSWORD } }))
    unwrap(await remove())
  })

  // IDEN-60
  it('is refused beside twenty others: startPasskeyRegistration, finishPasskeyRegistration', async () => {
    const { device, person } = await guarded('collector@example.com')
    const options = unwrap(await person.api.startPasskeyRegistration())
    await server.knex.raw(
      `insert into passkeys select gen_random_uuid(), account_uuid, 'copy-' || n, public_key, 0, transports, name, false, created_at
       from passkeys, generate_series(1, 19) n where account_uuid = ?`,
      [person.uuid],
    )
    const full = { status: 422, problem: 'too-many-passkeys' }
    expect(await person.api.startPasskeyRegistration()).toMatchObject(full)
    const body = { answer: device.create(options) }
    expect(await person.api.finishPasskeyRegistration({ body })).toMatchObject(full)
  })
})

describe('signing in with a passkey', () => {
  // IDEN-61, IDEN-62
  it.each<[string, AnswerChanges]>([
    ['wrong origin', { origin: 'https://guildhall.example' }],
    ['wrong site', { rpId: 'guildhall.example' }],
    ['missing user verification', { userVerified: false }],
    ['unknown challenge', { challenge: 'bm90IG91cnM' }],
  ])('is refused for a %s', async (name, changes) => {
    const { signIn } = await guarded(`in-${name.replaceAll(' ', '-')}@example.com`)
    expect(await signIn(changes)).toMatchObject(refused)
    unwrap(await signIn())
  })

  // IDEN-61
  it('is refused for an answer that was given before, and after five minutes', async () => {
    const { device, signIn } = await guarded('replay@example.com')
    const answer = device.get(await signInOptions())
    const send = () => server.api().signInWithPasskey({ body: { answer } })
    expect((await Promise.all([send(), send()])).filter(({ ok }) => ok)).toHaveLength(1)
    expect(await send()).toMatchObject(refused)
    const options = await signInOptions()
    await server.advance('PT5M')
    expect(await signIn({}, Promise.resolve(options))).toMatchObject(refused)
  })

  // IDEN-65
  it('is refused once its counter has gone back', async () => {
    const { signIn } = await guarded('counter@example.com')
    unwrap(await signIn({ counter: 9 }))
    for (const counter of [9, 3, 0]) expect(await signIn({ counter })).toMatchObject(refused)
    unwrap(await signIn({ counter: 10 }))
  })

  it('is refused for a signature of another key', async () => {
    const { device } = await guarded('forged@example.com')
    const forger = createSoftwareAuthenticator(passkeyOrigin(server))
    const options = await signInOptions()
    const { response } = forger.get(options)
    const { id, rawId, response: own, type } = device.get(options)
    const answer = { id, rawId, type, response: { ...response, userHandle: own.userHandle } }
    expect(await server.api().signInWithPasskey({ body: { answer } })).toMatchObject(refused)
  })

  // IDEN-11
  it('tells that the account is suspended, and that it waits for its deletion; an erased one has no passkey', async () => {
    const { person, signIn } = await guarded('leaving@example.com')
    await server.knex('accounts').where({ uuid: person.uuid }).update({ suspendedAt: new Date() })
    expect(await signIn()).toMatchObject({ status: 403, problem: 'account-suspended' })
    await server.knex('accounts').where({ uuid: person.uuid }).update({ suspendedAt: null })
    unwrap(await person.api.deleteUser({ body: { password: PASSWORD } }))
    expect(await signIn()).toMatchObject({ status: 403, problem: 'deletion-pending' })
    await server.advance('P15D')
    await server.settle()
    expect(await signIn()).toMatchObject(refused)
    expect(await server.knex('passkeys').where({ accountUuid: person.uuid })).toEqual([])
  })

  // IDEN-44
  it('stops after a hundred refusals of a network', async () => {
    // A network and a person of its own for each try of this test, as failures are counted for a while.
    const { device } = await guarded(`${randomUUID()}@example.com`)
    const address = `198.51.${randomInt(256)}.${randomInt(256)}`
    const spraying = createApiClient({ fetch, base: server.url, headers: () => ({ 'x-forwarded-for': address }) })
    const answer = device.get(await signInOptions(), { challenge: 'bm90IG91cnM' })
    const problems: string[] = []
    // In waves, none of which waits for connections of the database until it is told to come again.
    for (let wave = 0; wave < 8; wave += 1) {
      const tries = await Promise.all(
        Array.from({ length: 13 }, () => spraying.signInWithPasskey({ body: { answer } })),
      )
      problems.push(...tries.map((one) => (one.ok ? 'in' : one.problem)))
    }
    expect(problems.filter((problem) => problem === 'passkey-refused')).toHaveLength(100)
    expect(problems.filter((problem) => problem === 'too-many-failures')).toHaveLength(4)
  })
})

describe('a passkey as the second step', () => {
  const now = async () => new Date(((await (await server.request('/dev/clock')).json()) as { now: string }).now)
  const withCodes = async (email: string) => {
    const own = await guarded(email)
    const { secret } = unwrap(await own.person.api.startTwoFactor({ body: { password: PASSWORD } }))
    unwrap(await own.person.api.confirmTwoFactor({ body: { otp: createAuthenticatorCode(secret, await now()) } }))
    const step = async (password = PASSWORD) => server.api().startPasskeyStep({ body: { email, password } })
    const logIn = async (changes: AnswerChanges = {}, password = PASSWORD) =>
      server.api().logIn({ body: { email, password, passkey: own.device.get(unwrap(await step()), changes) } })
    return { ...own, step, logIn }
  }

  // IDEN-63
  it('replaces the code after the right password', async () => {
    const { device, logIn, step } = await withCodes('steps@example.com')
    const login = { email: 'steps@example.com', password: PASSWORD }
    const required = await server.request('/v0/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    })
    expect(await required.json()).toMatchObject({
      code: 'two-factor-required',
      details: { methods: ['code', 'passkey'] },
    })
    expect(unwrap(await step()).allowCredentials).toMatchObject([{ id: device.credentialId }])
    unwrap(await logIn())
    expect(await step('not the right one')).toMatchObject({ problem: 'invalid-credentials' })
    expect(await logIn({}, 'not the right one')).toMatchObject({ problem: 'invalid-credentials' })
  })

  // IDEN-61, IDEN-63
  it('is refused for another’s challenge, one of a sign-in, and without user verification', async () => {
    const { logIn } = await withCodes('bound@example.com')
    const other = await withCodes('bound-2@example.com')
    const { challenge } = unwrap(await other.step())
    expect(await logIn({ challenge })).toMatchObject(refused)
    expect(await logIn({ challenge: (await signInOptions()).challenge })).toMatchObject(refused)
    expect(await logIn({ userVerified: false })).toMatchObject(refused)
    unwrap(await logIn())
  })
})

// IDEN-66
describe('at an address without https', () => {
  it('startPasskeyRegistration, startPasskeySignIn and startPasskeyStep answer that there are none', async () => {
    const elsewhere = await startTestServer({ PUBLIC_URL: 'http://guildhall.example', DEV_TOOLS: 'off', OPS_PORT: '0' })
    try {
      unwrap(await signUp(elsewhere, 'contractor', { email: 'plain@example.com' }))
      await elsewhere.knex('accounts').update({ emailVerifiedAt: new Date(), signUpStep: 'complete' })
      const person = await logIn(elsewhere, 'plain@example.com')
      const none = { status: 409, problem: 'passkeys-unavailable' }
      expect(await person.api.startPasskeyRegistration()).toMatchObject(none)
      expect(await elsewhere.api().startPasskeySignIn()).toMatchObject(none)
      expect(unwrap(await person.api.listPasskeys())).toEqual({ available: false, passkeys: [] })
      await elsewhere.knex.raw(
        `insert into passkeys values (gen_random_uuid(), ?, 'old', 'key', 0, '{}', 'Old phone', false, now(), null)`,
        [person.uuid],
      )
      await elsewhere
        .knex('two_factors')
        .insert({ accountUuid: person.uuid, sealedSecret: '', confirmedAt: new Date() })
      const body = { email: 'plain@example.com', password: PASSWORD }
      expect(await elsewhere.api().startPasskeyStep({ body })).toMatchObject(none)
    } finally {
      await elsewhere.stop()
    }
  })
})
