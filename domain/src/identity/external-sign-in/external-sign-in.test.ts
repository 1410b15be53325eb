import { beforeEach, describe, expect, it } from 'vitest'
import { anAccount, externalSignInFixture, visitDevice, visitOrigin } from '../../../testing/index.ts'
import { MINUTE_MS } from '../../shared/index.ts'
import { completeExternalLogIn, connectAfterLogIn, readExternalTicket } from './external-tickets.ts'
import { finishExternalSignIn } from './finish-external-sign-in.ts'
import { formatSignInProviders, parseSignInProviders } from './provider-list.ts'
import { startExternalSignIn } from './start-external-sign-in.ts'

let world: ReturnType<typeof externalSignInFixture>
beforeEach(() => {
  world = externalSignInFixture(anAccount())
})

/** The token of the ticket that a visit ends with. */
const ticketOf = async (visit: ReturnType<typeof world.visit>): Promise<string> => {
  const outcome = await visit
  if (outcome.kind !== 'ticket') throw new Error(outcome.kind)
  return outcome.token
}

// IDEN-70
it('tells pages the providers in a cookie, whatever their labels contain', () => {
  const providers = [
    { name: 'google', label: 'Google' },
    { name: 'acme-2', label: 'Acme & Söhne = gut' },
  ]
  expect(formatSignInProviders(providers)).toMatch(/^[\w=&%.~-]+$/)
  expect(parseSignInProviders(formatSignInProviders(providers))).toEqual(providers)
  expect(parseSignInProviders('=x&google&a b=c&acme=%')).toEqual([{ name: 'acme', label: '%' }])
})

