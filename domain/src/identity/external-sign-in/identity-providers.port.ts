import type { Result } from '../../shared/index.ts'

/** A configured OpenID Connect provider: its name in addresses ('google') and what people read ('Google'). Rule: IDEN-70. */
export interface IdentityProvider {
  readonly name: string
  readonly label: string
}

/** The random values of one attempt, which bind the provider's answer to it. */
export interface AttemptSecrets {
  readonly state: string
  readonly nonce: string
  /** Of PKCE (RFC 7636): 43 characters or more. */
  readonly codeVerifier: string
}

/** The person as the provider's signed and checked ID token names them. */
export interface ExternalIdentity {
  /** Together with `subject` the person's identity, for good; the address may change. */
  readonly issuer: string
  readonly subject: string
  /** Null if the provider gave none. */
  readonly email: string | null
  /** The provider says, as the boolean true, that the address is the person's. */
  readonly emailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/**
 * 'cancelled': the person did not agree at the provider. 'sign-in-refused': the answer does not pass the checks, or the provider refused.
 * 'provider-unavailable': the provider is away, or did not answer in ten seconds.
 */
export type FinishProblem = 'cancelled' | 'sign-in-refused' | 'provider-unavailable'

/** Where the provider sends the browser back to, and the secrets of the attempt. */
export interface ProviderRequest extends AttemptSecrets {
  /** The address of the callback, registered at the provider. */
  readonly redirectUrl: string
}

/** The provider's answer, in the query of the callback. */
export interface ProviderAnswer extends ProviderRequest {
  /** '?code=…&state=…', as it came. */
  readonly query: string
}

/** Sign-in by OpenID Connect: authorization code flow with PKCE, state and nonce. Never called inside a transaction. Rule: IDEN-71. */
export interface IdentityProviders {
  /** In the order of the configuration; empty if none is configured. */
  list(): readonly IdentityProvider[]
  /** The provider's page that the browser is sent to. `provider` is one of the list. */
  begin(provider: string, request: ProviderRequest): Promise<Result<string, 'provider-unavailable'>>
  /** Redeems the code and checks the ID token: signature, issuer, audience, expiry and nonce. */
  finish(provider: string, answer: ProviderAnswer): Promise<Result<ExternalIdentity, FinishProblem>>
}
