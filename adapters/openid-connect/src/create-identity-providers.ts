import type {
  ExternalIdentity,
  FinishProblem,
  IdentityProviders,
  ProviderAnswer,
  ProviderRequest,
} from '@guildhall/domain/identity'
import { err, ok, type Result } from '@guildhall/domain/shared'
import * as client from 'openid-client'

/** A registered client of one provider. */
export interface ProviderSettings {
  readonly name: string
  readonly label: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

export interface IdentityProvidersOptions {
  readonly providers: readonly ProviderSettings[]
  /** Called with what is wrong with a provider or its answer: never a token, code or secret. */
  readonly onProblem?: (provider: string, problem: string) => void
  /** Seconds that each call may take. Default: 10. */
  readonly timeoutSeconds?: number
}

const TIMEOUT_SECONDS = 10
/** Where the endpoints of a provider are is asked again after an hour. */
const DISCOVERY_MS = 3_600_000
const SCOPE = 'openid profile email'
const TEXT_MAX = 200

/**
 * LinkedIn puts no nonce into its ID token, and refuses a code verifier together with a secret. State, cookie and secret bind its answer to
 * the attempt.
 */
const WITHOUT_NONCE_AND_PKCE: ReadonlySet<string> = new Set(['https://www.linkedin.com/oauth'])

/** As the provider supports it; the default of OpenID Connect is basic authentication. */
const authenticateBy = (secret: string): client.ClientAuth => {
  const post = client.ClientSecretPost(secret)
  const basic = client.ClientSecretBasic(secret)
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return methods.includes('client_secret_basic') ? basic(server, ...rest) : post(server, ...rest)
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, TEXT_MAX) : '')

/** Only the boolean counts as verified: a text is what some providers send for addresses that anybody can enter. */
const toIdentity = (claims: client.IDToken, more: Readonly<Record<string, unknown>>): ExternalIdentity => {
  const read = (name: string): unknown => claims[name] ?? more[name]
  const email = read('email')
  const isAddress = typeof email === 'string' && email.includes('@') && email.length <= TEXT_MAX
  const firstName = asText(read('given_name')) || asText(read('name'))
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: isAddress ? email.trim() : null,
    emailVerified: isAddress && read('email_verified') === true,
    firstName,
    lastName: asText(read('family_name')),
  }
}

const CONNECTION_CODES: ReadonlySet<string> = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_JSON'])

const readStatus = (error: unknown): number => {
  if (error instanceof client.ResponseBodyError || error instanceof client.WWWAuthenticateChallengeError)
    return error.status
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Response ? cause.status : 0
}

/** Whether the provider did not answer, as opposed to an answer that is refused. */
const isAway = (error: unknown): boolean => {
  if (readStatus(error) >= 500) return true
  if (error instanceof client.ClientError) return CONNECTION_CODES.has(error.code ?? '')
  // What `fetch` throws if there is no connection.
  return error instanceof TypeError && error.message === 'fetch failed'
}

const describe = (error: unknown): string => {
  if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError)
    return `${error.error} (${readStatus(error)})`
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? `${error.code}: ${error.message}` : error.message
}

/**
 * Providers of OpenID Connect, by openid-client: endpoints by discovery, ID tokens checked by the provider's published keys, both cached.
 * Rules: IDEN-70, IDEN-71.
 */
export function createIdentityProviders({
  onProblem,
  providers,
  timeoutSeconds = TIMEOUT_SECONDS,
}: IdentityProvidersOptions): IdentityProviders {
  const discovered = new Map<string, { readonly found: Promise<client.Configuration>; readonly at: number }>()
  const settingsOf = (name: string): ProviderSettings => {
    const settings = providers.find((one) => one.name === name)
    if (settings === undefined) throw new Error(`There is no provider ${name}`)
    return settings
  }

  const discover = (settings: ProviderSettings): Promise<client.Configuration> => {
    const { clientId, clientSecret, issuer, name } = settings
    const known = discovered.get(name)
    if (known !== undefined && Date.now() - known.at < DISCOVERY_MS) return known.found
    const url = new URL(issuer)
    const execute = [
      client.enableNonRepudiationChecks,
      // The configuration allows it on loopback alone.
      ...(url.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ]
    const found = client.discovery(url, clientId, {}, authenticateBy(clientSecret), {
      execute,
      timeout: timeoutSeconds,
    })
    discovered.set(name, { found, at: Date.now() })
    found.catch(() => discovered.delete(name))
    return found
  }

  const begin = async (
    name: string,
    { codeVerifier, nonce, redirectUrl, state }: ProviderRequest,
  ): Promise<Result<string, 'provider-unavailable'>> => {
    const settings = settingsOf(name)
    try {
      const configuration = await discover(settings)
      const binding: Record<string, string> = WITHOUT_NONCE_AND_PKCE.has(settings.issuer)
        ? {}
        : {
            nonce,
            code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
            code_challenge_method: 'S256',
          }
      const request = { redirect_uri: redirectUrl, scope: SCOPE, state, ...binding }
      return ok(client.buildAuthorizationUrl(configuration, request).href)
    } catch (error) {
      onProblem?.(name, describe(error))
      return err('provider-unavailable')
    }
  }

  const redeem = async (name: string, answer: ProviderAnswer): Promise<ExternalIdentity> => {
    const settings = settingsOf(name)
    const { codeVerifier, nonce, query, redirectUrl, state } = answer
    const configuration = await discover(settings)
    const binding = WITHOUT_NONCE_AND_PKCE.has(settings.issuer)
      ? {}
      : { expectedNonce: nonce, pkceCodeVerifier: codeVerifier }
    const tokens = await client.authorizationCodeGrant(configuration, new URL(`${redirectUrl}?${query}`), {
      ...binding,
      expectedState: state,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (claims === undefined) throw new Error('There is no ID token')
    const asksUserInfo = claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
    const more = asksUserInfo ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {}
    return toIdentity(claims, more)
  }

  const finish = async (name: string, answer: ProviderAnswer): Promise<Result<ExternalIdentity, FinishProblem>> => {
    try {
      return ok(await redeem(name, answer))
    } catch (error) {
      if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied') return err('cancelled')
      onProblem?.(name, describe(error))
      return err(isAway(error) ? 'provider-unavailable' : 'sign-in-refused')
    }
  }

  return { list: () => providers.map(({ label, name }) => ({ name, label })), begin, finish }
}
