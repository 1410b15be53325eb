import { beforeEach, describe, expect, it } from 'vitest'
import {
  aContractorActor,
  anAccount,
  fakeAccounts,
  fakeClock,
  fakeCodeFailures,
  fakeIds,
  fakeKnownDevices,
  fakeLoginFailures,
  fakeOneTimePasswords,
  fakeOutbox,
  fakePasskeyChallenges,
  fakePasskeyCredentials,
  fakePasskeys,
  fakePasswords,
  fakeRecoveryCodes,
  fakeSecretBox,
  fakeSessions,
  fakeTokens,
  fakeTwoFactors,
  fakeUnitOfWork,
} from '../../../testing/index.ts'
import { logIn } from '../sessions/log-in.ts'
import { type SignUpStep } from '../account.ts'
import { MINUTE_MS } from '../../shared/index.ts'
import { confirmTwoFactor, removeTwoFactor, regenerateRecoveryCodes, startTwoFactor } from './two-factor.ts'

const actor = aContractorActor()
/** As many addresses as an attacker has. */
const addresses = Array.from({ length: 40 }, (_, index) => `198.51.100.${index}`)
const own = { actor, password: 'a fine long password', address: '192.0.2.1' }

const setUp = (signUpStep: SignUpStep = 'complete') => {
  const repositories = {
    accounts: fakeAccounts(anAccount({ signUpStep })),
    codeFailures: fakeCodeFailures(),
    knownDevices: fakeKnownDevices(),
    outbox: fakeOutbox(),
    passkeyCredentials: fakePasskeyCredentials(),
    sessions: fakeSessions(),
    twoFactors: fakeTwoFactors(),
  }
  const deps = {
    ...repositories,
    clock: fakeClock(),
    ids: fakeIds(),
    loginFailures: fakeLoginFailures(),
    oneTimePasswords: fakeOneTimePasswords(),
    passkeyChallenges: fakePasskeyChallenges(),
    passkeys: fakePasskeys(),
    passwords: fakePasswords(),
    publicUrl: 'https://guildhall.example',
    recoveryCodes: fakeRecoveryCodes(),
    secretBox: fakeSecretBox(),
    tokens: fakeTokens(),
    unitOfWork: fakeUnitOfWork(repositories),
  }
  const signIn = (otp?: string, password = own.password, address = '192.0.2.1') =>
    logIn(deps)({
      email: anAccount().email,
      password,
      address,
      userAgent: 'Firefox',
      ...(otp === undefined ? {} : { otp }),
    })
  const code = () => deps.oneTimePasswords.codeAt(deps.clock.now())
  /** Turns two-step sign-in on and moves the clock past the code that was used. */
  const turnOn = async (): Promise<readonly string[]> => {
    await startTwoFactor(deps)(own)
    const confirmed = await confirmTwoFactor(deps)({ actor, otp: code() })
    if (!confirmed.ok) throw new Error('The code was refused')
    deps.clock.advance(2 * MINUTE_MS)
    return confirmed.value
  }
  return { ...deps, signIn, code, turnOn }
}

let world: ReturnType<typeof setUp>
beforeEach(() => {
  world = setUp()
})

describe('turning two-step sign-in on', () => {
  // IDEN-37
  it('needs the password, then a code of the app, and returns ten recovery codes', async () => {
    expect(await startTwoFactor(world)(own)).toMatchObject({
      value: { secret: 'JBSWY3DPEHPK3PXP', uri: expect.stringContaining('thandi@example.com') },
    })
    expect(await world.signIn()).toMatchObject({ ok: true })
    const confirmed = await confirmTwoFactor(world)({ actor, otp: world.code() })
    expect(confirmed.ok && new Set(confirmed.value).size).toBe(10)
    expect((await world.twoFactors.find(actor.accountUuid))?.sealedSecret).toBe('sealed:JBSWY3DPEHPK3PXP')
    expect(world.outbox.ofType('two-factor-changed')).toMatchObject([{ on: true }])
    expect(await world.signIn()).toMatchObject({ problem: 'two-factor-required' })
  })

  it('refuses a wrong password, a wrong code, and a set-up that was not started', async () => {
    expect(await confirmTwoFactor(world)({ actor, otp: '123456' })).toMatchObject({ problem: 'two-factor-off' })
    expect(await startTwoFactor(world)({ ...own, password: 'wrong' })).toMatchObject({
      details: { password: ['This is not your password'] },
    })
    await startTwoFactor(world)(own)
    for (const [otp, words] of [
      ['', 'Value is required'],
      ['000000', 'This code is not right'],
      ['words', 'This code is not right'],
    ] as const) {
      expect(await confirmTwoFactor(world)({ actor, otp })).toMatchObject({ details: { otp: [words] } })
    }
    expect(await world.signIn()).toMatchObject({ ok: true })
  })

  // IDEN-45
  it('counts wrong codes of the set-up', async () => {
    await startTwoFactor(world)(own)
    for (let count = 0; count < 10; count += 1) {
      expect(await confirmTwoFactor(world)({ actor, otp: '000000' })).toMatchObject({ problem: 'invalid' })
    }
    expect(await confirmTwoFactor(world)({ actor, otp: world.code() })).toMatchObject({ problem: 'too-many-failures' })
  })

  it('is done once', async () => {
    await world.turnOn()
    expect(await startTwoFactor(world)(own)).toMatchObject({ problem: 'two-factor-on' })
    expect(await confirmTwoFactor(world)({ actor, otp: world.code() })).toMatchObject({ problem: 'two-factor-on' })
  })
})

