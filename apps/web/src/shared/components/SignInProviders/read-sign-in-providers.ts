import { type IdentityProvider, parseSignInProviders, SIGN_IN_PROVIDERS_COOKIE } from '@guildhall/domain/identity'
import { readCookie } from '../../storage/cookies.ts'

/** The providers that people can sign in with; the server says so with the page, so that no call is needed. Rule: IDEN-70. */
export const readSignInProviders = (): readonly IdentityProvider[] =>
  parseSignInProviders(readCookie(SIGN_IN_PROVIDERS_COOKIE) ?? '')
