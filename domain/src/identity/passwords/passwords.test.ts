import { beforeEach, describe, expect, it } from 'vitest'
import {
  aContractorActor,
  anAccount,
  fakeAccounts,
  fakeClock,
  fakeCodeFailures,
  fakeEmailChanges,
  fakeIds,
  fakeKnownDevices,
  fakeLoginFailures,
  fakeMailRequests,
  fakeOutbox,
  fakePasswordResets,
  fakeOneTimePasswords,
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
  fakeLeakedPasswords,
} from '../../../testing/index.ts'
import { type Account, type Session } from '../account.ts'
import { logIn } from '../sessions/log-in.ts'
import { addMinutes, MINUTE_MS } from '../../shared/index.ts'
import { changePassword } from './change-password.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'

const account = anAccount()
const FRESH = 'an even finer long password'
const LINK = 'the token of the link'
const link = { email: account.email, token: LINK, password: FRESH, passwordConfirmation: FRESH }

const session = (uuid: string): Session => ({
  uuid,
  accountUuid: account.uuid,
  tokenHash: uuid,
  userAgent: 'Firefox',
  address: '192.0.2.1',
  createdAt: new Date(0),
  lastSeenAt: new Date(0),
  expiresAt: new Date(1e14),
  authenticatedAt: null,
})

const setUp = (changes: Partial<Account> = {}) => {
  const repositories = {
    accounts: fakeAccounts({ ...account, ...changes }),
    codeFailures: fakeCodeFailures(),
    emailChanges: fakeEmailChanges(),
    knownDevices: fakeKnownDevices(),
    loginFailures: fakeLoginFailures(),
    mailRequests: fakeMailRequests(),
    outbox: fakeOutbox(),
    passkeyCredentials: fakePasskeyCredentials(),
    passwordResets: fakePasswordResets(),
    sessions: fakeSessions(session('phone'), session('laptop')),
    twoFactors: fakeTwoFactors(),
  }
  const deps = {
    ...repositories,
    clock: fakeClock(),
    ids: fakeIds(),
    oneTimePasswords: fakeOneTimePasswords(),
    leakedPasswords: fakeLeakedPasswords(),
    passkeyChallenges: fakePasskeyChallenges(),
    passkeys: fakePasskeys(),
    passwords: fakePasswords(),
    publicUrl: 'https://guildhall.example',
    recoveryCodes: fakeRecoveryCodes(),
    secretBox: fakeSecretBox(),
    tokens: fakeTokens(),
    unitOfWork: fakeUnitOfWork(repositories),
  }
  const sendLink = async (token = LINK) =>
    deps.passwordResets.add({
      tokenHash: deps.tokens.hash(token),
      accountUuid: account.uuid,
      email: account.email,
      expiresAt: addMinutes(deps.clock.now(), 60),
    })
  const signIn = (password: string) =>
    logIn(deps)({ email: account.email, password, address: '192.0.2.1', userAgent: 'Firefox' })
  return { ...deps, sendLink, signIn }
}

let world: ReturnType<typeof setUp>
beforeEach(() => {
  world = setUp()
})

describe('requesting a reset link', () => {
  // IDEN-28
  it('treats a known and an unknown address alike', async () => {
    const ask = requestPasswordReset(world)
    expect(await ask({ email: ' Thandi@Example.com' })).toEqual({ ok: true, value: null })
    expect(await ask({ email: 'nobody@example.com' })).toEqual({ ok: true, value: null })
    expect(world.outbox.ofType('password-reset-requested').map(({ email }) => email)).toEqual([
      'thandi@example.com',
      'nobody@example.com',
    ])
  })

  it('is limited to one a minute and five a day, for an unknown address too', async () => {
    const ask = requestPasswordReset(world)
    const email = 'nobody@example.com'
    expect(await ask({ email })).toMatchObject({ ok: true })
    expect(await ask({ email })).toMatchObject({ problem: 'too-many', details: { retryAfterSeconds: 60 } })
    for (let count = 2; count <= 5; count += 1) {
      world.clock.advance(MINUTE_MS)
      expect(await ask({ email })).toMatchObject({ ok: true })
    }
    world.clock.advance(MINUTE_MS)
    expect(await ask({ email })).toMatchObject({ problem: 'too-many', details: { retryAfterSeconds: 86_400 - 300 } })
    expect(await ask({ email: account.email })).toMatchObject({ ok: true })
  })

  it('refuses an invalid address', async () => {
    expect(await requestPasswordReset(world)({ email: 'thandi' })).toMatchObject({ problem: 'invalid' })
    expect(world.outbox.events).toEqual([])
  })
})

