import { describe, expect, it } from 'vitest'
import { anOperator, CONFIRMED_APP, operatorsFixture } from '../../../testing/index.ts'
import { MINUTE_MS } from '../../shared/index.ts'

const ada = anOperator({ twoFactor: CONFIRMED_APP })
const ben = anOperator({
  email: 'ben@guildhall.example',
  uuid: '01900000-0000-7000-8000-0000000000d2',
  twoFactor: CONFIRMED_APP,
})
const gone = anOperator({
  email: 'a@guildhall.example',
  uuid: '01900000-0000-7000-8000-0000000000d3',
  disabledAt: new Date(0),
})

describe('the list of operators', () => {
  // MOD-23
  it('is for superadmins, the disabled last', async () => {
    const { codeNow, list, signInAs } = operatorsFixture(gone, ada, ben)
    const actor = await signInAs(ada.email, codeNow())
    const listed = await list({ actor })
    expect(listed.ok && listed.value.map(({ email }) => email)).toEqual([ada.email, ben.email, gone.email])
    expect(await list({ actor: { ...actor, role: 'support' } })).toMatchObject({ problem: 'forbidden' })
    expect(await list({ actor: { ...actor, mustSetUpTwoFactor: true } })).toMatchObject({ problem: 'forbidden' })
  })
})

describe('changing the role of an operator', () => {
  // MOD-20, MOD-23
  it('holds from their next call on, and is written down once', async () => {
    const { audit, authenticate, changeRole, codeNow, signIn, signInAs } = operatorsFixture(ada, ben)
    const actor = await signInAs(ada.email, codeNow())
    const theirs = await signIn({ ...ben, password: 'a fine long password', otp: codeNow(), address: '' })
    const change = { actor, operatorUuid: ben.uuid, role: 'billing' } as const
    expect(await changeRole(change)).toMatchObject({ ok: true })
    expect(await authenticate(theirs.ok ? theirs.value.token : '')).toMatchObject({ role: 'billing' })
    expect(await changeRole(change)).toMatchObject({ ok: true })
    expect(audit.entries().filter(({ action }) => action === 'operator-role-changed')).toMatchObject([
      { actorUuid: ada.uuid, subjectUuid: ben.uuid, details: { from: 'superadmin', to: 'billing' } },
    ])
  })

  // MOD-19, MOD-23
  it('is refused for oneself, the unknown, the disabled, without the right, and without a fresh password', async () => {
    const { changeRole, clock, codeNow, signInAs } = operatorsFixture(ada, ben, gone)
    const actor = await signInAs(ada.email, codeNow())
    const change = { actor, operatorUuid: ben.uuid, role: 'vetter' } as const
    expect(await changeRole({ ...change, operatorUuid: ada.uuid })).toMatchObject({ problem: 'own-operator' })
    expect(await changeRole({ ...change, operatorUuid: actor.sessionUuid })).toMatchObject({ problem: 'not-found' })
    expect(await changeRole({ ...change, operatorUuid: gone.uuid })).toMatchObject({ problem: 'operator-disabled' })
    const support = { ...actor, role: 'support' } as const
    expect(await changeRole({ ...change, actor: support })).toMatchObject({ problem: 'forbidden' })
    clock.advance(10 * MINUTE_MS)
    expect(await changeRole(change)).toMatchObject({ problem: 'password-required' })
  })

  // MOD-23
  it('leaves one superadmin of two who demote each other at once, or where one disables the other', async () => {
    for (const second of ['demotes', 'disables'] as const) {
      const { changeRole, codeNow, disable, operators, signInAs } = operatorsFixture(ada, ben)
      const first = await signInAs(ada.email, codeNow())
      const other = await signInAs(ben.email, codeNow())
      const outcomes = await Promise.all([
        changeRole({ actor: first, operatorUuid: ben.uuid, role: 'vetter' }),
        second === 'demotes'
          ? changeRole({ actor: other, operatorUuid: ada.uuid, role: 'vetter' })
          : disable({ actor: other, operatorUuid: ada.uuid }),
      ])
      expect(outcomes).toMatchObject([{ ok: true }, { problem: 'forbidden' }])
      expect(await operators.find(ada.uuid)).toMatchObject({ role: 'superadmin', disabledAt: null })
    }
  })
})