describe('signing in with two steps', () => {
  // IDEN-40
  it('asks for the code after the right password, without counting a failure', async () => {
    await world.turnOn()
    for (let count = 0; count < 8; count += 1) {
      expect(await world.signIn()).toEqual({
        ok: false,
        problem: 'two-factor-required',
        details: { methods: ['code'] },
      })
    }
    expect(await world.signIn(world.code(), 'wrong')).toMatchObject({ problem: 'invalid-credentials' })
    expect(await world.signIn(world.code())).toMatchObject({ ok: true })
  })

  // IDEN-38
  it('accepts a code once, also from two concurrent logins', async () => {
    await world.turnOn()
    const answers = await Promise.all([world.signIn(world.code()), world.signIn(world.code())])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await world.signIn(world.code())).toMatchObject({ details: { otp: ['This code is not right'] } })
    world.clock.advance(MINUTE_MS)
    expect(await world.signIn(world.code())).toMatchObject({ ok: true })
  })

  it('refuses the code that turned it on', async () => {
    await startTwoFactor(world)(own)
    await confirmTwoFactor(world)({ actor, otp: world.code() })
    expect(await world.signIn(world.code())).toMatchObject({ problem: 'invalid' })
  })

  // IDEN-40
  it('counts wrong codes as failures, which a login without a code does not clear', async () => {
    await world.turnOn()
    for (let count = 0; count < 5; count += 1) {
      expect(await world.signIn('000000')).toMatchObject({ problem: 'invalid' })
      if (count < 4) await world.signIn()
    }
    expect(await world.signIn(world.code())).toMatchObject({ problem: 'too-many-failures' })
  })

  // IDEN-45
  it('takes no more than ten wrong codes, from however many addresses, and tells the owner', async () => {
    await world.turnOn()
    const answers = await Promise.all(addresses.map((address) => world.signIn('000000', own.password, address)))
    expect(answers.filter((answer) => !answer.ok && answer.problem === 'invalid')).toHaveLength(10)
    expect(world.outbox.ofType('codes-guessed')).toMatchObject([{ accountUuid: actor.accountUuid }])
    const locked = await world.signIn(world.code(), own.password, '203.0.113.1')
    expect(locked).toEqual({ ok: false, problem: 'too-many-failures', details: { retryAfterSeconds: 60 } })
    world.clock.advance(MINUTE_MS)
    expect(await world.signIn(world.code(), own.password, '203.0.113.1')).toMatchObject({ ok: true })
  })

  // IDEN-39
  it('accepts each recovery code once, however it is typed', async () => {
    const [first = ''] = await world.turnOn()
    expect(await world.signIn(first.toUpperCase())).toMatchObject({ ok: true })
    expect(await world.signIn(first)).toMatchObject({ problem: 'invalid' })
  })

  it('is required during an unfinished sign-up too', async () => {
    world = setUp('payment')
    await world.turnOn()
    expect(await world.signIn()).toMatchObject({ problem: 'two-factor-required' })
    expect(await world.signIn(world.code())).toMatchObject({ value: { signingUp: true } })
  })
})

describe('turning it off, and new recovery codes', () => {
  // IDEN-41
  it('needs the password and a code, and emits an event', async () => {
    await world.turnOn()
    expect(await removeTwoFactor(world)({ ...own, password: 'wrong' })).toMatchObject({ problem: 'invalid' })
    expect(await removeTwoFactor(world)(own)).toMatchObject({ problem: 'two-factor-required' })
    expect(await removeTwoFactor(world)({ ...own, otp: '000000' })).toMatchObject({ problem: 'invalid' })
    expect(await removeTwoFactor(world)({ ...own, otp: world.code() })).toEqual({ ok: true, value: null })
    expect(world.outbox.ofType('two-factor-changed').map(({ on }) => on)).toEqual([true, false])
    expect(await world.signIn()).toMatchObject({ ok: true })
    expect(await removeTwoFactor(world)(own)).toMatchObject({ problem: 'two-factor-off' })
  })

  // IDEN-39
  it('invalidates the old recovery codes', async () => {
    expect(await regenerateRecoveryCodes(world)(own)).toMatchObject({ problem: 'two-factor-off' })
    const [old = ''] = await world.turnOn()
    const renewed = await regenerateRecoveryCodes(world)({ ...own, otp: world.code() })
    world.clock.advance(MINUTE_MS)
    expect(await world.signIn(old)).toMatchObject({ problem: 'invalid' })
    expect(await world.signIn(renewed.ok ? renewed.value[0] : '')).toMatchObject({ ok: true })
  })
})
