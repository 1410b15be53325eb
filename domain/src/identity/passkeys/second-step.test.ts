import { beforeEach, describe, expect, it } from 'vitest'
import { anAccount, anEmployer, aPasskey, passkeyFixture } from '../../../testing/index.ts'
import { logIn } from '../sessions/log-in.ts'
import { startPasskeyStep } from './sign-in-with-passkey.ts'

let world: Awaited<ReturnType<typeof passkeyFixture>>
beforeEach(async () => {
  world = await passkeyFixture()
})
const refused = { ok: false, problem: 'passkey-refused' }

describe('a passkey as the second step', () => {
  beforeEach(async () => {
    await world.passkeyCredentials.add(aPasskey())
    await world.turnTwoFactorOn()
  })

  // IDEN-63
  it('is offered after the right password, and replaces the code', async () => {
    expect(await logIn(world)({ ...world.credentials, ...world.device })).toEqual({
      ok: false,
      problem: 'two-factor-required',
      details: { methods: ['code', 'passkey'] },
    })
    const started = await startPasskeyStep(world)(world.credentials)
    expect(started).toMatchObject({ value: { allowCredentials: [{ id: 'credential' }] } })
    expect(await world.logInWith()).toMatchObject({ ok: true })
  })

  // IDEN-63
  it('needs the password, and an account that has both a second step and a passkey', async () => {
    const start = startPasskeyStep(world)
    expect(await start({ ...world.credentials, password: 'wrong' })).toMatchObject({ problem: 'invalid-credentials' })
    expect(await start({ ...world.credentials, email: anEmployer().email })).toMatchObject({ problem: 'not-found' })
    expect(await world.logInWith({}, 'wrong')).toMatchObject({ problem: 'invalid-credentials' })
    await world.twoFactors.remove(anAccount().uuid)
    expect(await start(world.credentials)).toMatchObject({ problem: 'not-found' })
    expect(await logIn(world)({ ...world.credentials, ...world.device })).toMatchObject({ ok: true })
  })

  // IDEN-61, IDEN-63
  it('is refused from another account, for a challenge of a sign-in, and with a counter that goes back', async () => {
    await world.passkeyCredentials.add(
      aPasskey({ uuid: 'other', credentialId: 'other', accountUuid: anEmployer().uuid }),
    )
    expect(await world.logInWith({ credentialId: 'other' })).toEqual(refused)
    expect(await world.logInWith({ accountUuid: anEmployer().uuid })).toEqual(refused)
    expect(await world.logInWith({ challenge: await world.startSignIn() })).toEqual(refused)
    await world.passkeyCredentials.save(aPasskey({ counter: 5 }))
    expect(await world.logInWith({ counter: 4 })).toEqual(refused)
  })

  // IDEN-63
  it('counts as a failed login when it is refused', async () => {
    for (let count = 0; count < 5; count += 1) expect(await world.logInWith({ holds: false })).toEqual(refused)
    expect(await logIn(world)({ ...world.credentials, ...world.device })).toMatchObject({
      problem: 'too-many-failures',
    })
  })
})