describe('resetting the password', () => {
  // IDEN-30
  it('changes it, ends all sessions and emits an event', async () => {
    await world.sendLink()
    expect(await resetPassword(world)(link)).toEqual({ ok: true, value: null })
    expect(await world.sessions.list(account.uuid)).toEqual([])
    expect(world.outbox.events.map(({ type }) => type)).toEqual(['password-changed', 'session-ended'])
    expect(await world.signIn(FRESH)).toMatchObject({ ok: true })
    expect(await world.signIn('a fine long password')).toMatchObject({ ok: false })
  })

  // IDEN-29
  it('works once, also for two concurrent calls, and invalidates other links', async () => {
    await world.sendLink()
    await world.sendLink('another link')
    const answers = await Promise.all([resetPassword(world)(link), resetPassword(world)(link)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await resetPassword(world)({ ...link, token: 'another link' })).toMatchObject({ problem: 'link-expired' })
    expect(world.outbox.ofType('password-changed')).toHaveLength(1)
  })

  // IDEN-29
  it('is possible for 60 minutes', async () => {
    await world.sendLink()
    world.clock.advance(60 * MINUTE_MS)
    expect(await resetPassword(world)(link)).toMatchObject({ problem: 'link-expired' })
  })

  it.each([
    ['an unknown token', { token: 'unknown' }],
    ['the address of somebody else', { email: 'sipho@example.com' }],
  ])('refuses %s', async (_words, changes) => {
    await world.sendLink()
    expect(await resetPassword(world)({ ...link, ...changes })).toMatchObject({ problem: 'link-expired' })
    expect(await world.signIn('a fine long password')).toMatchObject({ ok: true })
  })

  // IDEN-29
  it('refuses a link to an address that the account no longer has', async () => {
    await world.sendLink()
    await world.accounts.save({ ...account, email: 'moved@example.com' })
    expect(await resetPassword(world)(link)).toMatchObject({ problem: 'link-expired' })
  })

  it('returns all errors at once and leaves the link valid', async () => {
    await world.sendLink()
    const wrong = { email: 'x', token: '', password: 'short', passwordConfirmation: 'other' }
    const refused = await resetPassword(world)(wrong)
    expect(Object.keys((!refused.ok && refused.details) || {})).toEqual([
      'email',
      'token',
      'password',
      'passwordConfirmation',
    ])
    const own = { ...link, password: 'Thandi Nkosi 1', passwordConfirmation: 'Thandi Nkosi 1' }
    expect(await resetPassword(world)(own)).toMatchObject({
      details: { password: ['The password must not be your own name or email address'] },
    })
    expect(await resetPassword(world)({ ...own, token: 'unknown' })).toMatchObject({ problem: 'link-expired' })
    expect(await resetPassword(world)(link)).toMatchObject({ ok: true })
  })

  // IDEN-30
  it('clears failed logins and a pending change of address', async () => {
    await world.sendLink()
    const change = { accountUuid: account.uuid, uuid: 'c', email: 'new@example.com', codeHash: '', attempts: 0 }
    await world.emailChanges.save({ ...change, expiresAt: new Date(1e14) })
    for (let count = 0; count < 5; count += 1) await world.signIn('wrong')
    expect(await world.signIn(FRESH)).toMatchObject({ problem: 'too-many-failures' })
    await resetPassword(world)(link)
    expect(await world.signIn(FRESH)).toMatchObject({ ok: true })
    expect(await world.emailChanges.find(account.uuid)).toBeNull()
  })
})

describe('changing the password', () => {
  const actor = aContractorActor({ sessionUuid: 'laptop' })
  const command = {
    actor,
    currentPassword: 'a fine long password',
    password: FRESH,
    passwordConfirmation: FRESH,
    address: '192.0.2.1',
  }

  // IDEN-31
  it('ends the other sessions and invalidates reset links', async () => {
    await world.sendLink()
    expect(await changePassword(world)(command)).toEqual({ ok: true, value: null })
    expect((await world.sessions.list(account.uuid)).map(({ uuid }) => uuid)).toEqual(['laptop'])
    expect(world.outbox.events.map(({ type }) => type)).toEqual(['password-changed', 'session-ended'])
    expect(await resetPassword(world)(link)).toMatchObject({ problem: 'link-expired' })
  })

  // IDEN-31
  it('needs the current password, and counts wrong ones as failed logins', async () => {
    const wrong = { ...command, currentPassword: 'not this one' }
    for (let count = 0; count < 5; count += 1) {
      expect(await changePassword(world)(wrong)).toMatchObject({
        problem: 'invalid',
        details: { currentPassword: ['This is not your password'] },
      })
    }
    expect(await changePassword(world)(command)).toMatchObject({
      problem: 'too-many-failures',
      details: { retryAfterSeconds: 900 },
    })
    expect(await world.signIn('a fine long password')).toMatchObject({ problem: 'too-many-failures' })
    expect(world.outbox.events).toEqual([])
  })

  it('checks all rules of passwords at once', async () => {
    const refused = await changePassword(world)({
      ...command,
      currentPassword: '',
      password: 'Thandi Nkosi',
      passwordConfirmation: 'Thandi',
    })
    expect(refused).toEqual({
      ok: false,
      problem: 'invalid',
      details: {
        currentPassword: ['Value is required'],
        password: ['The password must not be your own name or email address'],
        passwordConfirmation: ['The value must be equal to the password value'],
      },
    })
  })

  it('succeeds once for two concurrent calls', async () => {
    const other = {
      ...command,
      password: 'yet another long password',
      passwordConfirmation: 'yet another long password',
    }
    const answers = await Promise.all([changePassword(world)(command), changePassword(world)(other)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })
})