// IDEN-72
describe('a visit to a provider', () => {
  it('begins only at a configured one that answers', async () => {
    const command = { provider: 'nobody', origin: visitOrigin, returnTo: null, isWanted: true }
    expect(await startExternalSignIn(world)(command)).toMatchObject({ problem: 'not-found' })
    world.identityProviders.answerWith('provider-unavailable')
    expect(await startExternalSignIn(world)({ ...command, provider: 'google' })).toMatchObject({
      problem: 'provider-unavailable',
    })
  })

  // IDEN-56
  it('is not begun by the page of another site', async () => {
    const command = { provider: 'google', origin: visitOrigin, returnTo: null, isWanted: false }
    expect(await startExternalSignIn(world)(command)).toMatchObject({ problem: 'begun-elsewhere' })
  })

  it('ends once, in its browser, within ten minutes, at its provider', async () => {
    await world.link()
    const first = await world.start()
    const expired = { kind: 'refused', reason: 'sign-in-expired' }
    expect(await world.finish({ ...first, browserToken: null })).toMatchObject(expired)
    expect(await world.finish({ ...first, browserToken: (await world.start()).browserToken })).toMatchObject(expired)
    expect(await world.finish({ ...first, state: '' })).toMatchObject(expired)
    expect(await world.finish(first)).toMatchObject({ kind: 'signed-in' })
    expect(await world.finish(first)).toMatchObject(expired)
    const late = await world.start()
    world.clock.advance(10 * MINUTE_MS)
    expect(await world.finish(late)).toMatchObject(expired)
    const other = {
      ...visitDevice,
      provider: 'acme',
      origin: visitOrigin,
      query: '',
      actor: null,
      ...(await world.start()),
    }
    expect(await finishExternalSignIn(world)(other)).toMatchObject(expired)
  })

  // UI-24
  it.each([
    ['/messages/1?a=b#c', '/messages/1?a=b#c'],
    ['https://evil.example', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['/a//evil.example', null],
    ['javascript:alert(1)', null],
  ])('goes on with %j at %j', async (asked, returnTo) => {
    await world.link()
    expect(await world.visit(asked)).toMatchObject({ kind: 'signed-in', returnTo })
  })

  it.each(['cancelled', 'sign-in-refused', 'provider-unavailable'] as const)(
    'signs nobody in if it is %s',
    async (reason) => {
      await world.link()
      const started = await world.start()
      world.identityProviders.answerWith(reason)
      expect(await world.finish(started)).toMatchObject({ kind: 'refused', reason })
      expect(await world.sessions.list(anAccount().uuid)).toEqual([])
    },
  )
})

// IDEN-73
describe('a linked identity', () => {
  it('signs in as a password does, without proving the password', async () => {
    await world.link()
    expect(await world.visit()).toMatchObject({ kind: 'signed-in', session: { account: { uuid: anAccount().uuid } } })
    expect(world.outbox.ofType('session-started')).toHaveLength(1)
    expect(await world.sessions.list(anAccount().uuid)).toMatchObject([{ authenticatedAt: null }])
  })

  it.each([
    ['account-suspended', { suspendedAt: new Date(0) }],
    ['deletion-pending', { deletionRequestedAt: new Date(0) }],
  ] as const)('is refused: %s', async (reason, changes) => {
    world = externalSignInFixture(anAccount(changes))
    await world.link()
    expect(await world.visit()).toMatchObject({ kind: 'refused', reason })
  })

  it('still needs the second step, whose wrong code leaves the ticket', async () => {
    await world.link()
    const accountUuid = anAccount().uuid
    await world.twoFactors.save({ accountUuid, sealedSecret: 'sealed:x', confirmedAt: new Date(0), lastStep: null })
    const ticket = await ticketOf(world.visit())
    expect(await world.sessions.list(accountUuid)).toEqual([])
    expect(await readExternalTicket(world)(ticket)).toMatchObject({ value: { step: 'log-in', needsCode: true } })
    const complete = (otp?: string) => completeExternalLogIn(world)({ ...visitDevice, ticket, otp })
    expect(await complete()).toMatchObject({ problem: 'two-factor-required' })
    expect(await complete('000000')).toMatchObject({ problem: 'invalid' })
    expect(await complete(world.oneTimePasswords.codeAt(world.clock.now()))).toMatchObject({
      value: { signingUp: false },
    })
    expect(await complete(world.oneTimePasswords.codeAt(world.clock.now()))).toMatchObject({
      problem: 'sign-in-expired',
    })
  })

  it('goes on with a sign-up that is not finished', async () => {
    world = externalSignInFixture(anAccount({ signUpStep: 'payment' }))
    await world.link()
    const ticket = await ticketOf(world.visit())
    expect(await completeExternalLogIn(world)({ ...visitDevice, ticket })).toMatchObject({ value: { signingUp: true } })
  })

  it('signs nobody in once it is disconnected, also with a ticket', async () => {
    world = externalSignInFixture(anAccount({ signUpStep: 'payment' }))
    await world.link()
    const ticket = await ticketOf(world.visit())
    await world.linkedIdentities.remove(anAccount().uuid, 'google')
    expect(await completeExternalLogIn(world)({ ...visitDevice, ticket })).toMatchObject({ problem: 'sign-in-expired' })
  })

  it('stays the same person when the address changes at the provider', async () => {
    await world.link()
    world.identityProviders.answerWith({ email: 'other@example.com', emailVerified: false })
    expect(await world.visit()).toMatchObject({ kind: 'signed-in' })
  })
})

// IDEN-74
describe('the verified address of an account', () => {
  it('is linked only once its password was given in this browser', async () => {
    const ticket = await ticketOf(world.visit())
    expect(await world.linked()).toBeNull()
    expect(await readExternalTicket(world)(ticket)).toMatchObject({
      value: { step: 'connect', providerLabel: 'Google', email: 'thandi@example.com', needsCode: false },
    })
    expect(await completeExternalLogIn(world)({ ...visitDevice, ticket })).toMatchObject({ problem: 'sign-in-expired' })
    const { uuid: accountUuid } = anAccount()
    expect(await connectAfterLogIn(world)({ accountUuid: 'somebody else', ticket })).toEqual({ ok: true, value: false })
    expect(await connectAfterLogIn(world)({ accountUuid, ticket })).toEqual({ ok: true, value: true })
    expect(await world.linked()).toMatchObject({ accountUuid, provider: 'google' })
    expect(world.outbox.ofType('sign-in-provider-changed')).toMatchObject([{ provider: 'Google', connected: true }])
    expect(await connectAfterLogIn(world)({ accountUuid, ticket })).toEqual({ ok: true, value: false })
    expect(await world.visit()).toMatchObject({ kind: 'signed-in' })
  })

  it('is not linked with an old ticket, nor after the account has changed it', async () => {
    const { uuid: accountUuid } = anAccount()
    const old = await ticketOf(world.visit())
    world.clock.advance(10 * MINUTE_MS)
    expect(await connectAfterLogIn(world)({ accountUuid, ticket: old })).toEqual({ ok: true, value: false })
    const ticket = await ticketOf(world.visit())
    await world.accounts.changeEmail(accountUuid, 'changed@example.com')
    expect(await connectAfterLogIn(world)({ accountUuid, ticket })).toEqual({ ok: true, value: false })
    expect(await world.linked()).toBeNull()
  })
})

// IDEN-75
describe('an address that is not verified', () => {
  it.each([
    ['not by the provider', { emailVerified: false }],
    ['as there is none', { email: null, emailVerified: false }],
  ])('leads to the sign-up, %s, and says nothing of an account', async (_why, changes) => {
    world.identityProviders.answerWith(changes)
    const ticket = await ticketOf(world.visit())
    expect(await readExternalTicket(world)(ticket)).toMatchObject({ value: { step: 'sign-up' } })
    expect(await connectAfterLogIn(world)({ accountUuid: anAccount().uuid, ticket })).toEqual({
      ok: true,
      value: false,
    })
    expect(await world.linked()).toBeNull()
  })

  it('of an account is never offered for linking', async () => {
    world = externalSignInFixture(anAccount({ emailVerifiedAt: null }))
    expect(await world.visit()).toMatchObject({ kind: 'refused', reason: 'address-not-verified' })
  })
})
