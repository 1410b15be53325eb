import { describe, expect, it } from 'vitest'
import {
  anOperator,
  CONFIRMED_APP,
  LEAKED_PASSWORD,
  OPERATOR_PASSWORD,
  operatorsFixture,
} from '../../../testing/index.ts'
import { HOUR_MS, MINUTE_MS } from '../../shared/index.ts'
import { mayOperate, OPERATOR_PERMISSIONS, OPERATOR_ROLES } from './operator-rights.ts'

const { email, uuid } = anOperator()
const ready = anOperator({ twoFactor: CONFIRMED_APP })
const colleague = { email: 'ben@guildhall.example', uuid: '01900000-0000-7000-8000-0000000000d2' }
const set = { name: 'Ben Abara', password: OPERATOR_PASSWORD, passwordConfirmation: OPERATOR_PASSWORD }

const linked = async () => {
  const fixture = operatorsFixture()
  const made = await fixture.makeLink({ email: ' Ben@Guildhall.example ', role: 'vetter', by: null })
  return { ...fixture, token: made.ok ? made.value.token : '' }
}

describe('the rights of operators', () => {
  // MOD-12
  it('belong to roles, all to the superadmin and managing operators to nobody else', () => {
    const holders = OPERATOR_PERMISSIONS.map((right) => OPERATOR_ROLES.filter((role) => mayOperate(role, right)))
    expect(holders.every((roles) => roles.includes('superadmin'))).toBe(true)
    expect(OPERATOR_ROLES.filter((role) => mayOperate(role, 'manage-operators'))).toEqual(['superadmin'])
    expect(OPERATOR_ROLES.filter((role) => mayOperate(role, 'vet-profiles'))).toEqual(['superadmin', 'vetter'])
    expect(OPERATOR_ROLES.filter((role) => mayOperate(role, 'see-numbers'))).toEqual(['superadmin', 'billing'])
  })
})

describe('the one-time link of an operator', () => {
  // MOD-13, MOD-15, MOD-20
  it('gives a new operator name and password', async () => {
    const { accept, audit, operators, readLink, signIn, token } = await linked()
    expect(await readLink({ token })).toMatchObject({ ok: true, value: { email: colleague.email } })
    expect(await accept({ token, ...set, name: ' Ben  Abara ' })).toMatchObject({ ok: true })
    expect(await operators.findByEmail(colleague.email)).toMatchObject({ name: 'Ben Abara', role: 'vetter' })
    expect(await signIn({ ...colleague, password: set.password, address: '' })).toMatchObject({ ok: true })
    expect(audit.entries()).toMatchObject([
      { action: 'operator-link-made', actorUuid: null, details: { role: 'vetter', isNew: true } },
      { action: 'operator-password-set' },
      { action: 'operator-signed-in' },
    ])
  })

  // MOD-14
  it('works once, for 72 hours, and not after another was made', async () => {
    const { accept, clock, makeLink, readLink, token } = await linked()
    clock.advance(72 * HOUR_MS - 1)
    expect(await readLink({ token })).toMatchObject({ ok: true })
    clock.advance(1)
    expect(await accept({ token, ...set })).toEqual({ ok: false, problem: 'link-expired' })
    const links = [
      await makeLink({ email: colleague.email, role: 'vetter', by: null }),
      await makeLink({ email: colleague.email, role: 'superadmin', by: null }),
    ].map((made) => (made.ok ? made.value.token : ''))
    const [replaced = '', last = ''] = links
    expect(await accept({ token: replaced, ...set })).toMatchObject({ problem: 'link-expired' })
    // MOD-13
    expect(await accept({ token: last, ...set })).toMatchObject({ ok: true, value: { role: 'vetter' } })
    expect(await accept({ token: last, ...set })).toMatchObject({ problem: 'link-expired' })
  })

  // MOD-15
  it.each([
    ['without a name', { name: ' ' }, 'name'],
    ['with a short password', { password: 'short', passwordConfirmation: 'short' }, 'password'],
    ['with the own name', { password: 'benabara12', passwordConfirmation: 'benabara12' }, 'password'],
    ['with a leaked password', { password: LEAKED_PASSWORD, passwordConfirmation: LEAKED_PASSWORD }, 'password'],
    ['with another confirmation', { passwordConfirmation: 'something else' }, 'passwordConfirmation'],
  ])('is not used up %s', async (_, changes, field) => {
    const { accept, token } = await linked()
    const refused = await accept({ token, ...set, ...changes })
    expect(refused).toMatchObject({ problem: 'invalid', details: { [field]: [expect.any(String)] } })
    expect(await accept({ token, ...set })).toMatchObject({ ok: true })
  })

  // MOD-15
  it('brings back an operator who has lost the app: sessions end, and the app is set up anew', async () => {
    const { accept, codeNow, makeLink, operatorSessions, signInAs } = operatorsFixture(ready)
    const actor = await signInAs(email, codeNow())
    const made = await makeLink({ email, role: 'vetter', by: null })
    const accepted = await accept({ token: made.ok ? made.value.token : '', ...set, name: 'Ada Okoye' })
    expect(accepted).toMatchObject({ ok: true, value: { role: 'superadmin', twoFactor: null } })
    expect(await operatorSessions.find(actor.sessionUuid)).toBeNull()
  })

  // MOD-13
  it('can name a new operator', async () => {
    const { makeLink } = operatorsFixture()
    const named = { email: colleague.email, role: 'vetter', by: null } as const
    expect(await makeLink({ ...named, name: 'B'.repeat(300) })).toMatchObject({ problem: 'invalid' })
    expect(await makeLink({ ...named, name: ' Ben  Abara' })).toMatchObject({
      value: { operator: { name: 'Ben Abara' } },
    })
  })

  // MOD-13
  it('is refused for an address that is none, and for a disabled operator', async () => {
    const { makeLink, operators } = operatorsFixture(anOperator({ disabledAt: new Date(0) }))
    expect(await makeLink({ email: 'ada', role: 'vetter', by: null })).toMatchObject({ problem: 'invalid' })
    expect(await makeLink({ email, role: 'vetter', by: null })).toMatchObject({ problem: 'operator-disabled' })
    expect(await operators.list()).toHaveLength(1)
  })

  // MOD-13, MOD-19
  it('is made by a superadmin who has just given their password, and by no other role', async () => {
    const vetter = anOperator({ ...colleague, role: 'vetter', twoFactor: CONFIRMED_APP })
    const { clock, codeNow, makeLink, signInAs } = operatorsFixture(ready, vetter)
    const new_ = { email: 'carla@guildhall.example', role: 'support' } as const
    const by = await signInAs(email, codeNow())
    expect(await makeLink({ ...new_, by: await signInAs(colleague.email, codeNow()) })).toMatchObject({
      problem: 'forbidden',
    })
    expect(await makeLink({ ...new_, by: { ...by, mustSetUpTwoFactor: true } })).toMatchObject({ problem: 'forbidden' })
    clock.advance(10 * MINUTE_MS)
    expect(await makeLink({ ...new_, by })).toMatchObject({ problem: 'password-required' })
    const again = await signInAs(email, codeNow())
    expect(await makeLink({ ...new_, by: again })).toMatchObject({ ok: true, value: { operator: { role: 'support' } } })
  })
})

