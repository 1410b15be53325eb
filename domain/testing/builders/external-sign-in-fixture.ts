import {
  type Account,
  type Actor,
  finishExternalSignIn,
  type FinishExternalSignInCommand,
  startExternalSignIn,
} from '../../src/index.ts'
import { fakeExternalSignInAttempts, fakeIdentityProviders } from '../fakes/external-sign-in.ts'
import { anAccount } from './people.ts'
import { signInFixture } from './sign-in-fixture.ts'

/** The origin of the product. */
export const visitOrigin = 'https://guildhall.example'
/** The browser of the visitor. */
export const visitDevice = { userAgent: 'Firefox', address: '192.0.2.1' }
/** The issuer of the fake provider. */
export const visitIssuer = 'https://accounts.example'

/** The dependencies of signing in by a provider, with shorthands for a visit to it. */
export const externalSignInFixture = (...accounts: readonly Account[]) => {
  const deps = {
    ...signInFixture(...accounts),
    externalSignInAttempts: fakeExternalSignInAttempts(),
    identityProviders: fakeIdentityProviders(),
  }
  const start = async (returnTo: string | null = null) => {
    const started = await startExternalSignIn(deps)({
      provider: 'google',
      origin: visitOrigin,
      returnTo,
      isWanted: true,
    })
    if (!started.ok) throw new Error(started.problem)
    return {
      state: /state=([^&]+)/.exec(started.value.url)?.[1] ?? '',
      browserToken: started.value.browserToken,
    }
  }
  const finish = (command: Pick<FinishExternalSignInCommand, 'state' | 'browserToken'>, actor: Actor | null = null) =>
    finishExternalSignIn(deps)({
      ...visitDevice,
      provider: 'google',
      origin: visitOrigin,
      query: '',
      actor,
      ...command,
    })
  const visit = async (returnTo: string | null = null) => finish(await start(returnTo))
  const link = (accountUuid = anAccount().uuid) =>
    deps.linkedIdentities.save({
      accountUuid,
      provider: 'google',
      issuer: visitIssuer,
      subject: '1234',
      email: null,
      linkedAt: deps.clock.now(),
    })
  const linked = () => deps.linkedIdentities.find(visitIssuer, '1234')
  return { ...deps, start, finish, visit, link, linked }
}
