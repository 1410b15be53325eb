import { beforeEach, describe, expect, it } from 'vitest'
import {
  aContractorActor,
  anAccount,
  anEmployer,
  anEmployerActor,
  fakeAccounts,
  fakeClock,
  fakeEmailChanges,
  fakeIds,
  fakeMailedSecrets,
  fakeMailRequests,
  fakeOutbox,
  fakePasswordResets,
  fakePhoneNumbers,
  fakeUnitOfWork,
} from '../../../testing/index.ts'
import { type Account } from '../account.ts'
import { MINUTE_MS } from '../../shared/index.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { requestEmailChange } from './request-email-change.ts'
import { setMobile } from '../set-mobile.ts'

const account = anAccount()
const actor = aContractorActor()

const setUp = (changes: Partial<Account> = {}) => {
  const repositories = {
    accounts: fakeAccounts({ ...account, ...changes }, anEmployer()),
    emailChanges: fakeEmailChanges(),
    mailRequests: fakeMailRequests(),
    outbox: fakeOutbox(),
    passwordResets: fakePasswordResets(),
  }
  const deps = {
    ...repositories,
    clock: fakeClock(),
    ids: fakeIds(),
    mailedSecrets: fakeMailedSecrets(),
    phoneNumbers: fakePhoneNumbers(),
    unitOfWork: fakeUnitOfWork(repositories),
  }
  const ask = (email = 'new@example.com') => requestEmailChange(deps)({ actor, email })
  const confirm = (otp: string) => confirmEmailChange(deps)({ actor, otp })
  const code = async () => deps.mailedSecrets.code((await deps.emailChanges.find(account.uuid))?.uuid ?? '')
  return { ...deps, ask, confirm, code }
}

let world: ReturnType<typeof setUp>
beforeEach(() => {
  world = setUp()
})

describe('requesting a change of address', () => {
  // IDEN-32
  it('stores only the hash of the code, and mails both addresses', async () => {
    expect(await world.ask(' New@Example.com ')).toEqual({ ok: true, value: null })
    const change = await world.emailChanges.find(account.uuid)
    expect(change).toMatchObject({ email: 'new@example.com', attempts: 0 })
    expect(change?.codeHash).toContain('hash-of-')
    expect(world.outbox.events).toMatchObject([
      { type: 'email-change-requested', changeUuid: change?.uuid, email: 'new@example.com' },
    ])
    expect(JSON.stringify(world.outbox.events)).not.toContain('hash-of')
  })

  it.each([
    ['thandi', 'Value is not a valid email address'],
    ['', 'Value is required'],
    [account.email.toUpperCase(), 'This is your email address already'],
    [anEmployer().email, 'This email address is already in use'],
  ])('refuses %j', async (email, words) => {
    expect(await world.ask(email)).toEqual({ ok: false, problem: 'invalid', details: { email: [words] } })
    expect(world.outbox.events).toEqual([])
  })

  it('is limited to one a minute and five a day', async () => {
    for (let count = 1; count <= 5; count += 1) {
      expect(await world.ask(`new${count}@example.com`)).toMatchObject({ ok: true })
      expect(await world.ask('other@example.com')).toMatchObject({ problem: 'too-many' })
      world.clock.advance(MINUTE_MS)
    }
    expect(await world.ask()).toMatchObject({ problem: 'too-many', details: { retryAfterSeconds: 86_400 - 300 } })
  })

  // IDEN-33
  it('replaces an earlier request', async () => {
    await world.ask('first@example.com')
    const first = await world.code()
    world.clock.advance(MINUTE_MS)
    await world.ask('second@example.com')
    expect(await world.confirm(first)).toMatchObject({ problem: 'invalid' })
    expect(await world.confirm(await world.code())).toMatchObject({ value: { email: 'second@example.com' } })
  })
})

describe('confirming a change of address', () => {
  it('changes the address once and emits events', async () => {
    await world.ask()
    const code = await world.code()
    expect(await world.confirm(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      ok: true,
      value: { email: 'new@example.com' },
    })
    expect(await world.accounts.findByEmail(account.email)).toBeNull()
    expect(world.outbox.ofType('email-changed')).toMatchObject([{ from: account.email, to: 'new@example.com' }])
    expect(await world.confirm(code)).toMatchObject({ problem: 'code-expired' })
  })

  // IDEN-32
  it('is refused after five wrong codes', async () => {
    await world.ask()
    const code = await world.code()
    const wrong = code === '111111' ? '222222' : '111111'
    for (let count = 0; count < 5; count += 1) {
      expect(await world.confirm(wrong)).toEqual({
        ok: false,
        problem: 'invalid',
        details: { otp: ['This code is not right'] },
      })
    }
    expect(await world.confirm(code)).toMatchObject({ problem: 'code-expired' })
  })

  // IDEN-32
  it('is refused after ten minutes, and without a code', async () => {
    expect(await world.confirm('123456')).toMatchObject({ problem: 'code-expired' })
    await world.ask()
    world.clock.advance(10 * MINUTE_MS)
    expect(await world.confirm(await world.code())).toMatchObject({ problem: 'code-expired' })
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])(
    'counts nothing for %j, which is no code',
    async (otp) => {
      await world.ask()
      expect(await world.confirm(otp)).toMatchObject({ problem: 'invalid' })
      expect((await world.emailChanges.find(account.uuid))?.attempts).toBe(0)
    },
  )

  // IDEN-34
  it('refuses an address that is taken meanwhile, and changes nothing', async () => {
    await world.ask()
    await world.accounts.add(anAccount({ uuid: 'other', email: 'new@example.com' }))
    expect(await world.confirm(await world.code())).toMatchObject({ problem: 'email-taken' })
    expect((await world.accounts.find(account.uuid))?.email).toBe(account.email)
    expect(world.outbox.ofType('email-changed')).toEqual([])
  })

  // IDEN-35
  it('verifies an unverified account', async () => {
    world = setUp({ emailVerifiedAt: null, signUpStep: 'verify_email' })
    await world.ask()
    await world.confirm(await world.code())
    expect(await world.accounts.find(account.uuid)).toMatchObject({
      email: 'new@example.com',
      emailVerifiedAt: world.clock.now(),
      signUpStep: 'complete',
    })
    expect(world.outbox.ofType('email-verified')).toHaveLength(1)
  })

  // IDEN-35
  it('revokes reset links to the old address', async () => {
    const employer = anEmployerActor()
    const holder = { accountUuid: employer.accountUuid, email: anEmployer().email, expiresAt: new Date(1e14) }
    await world.passwordResets.add({ ...holder, tokenHash: 'link' })
    await requestEmailChange(world)({ actor: employer, email: 'erik@new.example' })
    const uuid = (await world.emailChanges.find(employer.accountUuid))?.uuid ?? ''
    await confirmEmailChange(world)({ actor: employer, otp: world.mailedSecrets.code(uuid) })
    expect(await world.passwordResets.find('link')).toBeNull()
  })
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
