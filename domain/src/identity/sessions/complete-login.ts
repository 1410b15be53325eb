import { addMinutes, type Clock, type IdGenerator, type Uuid } from '../../shared/index.ts'
import { type Account, isSigningUp } from '../account.ts'
import { type SessionDevice, type SessionProof, startSession, type StartSessionRepositories } from './start-session.ts'
import type { Tokens } from './tokens.port.ts'

/** Minutes that the temporary token of a sign-up lasts. */
export const SIGN_UP_TOKEN_MINUTES = 60

/** The result of a login: a session, or a temporary token if the sign-up is not finished. */
export interface LoginResult {
  readonly account: Account
  readonly token: string
  readonly tokenExpiresAt: Date
  /** True if `token` is the temporary one, which is accepted only by the calls of the sign-up and sets no cookie. */
  readonly signingUp: boolean
  /** Null with the temporary token. */
  readonly sessionUuid: Uuid | null
  /** The account's first login with a verified address. Rule: ANA-5. */
  readonly completesSignUp: boolean
}

export interface CompleteLoginDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly tokens: Pick<Tokens, 'create' | 'sign'>
}

/** The login of somebody whose sign-up is not finished. Rule: IDEN-21. */
export const createTemporaryLogin = async (
  { tokens }: { readonly tokens: Pick<Tokens, 'sign'> },
  account: Account,
  now: Date,
): Promise<LoginResult> => {
  const tokenExpiresAt = addMinutes(now, SIGN_UP_TOKEN_MINUTES)
  const token = await tokens.sign('sign-up', { accountUuid: account.uuid }, tokenExpiresAt)
  return { account, token, tokenExpiresAt, signingUp: true, sessionUuid: null, completesSignUp: false }
}

/**
 * Signs in somebody who has proved who they are, with their account locked: starts a session, or signs the temporary token of an unfinished
 * sign-up. Rules: IDEN-8, ONB-13.
 */
export const completeLogin = async (
  deps: CompleteLoginDeps,
  stores: StartSessionRepositories,
  account: Account,
  device: SessionDevice,
  proof: SessionProof,
): Promise<LoginResult> =>
  isSigningUp(account.signUpStep)
    ? createTemporaryLogin(deps, account, deps.clock.now())
    : { ...(await startSession(deps, stores, account, device, proof)), signingUp: false }