describe('disabling an operator', () => {
  const both = [ready, anOperator({ ...colleague, twoFactor: CONFIRMED_APP })] as const

  // MOD-20, MOD-21
  it('ends their sessions and link at once', async () => {
    const { authenticate, actions, codeNow, disable, makeLink, readLink, signIn, signInAs } = operatorsFixture(...both)
    const actor = await signInAs(email, codeNow())
    const theirs = await signIn({ ...colleague, password: OPERATOR_PASSWORD, otp: codeNow(), address: '' })
    const made = await makeLink({ email: colleague.email, role: 'vetter', by: actor })
    expect(await disable({ actor, operatorUuid: colleague.uuid })).toMatchObject({ ok: true })
    expect(await authenticate(theirs.ok ? theirs.value.token : '')).toBeNull()
    expect(await readLink({ token: made.ok ? made.value.token : '' })).toMatchObject({ problem: 'link-expired' })
    expect(actions().at(-1)).toEqual(['operator-disabled', uuid])
    const before = actions().length
    expect(await disable({ actor, operatorUuid: colleague.uuid })).toMatchObject({ ok: true })
    expect(actions()).toHaveLength(before)
  })

  // MOD-19, MOD-21
  it('is refused for oneself, an unknown one, without the right, and without a fresh password', async () => {
    const { clock, codeNow, disable, signInAs } = operatorsFixture(...both)
    const actor = await signInAs(email, codeNow())
    const operatorUuid = colleague.uuid
    expect(await disable({ actor, operatorUuid: uuid })).toMatchObject({ problem: 'own-operator' })
    expect(await disable({ actor, operatorUuid: actor.sessionUuid })).toMatchObject({ problem: 'not-found' })
    expect(await disable({ actor: { ...actor, role: 'support' }, operatorUuid })).toMatchObject({
      problem: 'forbidden',
    })
    clock.advance(10 * MINUTE_MS)
    expect(await disable({ actor, operatorUuid })).toMatchObject({ problem: 'password-required' })
  })

  // MOD-21
  it('leaves one of two superadmins who disable each other at once', async () => {
    const { codeNow, disable, operators, signInAs } = operatorsFixture(...both)
    const first = await signInAs(email, codeNow())
    const second = await signInAs(colleague.email, codeNow())
    const outcomes = await Promise.all([
      disable({ actor: first, operatorUuid: colleague.uuid }),
      disable({ actor: second, operatorUuid: uuid }),
    ])
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false])
    expect((await operators.list()).filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1)
  })
})
