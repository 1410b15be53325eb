import { addMinutes, type Clock, err, isInAppPath, ok, type Result } from '../../shared/index.ts'
import type { Actor } from '../account.ts'
import { hasProvedIdentity, type ProvedIdentityDeps } from '../sessions/prove-identity.ts'
import type { Tokens } from '../sessions/tokens.port.ts'
import type { ExternalSignInAttempt, ExternalSignInAttempts } from './external-sign-in.port.ts'
import type { IdentityProviders } from './identity-providers.port.ts'

/** Minutes for which an attempt, and then its ticket, can be finished. Rule: IDEN-72. */
export const EXTERNAL_SIGN_IN_MINUTES = 10

/** The path of the callback, which is registered at the provider. */
export const externalCallbackPath = (provider: string): string => `/v0/auth/oidc/${provider}/callback`

export interface StartExternalSignInDeps {
  readonly clock: Clock
  readonly externalSignInAttempts: Pick<ExternalSignInAttempts, 'add'>
  readonly identityProviders: Pick<IdentityProviders, 'list' | 'begin'>
  readonly tokens: Pick<Tokens, 'create'>
}

export interface StartExternalSignInCommand {
  readonly provider: string
  /** The origin at which the browser reaches us. */
  readonly origin: string
  /** The page to go on with; anything but a path of the application is dropped. */
  readonly returnTo: string | null
}

/** The provider's page, and what the browser keeps until it comes back. */
export interface StartedExternalSignIn {
  readonly url: string
  readonly browserToken: string
  readonly browserTokenExpiresAt: Date
}

/** 'not-found': no such provider is configured. */
export type StartExternalSignInProblem = 'not-found' | 'provider-unavailable'

const begin = async (
  deps: StartExternalSignInDeps,
  { origin, provider, returnTo }: StartExternalSignInCommand,
  who: Pick<ExternalSignInAttempt, 'accountUuid' | 'purpose'>,
): Promise<Result<StartedExternalSignIn, StartExternalSignInProblem>> => {
  if (!deps.identityProviders.list().some(({ name }) => name === provider)) return err('not-found')
  const state = deps.tokens.create()
  const browser = deps.tokens.create()
  const secrets = { nonce: deps.tokens.create().token, codeVerifier: deps.tokens.create().token }
  const redirectUrl = `${origin}${externalCallbackPath(provider)}`
  const page = await deps.identityProviders.begin(provider, { ...secrets, state: state.token, redirectUrl })
  if (!page.ok) return page
  const expiresAt = addMinutes(deps.clock.now(), EXTERNAL_SIGN_IN_MINUTES)
  await deps.externalSignInAttempts.add({
    ...secrets,
    ...who,
    stateHash: state.hash,
    browserHash: browser.hash,
    provider,
    returnTo: returnTo !== null && isInAppPath(returnTo) ? returnTo : null,
    expiresAt,
  })
  return ok({ url: page.value, browserToken: browser.token, browserTokenExpiresAt: expiresAt })
}

/**
 * Begins to sign in, or up, by a provider: an attempt that this browser can finish once, within ten minutes. 'begun-elsewhere': the page of
 * another site led the browser here, which a provider that does not ask would sign in unasked. Rules: IDEN-56, IDEN-71, IDEN-72.
 */
export const startExternalSignIn =
  (deps: StartExternalSignInDeps) =>
  async ({
    isWanted,
    ...command
  }: StartExternalSignInCommand & {
    /** Whether a page of ours, or the person in the address bar, has asked for it. */
    readonly isWanted: boolean
  }): Promise<Result<StartedExternalSignIn, StartExternalSignInProblem | 'begun-elsewhere'>> =>
    isWanted ? begin(deps, command, { purpose: 'sign-in', accountUuid: null }) : err('begun-elsewhere')

/** Begins to connect a provider to the actor's account; needs a proof of identity of the last ten minutes. Rule: IDEN-77. */
export const startConnectingProvider =
  (deps: StartExternalSignInDeps & ProvedIdentityDeps) =>
  async ({
    actor,
    ...command
  }: StartExternalSignInCommand & { readonly actor: Actor }): Promise<
    Result<StartedExternalSignIn, StartExternalSignInProblem | 'password-required'>
  > => {
    if (!deps.identityProviders.list().some(({ name }) => name === command.provider)) return err('not-found')
    if (!(await hasProvedIdentity(deps, actor))) return err('password-required')
    return begin(deps, command, { purpose: 'connect', accountUuid: actor.accountUuid })
  }
