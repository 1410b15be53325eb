import { describe, expect, it } from 'vitest'
import { anOperator, CONFIRMED_APP, OPERATOR_PASSWORD, operatorsFixture } from '../../../testing/index.ts'
import { MINUTE_MS } from '../../shared/index.ts'

const { email, uuid } = anOperator()
const withApp = anOperator({ twoFactor: CONFIRMED_APP })
const typed = { email, password: OPERATOR_PASSWORD, address: '192.0.2.1' }

describe('signing in as an operator', () => {
  // MOD-17
  it('asks for a code, which works once', async () => {
    const { codeNow, signIn } = operatorsFixture(withApp)
    expect(await signIn(typed)).toMatchObject({ problem: 'two-factor-required' })
    expect(await signIn({ ...typed, otp: '000000' })).toMatchObject({ problem: 'invalid' })
    expect(await signIn({ ...typed, otp: codeNow() })).toMatchObject({ ok: true })
    expect(await signIn({ ...typed, otp: codeNow() })).toMatchObject({ problem: 'invalid' })
  })

  // MOD-16
  it.each([
    ['an unknown address', anOperator({ email: 'other@guildhall.example' }), OPERATOR_PASSWORD],
    ['a wrong password', anOperator(), 'another long password'],
    ['a disabled operator', anOperator({ disabledAt: new Date(0) }), OPERATOR_PASSWORD],
    ['an operator without a password', anOperator({ passwordHash: null }), OPERATOR_PASSWORD],
  ])('answers the same to %s, after the same work', async (_, operator, password) => {
    const { passwords, signIn } = operatorsFixture(operator)
    expect(await signIn({ ...typed, password })).toEqual({ ok: false, problem: 'invalid-credentials' })
    expect(passwords.verified).toHaveLength(1)
  })

  // MOD-16
  it('refuses after five failures, and counts none for a missing code', async () => {
    const { clock, codeNow, signIn } = operatorsFixture(withApp)
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect(await signIn(typed)).toMatchObject({ problem: 'two-factor-required' })
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await signIn({ ...typed, password: 'wrong' })).toMatchObject({ problem: 'invalid-credentials' })
    expect(await signIn({ ...typed, otp: codeNow() })).toMatchObject({ problem: 'too-many-failures' })
    clock.advance(15 * MINUTE_MS)
    expect(await signIn({ ...typed, otp: codeNow() })).toMatchObject({ ok: true })
  })

  // MOD-16
  it('counts failures apart from those of a user with the same address', async () => {
    const { loginFailures, signInAs } = operatorsFixture(anOperator())
    for (let attempt = 0; attempt < 5; attempt += 1)
      await loginFailures.start(email, '192.0.2.1', { at: new Date(), since: new Date(0), max: 9, maxOfNetwork: 99 })
    expect(await signInAs(email)).toMatchObject({ operatorUuid: uuid })
  })

  // MOD-16, MOD-20
  it('makes the next code wait after ten wrong ones, and writes it down', async () => {
    const { audit, clock, codeNow, signIn } = operatorsFixture(withApp)
    for (let attempt = 0; attempt < 10; attempt += 1) {
      clock.advance(15 * MINUTE_MS)
      expect(await signIn({ ...typed, otp: '000000' })).toMatchObject({ problem: 'invalid' })
    }
    expect(await signIn({ ...typed, otp: codeNow() })).toMatchObject({ problem: 'too-many-failures' })
    expect(audit.entries()).toMatchObject([{ action: 'operator-codes-guessed', actorUuid: uuid }])
  })

  // MOD-18, MOD-20
  it('lasts an hour, however much it is used, and can be ended', async () => {
    const { actions, authenticate, clock, signIn, signOut } = operatorsFixture(anOperator())
    const signedIn = await signIn(typed)
    const token = signedIn.ok ? signedIn.value.token : ''
    clock.advance(59 * MINUTE_MS)
    const actor = await authenticate(token)
    expect(actor).toMatchObject({ operatorUuid: uuid, role: 'superadmin' })
    clock.advance(MINUTE_MS)
    expect(await authenticate(token)).toBeNull()
    expect(await authenticate('unknown')).toBeNull()
    if (actor === null) return
    await signOut({ actor })
    await signOut({ actor })
    expect(actions()).toEqual([
      ['operator-signed-in', uuid],
      ['operator-signed-out', uuid],
    ])
  })
})

describe('the authenticator app of an operator', () => {
  // MOD-17
  it('must be set up first, where no developers work', async () => {
    const { authenticate, authenticateInDevelopment, signIn } = operatorsFixture(anOperator())
    const signedIn = await signIn(typed)
    const token = signedIn.ok ? signedIn.value.token : ''
    expect(await authenticate(token)).toMatchObject({ mustSetUpTwoFactor: true })
    expect(await authenticateInDevelopment(token)).toMatchObject({ mustSetUpTwoFactor: false })
  })

  // MOD-17, MOD-20
  it('is on after its first code, and ends sessions that began without it', async () => {
    const { actions, codeNow, confirmApp, operators, operatorSessions, signIn, signInAs, startApp } =
      operatorsFixture(anOperator())
    const other = await signInAs(email)
    const actor = await signInAs(email)
    expect(await confirmApp({ actor, otp: codeNow() })).toMatchObject({ problem: 'two-factor-off' })
    expect(await startApp({ actor })).toMatchObject({ ok: true, value: { secret: 'JBSWY3DPEHPK3PXP' } })
    expect(await operators.find(uuid)).toMatchObject({ twoFactor: { sealedSecret: 'sealed:JBSWY3DPEHPK3PXP' } })
    expect(await confirmApp({ actor, otp: ' ' })).toMatchObject({ problem: 'invalid' })
    expect(await confirmApp({ actor, otp: '000000' })).toMatchObject({ problem: 'invalid' })
    expect(await signIn(typed)).toMatchObject({ ok: true })
    expect(await confirmApp({ actor, otp: codeNow() })).toMatchObject({ ok: true })
    expect(await operatorSessions.find(other.sessionUuid)).toBeNull()
    expect(await operatorSessions.find(actor.sessionUuid)).not.toBeNull()
    expect(await confirmApp({ actor, otp: codeNow() })).toMatchObject({ problem: 'two-factor-on' })
    expect(await startApp({ actor })).toMatchObject({ problem: 'two-factor-on' })
    expect(await signIn(typed)).toMatchObject({ problem: 'two-factor-required' })
    expect(actions().at(-1)).toEqual(['operator-two-factor-set-up', uuid])
  })

  // MOD-19
  it('is set up only with a password of the last ten minutes', async () => {
    const { clock, prove, signInAs, startApp } = operatorsFixture(anOperator())
    const actor = await signInAs(email)
    clock.advance(10 * MINUTE_MS)
    expect(await startApp({ actor })).toMatchObject({ problem: 'password-required' })
    expect(await prove({ actor, password: 'wrong', address: '192.0.2.1' })).toMatchObject({ problem: 'invalid' })
    expect(await startApp({ actor })).toMatchObject({ problem: 'password-required' })
    expect(await prove({ actor, password: OPERATOR_PASSWORD, address: '192.0.2.1' })).toMatchObject({ ok: true })
    expect(await startApp({ actor })).toMatchObject({ ok: true })
  })
})
