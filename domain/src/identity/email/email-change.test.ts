import { beforeEach, describe, expect, it } from 'vitest'
import {
  aContractorActor,
  anAccount,
  aPasskey,
  anEmployer,
  anEmployerActor,
  fakeAccessTokens,
  fakeAccounts,
  fakeClock,
  fakeCodeFailures,
  fakeEmailChanges,
  fakeEmailRestorations,
  fakeIds,
  fakeLinkedIdentities,
  fakeMailedSecrets,
  fakeMailRequests,
  fakeOutbox,
  fakePasskeyCredentials,
  fakePasswordResets,
  fakeSessions,
  fakeTokens,
  fakeTwoFactors,
  fakeUnitOfWork,
} from '../../../testing/index.ts'
import { type Account, type Session } from '../account.ts'
import { MINUTE_MS } from '../../shared/index.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { requestEmailChange } from './request-email-change.ts'
import { restoreEmail } from './restore-email.ts'

const account = anAccount()
const actor = { ...aContractorActor(), sessionUuid: 'this' }

const session = (uuid: string, accountUuid: string, authenticatedAt: Date | null): Session => ({
  uuid,
  accountUuid,
  tokenHash: uuid,
  userAgent: 'Firefox',
  address: '192.0.2.1',
  createdAt: new Date(0),
  lastSeenAt: new Date(0),
  expiresAt: new Date(1e14),
  authenticatedAt,
})

const setUp = (changes: Partial<Account> = {}) => {
  const clock = fakeClock()
  const repositories = {
    accessTokens: fakeAccessTokens(),
    accounts: fakeAccounts({ ...account, ...changes }, anEmployer()),
    codeFailures: fakeCodeFailures(),
    emailChanges: fakeEmailChanges(),
    emailRestorations: fakeEmailRestorations(),
    linkedIdentities: fakeLinkedIdentities(),
    mailRequests: fakeMailRequests(),
    outbox: fakeOutbox(),
    passkeyCredentials: fakePasskeyCredentials(),
    passwordResets: fakePasswordResets(),
    sessions: fakeSessions(
      session('this', account.uuid, clock.now()),
      session('other', account.uuid, clock.now()),
      session('employer', anEmployer().uuid, clock.now()),
    ),
    twoFactors: fakeTwoFactors(),
  }
  const deps = {
    ...repositories,
    clock,
    ids: fakeIds(),
    mailedSecrets: fakeMailedSecrets(),
    tokens: fakeTokens(),
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
  // IDEN-46
  it('needs a password that was given in the last ten minutes', async () => {
    world.clock.advance(10 * MINUTE_MS)
    expect(await world.ask()).toEqual({ ok: false, problem: 'password-required' })
    await world.sessions.setAuthenticatedAt('this', world.clock.now())
    world.clock.advance(9 * MINUTE_MS)
    expect(await world.ask()).toMatchObject({ ok: true })
  })

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
    const employer = { ...anEmployerActor(), sessionUuid: 'employer' }
    const holder = { accountUuid: employer.accountUuid, email: anEmployer().email, expiresAt: new Date(1e14) }
    await world.passwordResets.add({ ...holder, tokenHash: 'link' })
    await requestEmailChange(world)({ actor: employer, email: 'erik@new.example' })
    const uuid = (await world.emailChanges.find(employer.accountUuid))?.uuid ?? ''
    await confirmEmailChange(world)({ actor: employer, otp: world.mailedSecrets.code(uuid) })
    expect(await world.passwordResets.find('link')).toBeNull()
  })
})

describe('a changed address', () => {
  const takeBack = async () => {
    const [event] = world.outbox.ofType('email-changed')
    return restoreEmail(world)({ token: world.mailedSecrets.token(event?.uuid ?? '') })
  }

  // IDEN-47
  it('ends the other sessions', async () => {
    await world.ask()
    await world.confirm(await world.code())
    expect(await world.sessions.find('other')).toBeNull()
    expect(await world.sessions.find('this')).not.toBeNull()
    expect(world.outbox.ofType('session-ended')).toHaveLength(1)
  })

  // IDEN-47
  it('is taken back by the old one for 72 hours, once; every session ends and a new password can be set', async () => {
    await world.ask()
    await world.confirm(await world.code())
    await world.passwordResets.add({
      tokenHash: 'link',
      accountUuid: account.uuid,
      email: 'new@example.com',
      expiresAt: new Date(1e14),
    })
    await world.passkeyCredentials.add(aPasskey())
    const identity = { accountUuid: account.uuid, provider: 'google', issuer: 'https://accounts.example', subject: '1' }
    await world.linkedIdentities.save({ ...identity, email: null, linkedAt: world.clock.now() })
    expect(await takeBack()).toEqual({ ok: true, value: { email: account.email } })
    expect(await world.linkedIdentities.list(account.uuid)).toEqual([])
    expect((await world.accounts.find(account.uuid))?.email).toBe(account.email)
    expect(await world.sessions.list(account.uuid)).toEqual([])
    expect(await world.passwordResets.find('link')).toBeNull()
    expect(await world.passkeyCredentials.list(account.uuid)).toEqual([])
    expect(world.outbox.ofType('password-reset-requested')).toMatchObject([{ email: account.email }])
    expect(await takeBack()).toEqual({ ok: false, problem: 'link-expired' })
  })

  // IDEN-47
  it('is taken back without the two-step sign-in and the access tokens of whoever changed it', async () => {
    const accountUuid = account.uuid
    const token = { uuid: 'own', name: 'Reader', accountUuid, companyUuid: null, tokenHash: 'own', lastUsedAt: null }
    const [createdAt, expiresAt] = [world.clock.now(), new Date(1e14)]
    await world.ask()
    await world.confirm(await world.code())
    await world.twoFactors.save({ accountUuid, sealedSecret: 'sealed', confirmedAt: createdAt, lastStep: 1 })
    await world.accessTokens.add({ ...token, scopes: ['profile'], createdAt, expiresAt })
    expect(await takeBack()).toMatchObject({ ok: true })
    expect(await world.twoFactors.find(accountUuid)).toBeNull()
    expect(await world.accessTokens.listOfAccount(accountUuid)).toEqual([])
    expect(world.outbox.ofType('two-factor-changed')).toMatchObject([{ accountUuid, on: false }])
  })

  // IDEN-47
  it('stays once 72 hours have passed, and for an unknown link', async () => {
    await world.ask()
    await world.confirm(await world.code())
    expect(await restoreEmail(world)({ token: 'unknown' })).toEqual({ ok: false, problem: 'link-expired' })
    world.clock.advance(72 * 60 * MINUTE_MS)
    expect(await takeBack()).toEqual({ ok: false, problem: 'link-expired' })
  })

  // IDEN-47
  it('is not taken back by an address that nobody has verified', async () => {
    world = setUp({ emailVerifiedAt: null, signUpStep: 'verify_email' })
    await world.ask()
    await world.confirm(await world.code())
    expect(world.outbox.ofType('email-changed')).toMatchObject([{ restorable: false }])
    expect(await takeBack()).toEqual({ ok: false, problem: 'link-expired' })
  })

  // IDEN-47
  it('is not taken back from an account that has got the old address meanwhile', async () => {
    await world.ask()
    await world.confirm(await world.code())
    await world.accounts.add(anAccount({ uuid: 'somebody else' }))
    expect(await takeBack()).toEqual({ ok: false, problem: 'email-taken' })
  })
})
