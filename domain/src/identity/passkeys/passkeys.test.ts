import { beforeEach, describe, expect, it } from 'vitest'
import {
  anAccount,
  anEmployer,
  anEmployerActor,
  aPasskey,
  aPasskeyAnswer,
  type FakeAnswer,
  passkeyFixture,
} from '../../../testing/index.ts'
import { MINUTE_MS } from '../../shared/index.ts'
import { listPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts'
import { PASSKEYS_MAX } from './passkey.ts'
import { finishPasskeyRegistration, startPasskeyRegistration } from './register-passkey.ts'
import { startPasskeySignIn } from './sign-in-with-passkey.ts'

const ORIGIN = 'https://guildhall.example'
const accountUuid = anAccount().uuid

let world: Awaited<ReturnType<typeof passkeyFixture>>
beforeEach(async () => {
  world = await passkeyFixture()
})
const refused = { ok: false, problem: 'passkey-refused' }

describe('a new passkey', () => {
  // IDEN-60, IDEN-64
  it('is saved with a name, listed, and told to its owner', async () => {
    expect(await world.register()).toMatchObject({ ok: true, value: { name: 'Phone', lastUsedAt: null } })
    const listed = await listPasskeys(world)({ actor: world.actor, origin: ORIGIN })
    expect(listed).toMatchObject({ value: { available: true, passkeys: [{ name: 'Phone', accountUuid }] } })
    expect(world.outbox.ofType('passkey-changed')).toMatchObject([{ accountUuid, name: 'Phone', added: true }])
  })

  it('without a name is called after its device, and a name has at most 60 characters', async () => {
    expect(await world.register({}, ' ')).toMatchObject({ value: { name: 'Firefox on Linux' } })
    expect(await world.register({ credentialId: 'other' }, 'x'.repeat(61))).toMatchObject({
      details: { name: ['The maximum length allowed is 60'] },
    })
  })

  // IDEN-60
  it('needs a proof of identity that is not older than ten minutes', async () => {
    world.clock.advance(10 * MINUTE_MS)
    const asked = await startPasskeyRegistration(world)({ actor: world.actor })
    expect(asked).toEqual({ ok: false, problem: 'password-required' })
  })

  // IDEN-61
  it('is refused for a used, old, foreign or unknown challenge, and an answer that does not hold', async () => {
    const challenge = await world.challenge()
    expect(await world.register({ challenge })).toMatchObject({ ok: true })
    expect(await world.register({ challenge, credentialId: 'other' })).toEqual(refused)
    expect(await world.register({ holds: false, credentialId: 'other' })).toEqual(refused)
    expect(await world.register({ challenge: 'unknown', credentialId: 'other' })).toEqual(refused)
    expect(await world.register({ challenge: await world.startSignIn(), credentialId: 'other' })).toEqual(refused)
    const others = { ...anEmployerActor(), sessionUuid: world.actor.sessionUuid ?? '' }
    expect(await world.register({ credentialId: 'other' }, 'Mine', others)).toEqual(refused)
    const old = await world.challenge()
    world.clock.advance(5 * MINUTE_MS)
    expect(await world.register({ challenge: old, credentialId: 'other' })).toEqual(refused)
  })

  it('is saved once', async () => {
    await world.register()
    expect(await world.register()).toEqual({ ok: false, problem: 'passkey-known' })
  })

  // IDEN-60
  it('is refused beside twenty others, also if those were added meanwhile', async () => {
    const challenge = await world.challenge()
    for (let count = 0; count < PASSKEYS_MAX; count += 1) {
      await world.passkeyCredentials.add(aPasskey({ uuid: `p-${count}`, credentialId: `c-${count}` }))
    }
    const full = { ok: false, problem: 'too-many-passkeys' }
    expect(await startPasskeyRegistration(world)({ actor: world.actor })).toEqual(full)
    const answer = aPasskeyAnswer({ challenge })
    expect(await finishPasskeyRegistration(world)({ actor: world.actor, answer, name: '', userAgent: '' })).toEqual(
      full,
    )
  })

  // IDEN-66
  it('cannot be made where the public address allows none', async () => {
    const deps = { ...world, publicUrl: 'http://192.0.2.7:4100' }
    const unavailable = { ok: false, problem: 'passkeys-unavailable' }
    expect(await startPasskeyRegistration(deps)({ actor: world.actor })).toEqual(unavailable)
    expect(await startPasskeySignIn(deps)()).toEqual(unavailable)
    const listed = await listPasskeys(deps)({ actor: world.actor, origin: 'http://192.0.2.7:4100' })
    expect(listed).toMatchObject({ value: { available: false } })
  })
})

describe('an own passkey', () => {
  // IDEN-60
  it('is renamed by its owner', async () => {
    await world.passkeyCredentials.add(aPasskey())
    const { uuid } = aPasskey()
    expect(await renamePasskey(world)({ actor: world.actor, uuid, name: ' Work phone ' })).toMatchObject({
      value: { name: 'Work phone' },
    })
    expect(await renamePasskey(world)({ actor: world.actor, uuid, name: ' ' })).toMatchObject({ problem: 'invalid' })
    expect(await renamePasskey(world)({ actor: anEmployerActor(), uuid, name: 'Mine' })).toMatchObject({
      problem: 'not-found',
    })
  })

  // IDEN-60, IDEN-64
  it('is removed by its owner, with a proof of identity, and told to them', async () => {
    await world.passkeyCredentials.add(aPasskey())
    const { uuid } = aPasskey()
    const remove = () => removePasskey(world)({ actor: world.actor, uuid })
    world.clock.advance(10 * MINUTE_MS)
    expect(await remove()).toEqual({ ok: false, problem: 'password-required' })
    world.clock.advance(-10 * MINUTE_MS)
    expect(await remove()).toMatchObject({ ok: true })
    expect(await remove()).toEqual({ ok: false, problem: 'not-found' })
    expect(world.outbox.ofType('passkey-changed')).toMatchObject([{ name: 'Phone', added: false }])
    expect(await world.signIn()).toEqual(refused)
  })
})

describe('signing in with a passkey', () => {
  beforeEach(async () => {
    await world.passkeyCredentials.add(aPasskey({ counter: 7 }))
  })

  // IDEN-62
  it('starts a session without a password or code, which proves identity', async () => {
    await world.turnTwoFactorOn()
    const login = await world.signIn({ counter: 8 })
    const now = world.clock.now()
    expect(login).toMatchObject({ ok: true, value: { account: { uuid: accountUuid }, signingUp: false } })
    expect(await world.sessions.find((login.ok && login.value.sessionUuid) || '')).toMatchObject({
      authenticatedAt: now,
    })
    expect(world.outbox.ofType('session-started')).toHaveLength(2)
    expect(await world.passkeyCredentials.list(accountUuid)).toMatchObject([{ counter: 8, lastUsedAt: now }])
  })

  // IDEN-61
  it('is refused for a used, old or unknown challenge, and one of a registration', async () => {
    const challenge = await world.startSignIn()
    expect(await world.signIn({ challenge, counter: 8 })).toMatchObject({ ok: true })
    expect(await world.signIn({ challenge, counter: 9 })).toEqual(refused)
    expect(await world.signIn({ challenge: 'unknown', counter: 9 })).toEqual(refused)
    expect(await world.signIn({ challenge: await world.challenge(), counter: 9 })).toEqual(refused)
    const old = await world.startSignIn()
    world.clock.advance(5 * MINUTE_MS)
    expect(await world.signIn({ challenge: old, counter: 9 })).toEqual(refused)
  })

  // IDEN-61
  it('accepts one of two concurrent answers to a challenge', async () => {
    const challenge = await world.startSignIn()
    const answers = await Promise.all([
      world.signIn({ challenge, counter: 8 }),
      world.signIn({ challenge, counter: 9 }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  // IDEN-62
  it('is refused for an unknown passkey, another owner, no owner, and an answer that does not hold', async () => {
    for (const answer of [
      { credentialId: 'unknown' },
      { accountUuid: anEmployer().uuid },
      { accountUuid: undefined },
      { holds: false },
    ] as const) {
      expect(await world.signIn({ counter: 8, ...(answer as Partial<FakeAnswer>) })).toEqual(refused)
    }
  })

  // IDEN-65
  it.each([
    [7, 7, false],
    [7, 6, false],
    [7, 0, false],
    [7, 8, true],
    [0, 0, true],
    [0, 1, true],
  ])('with the counter at %i and a signature of %i: %s', async (stored, counter, accepted) => {
    await world.passkeyCredentials.save(aPasskey({ counter: stored }))
    expect((await world.signIn({ counter })).ok).toBe(accepted)
  })

  // IDEN-11, IDEN-62
  it('tells the owner that the account is suspended or waits for its deletion', async () => {
    const at = world.clock.now()
    await world.accounts.save(anAccount({ suspendedAt: at }))
    expect(await world.signIn({ counter: 8 })).toEqual({ ok: false, problem: 'account-suspended' })
    await world.accounts.save(anAccount({ deletionRequestedAt: at }))
    expect(await world.signIn({ counter: 9 })).toMatchObject({
      problem: 'deletion-pending',
      details: { deletesAt: '2026-03-16T09:00:00.000Z' },
    })
  })

  it('answers the temporary token of an unfinished sign-up', async () => {
    await world.accounts.save(anAccount({ signUpStep: 'payment' }))
    expect(await world.signIn({ counter: 8 })).toMatchObject({ value: { signingUp: true, sessionUuid: null } })
  })

  // IDEN-44, IDEN-62
  it('stops after a hundred refusals of a network; successes and refusals of states do not count', async () => {
    for (let count = 0; count < 100; count += 1) expect(await world.signIn({ holds: false })).toEqual(refused)
    expect(await world.signIn({ counter: 8 })).toMatchObject({ problem: 'too-many-failures' })
    expect(await world.signIn({ counter: 8 }, '198.51.100.9')).toMatchObject({ ok: true })
  })
})
