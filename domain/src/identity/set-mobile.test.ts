import { beforeEach, describe, expect, it } from 'vitest'
import {
  aContractorActor,
  anAccount,
  fakeAccounts,
  fakeClock,
  fakeIds,
  fakeOutbox,
  fakePhoneNumbers,
  fakeUnitOfWork,
} from '../../testing/index.ts'
import { setMobile } from './set-mobile.ts'

const account = anAccount()
const actor = aContractorActor()

const setUp = () => {
  const repositories = { accounts: fakeAccounts(account), outbox: fakeOutbox() }
  return {
    ...repositories,
    clock: fakeClock(),
    ids: fakeIds(),
    phoneNumbers: fakePhoneNumbers(),
    unitOfWork: fakeUnitOfWork(repositories),
  }
}

let world: ReturnType<typeof setUp>
beforeEach(() => {
  world = setUp()
})

describe('a mobile number', () => {
  const save = (mobile: string, countryCode = 'ZA') => setMobile(world)({ actor, mobile, countryCode })

  // IDEN-36
  it('is stored as E.164, in the visitor’s country if it has no prefix', async () => {
    expect(await save('082 555 0101')).toMatchObject({ value: { mobile: '+27825550101' } })
    expect(await save('+1 415 555 0132')).toMatchObject({ value: { mobile: '+14155550132' } })
    expect(world.outbox.ofType('mobile-changed')).toHaveLength(2)
  })

  it.each([
    ['', 'Value is required'],
    ['call me', 'Value is not a valid mobile number'],
  ])('refuses %j', async (mobile, words) => {
    expect(await save(mobile)).toEqual({ ok: false, problem: 'invalid', details: { mobile: [words] } })
  })

  it('emits nothing if it is unchanged', async () => {
    expect(await save(account.mobile ?? '')).toMatchObject({ ok: true })
    expect(world.outbox.events).toEqual([])
  })
})
