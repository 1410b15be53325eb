import { beforeEach, describe, expect, it } from 'vitest'
import {
  aContractorActor,
  aLogInCommand,
  anAccount,
  externalSignInFixture,
  visitDevice,
  visitIssuer,
  visitOrigin,
} from '../../../testing/index.ts'
import { MINUTE_MS } from '../../shared/index.ts'
import { logIn } from '../sessions/log-in.ts'
import { disconnectProvider, listSignInProviders } from './connected-providers.ts'
import { finishExternalSignIn } from './finish-external-sign-in.ts'
import { startConnectingProvider } from './start-external-sign-in.ts'

let world: ReturnType<typeof externalSignInFixture>
beforeEach(() => {
  world = externalSignInFixture(anAccount())
})

// IDEN-77
describe('a provider in the settings', () => {
  const signedIn = async () => {
    const login = await logIn(world)(aLogInCommand)
    if (!login.ok || login.value.sessionUuid === null) throw new Error('The login was refused')
    return aContractorActor({ sessionUuid: login.value.sessionUuid })
  }
  const connect = async (actor: ReturnType<typeof aContractorActor>, returning: typeof actor | null = actor) => {
    const started = await startConnectingProvider(world)({
      actor,
      provider: 'google',
      origin: visitOrigin,
      returnTo: '/settings/account',
    })
    if (!started.ok) return started
    const state = new URL(started.value.url).searchParams.get('state') ?? ''
    const { browserToken } = started.value
    return finishExternalSignIn(world)({
      ...visitDevice,
      provider: 'google',
      origin: visitOrigin,
      query: '',
      state,
      browserToken,
      actor: returning,
    })
  }

  it('is connected and disconnected after a proof of identity, and the owner is told', async () => {
    const actor = await signedIn()
    world.identityProviders.answerWith({ email: 'private@example.com', emailVerified: false })
    expect(await connect(actor)).toEqual({ kind: 'connected', returnTo: '/settings/account' })
    expect(await listSignInProviders(world)({ actor })).toMatchObject({
      value: [
        { name: 'google', label: 'Google', connectedAt: world.clock.now(), email: 'private@example.com' },
        { name: 'acme', connectedAt: null, isConfigured: true },
      ],
    })
    expect(await disconnectProvider(world)({ actor, provider: 'google' })).toMatchObject({ ok: true })
    expect(await disconnectProvider(world)({ actor, provider: 'google' })).toMatchObject({ problem: 'not-found' })
    expect(world.outbox.ofType('sign-in-provider-changed').map(({ connected }) => connected)).toEqual([true, false])
  })

  it('needs a proof of the last ten minutes', async () => {
    const actor = await signedIn()
    world.clock.advance(10 * MINUTE_MS)
    expect(await connect(actor)).toMatchObject({ problem: 'password-required' })
    expect(await disconnectProvider(world)({ actor, provider: 'google' })).toMatchObject({
      problem: 'password-required',
    })
  })

  it('is connected only to who began, and never to a second account', async () => {
    const actor = await signedIn()
    expect(await connect(actor, null)).toMatchObject({ kind: 'refused', reason: 'signed-out', purpose: 'connect' })
    const other = aContractorActor({ accountUuid: 'somebody else' })
    expect(await connect(actor, other)).toMatchObject({ kind: 'refused', reason: 'signed-out' })
    await world.link('somebody else')
    expect(await connect(actor)).toMatchObject({ kind: 'refused', reason: 'identity-taken' })
    expect(await world.linked()).toMatchObject({ accountUuid: 'somebody else' })
  })

  it('can be removed after the operator has removed it', async () => {
    const actor = await signedIn()
    await world.linkedIdentities.save({
      accountUuid: actor.accountUuid,
      provider: 'gone',
      issuer: visitIssuer,
      subject: '9',
      email: null,
      linkedAt: world.clock.now(),
    })
    const listed = await listSignInProviders(world)({ actor })
    expect(listed.ok && listed.value.at(-1)).toMatchObject({ name: 'gone', label: 'gone', isConfigured: false })
  })
})
