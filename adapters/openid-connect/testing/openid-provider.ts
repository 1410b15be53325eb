import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'

/** Whom the provider vouches for; absent claims are left out. */
export interface OpenIdPerson {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean | string
  readonly given_name?: string
  readonly family_name?: string
  readonly name?: string
}

/** What the provider does wrong. */
export type Misbehaviour =
  | 'wrong-nonce'
  | 'no-nonce'
  | 'wrong-audience'
  | 'wrong-issuer'
  | 'expired'
  | 'unsigned'
  | 'unknown-key'
  | 'no-id-token'
  | 'other-subject'
  | 'authorization-error'
  | 'cancelled'
  | 'token-error'
  | 'discovery-500'
  | 'token-500'
  | 'keys-500'
  | 'discovery-hangs'
  | 'token-hangs'
  | 'keys-hang'

export interface OpenIdProviderOptions {
  readonly clientId?: string
  readonly clientSecret?: string
}

/** An OpenID provider that agrees to everything at once. */
export interface OpenIdProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** How often each path was asked for. */
  readonly calls: ReadonlyMap<string, number>
  vouchFor(person: OpenIdPerson): void
  /** Leaves the claims about the address to the endpoint for information on users. */
  tellAddressByUserInfo(on: boolean): void
  misbehave(how: Misbehaviour | null): void
  close(): Promise<void>
}

interface Grant {
  readonly redirectUri: string
  readonly nonce: string | null
  readonly challenge: string | null
  readonly person: OpenIdPerson
}

const KEY_ID = 'key-1'
const MINUTE = 60

const readBody = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new URLSearchParams(Buffer.concat(parts).toString())
}

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const createKeys = async () => {
  const [own, strangers] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256'),
  ])
  return { own, strangers }
}
/** Shared by the providers of a process: keys of this size take a while. */
let createdKeys: ReturnType<typeof createKeys> | null = null

/** Starts a provider on a free port of loopback. */
export async function startOpenIdProvider({
  clientId = 'guildhall',
  clientSecret = 'the secret of the client',
}: OpenIdProviderOptions = {}): Promise<OpenIdProvider> {
  createdKeys ??= createKeys()
  const { own: keys, strangers } = await createdKeys
  const published = { ...(await exportJWK(keys.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, OpenIdPerson>()
  const calls = new Map<string, number>()
  let person: OpenIdPerson = { sub: 'nobody' }
  let wrong: Misbehaviour | null = null
  let addressByUserInfo = false
  let issuer = ''

  const signIdToken = ({ nonce, person: { email, email_verified, ...others } }: Grant): Promise<string> | string => {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      ...others,
      ...(addressByUserInfo ? {} : { email, email_verified }),
      iss: wrong === 'wrong-issuer' ? 'https://other.example' : issuer,
      aud: wrong === 'wrong-audience' ? 'another client' : clientId,
      iat: wrong === 'expired' ? now - 20 * MINUTE : now,
      exp: wrong === 'expired' ? now - 10 * MINUTE : now + 5 * MINUTE,
      ...(nonce === null || wrong === 'no-nonce' ? {} : { nonce: wrong === 'wrong-nonce' ? 'another' : nonce }),
    }
    if (wrong === 'unsigned') return new UnsecuredJWT(claims).encode()
    const stranger = wrong === 'unknown-key'
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: stranger ? 'key-2' : KEY_ID })
      .sign(stranger ? strangers.privateKey : keys.privateKey)
  }

  const authorize = (url: URL, response: ServerResponse): void => {
    const redirectUri = url.searchParams.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    back.searchParams.set('state', url.searchParams.get('state') ?? '')
    if (wrong === 'authorization-error') back.searchParams.set('error', 'server_error')
    else if (wrong === 'cancelled') back.searchParams.set('error', 'access_denied')
    else {
      const code = randomBytes(16).toString('hex')
      const { searchParams } = url
      grants.set(code, {
        redirectUri,
        nonce: searchParams.get('nonce'),
        challenge: searchParams.get('code_challenge'),
        person,
      })
      back.searchParams.set('code', code)
    }
    response.writeHead(302, { location: back.href }).end()
  }

  const isClient = (request: IncomingMessage): boolean => {
    const encode = (text: string): string => new URLSearchParams({ text }).toString().slice('text='.length)
    const basic = Buffer.from(`${encode(clientId)}:${encode(clientSecret)}`).toString('base64')
    return request.headers.authorization === `Basic ${basic}`
  }

  const redeem = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request)
    const code = body.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    if (!isClient(request)) return send(response, 401, { error: 'invalid_client' })
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    const isProved = grant?.challenge === challenge && grant.redirectUri === body.get('redirect_uri')
    if (grant === undefined || !isProved || wrong === 'token-error')
      return send(response, 400, { error: 'invalid_grant' })
    const accessToken = randomBytes(16).toString('hex')
    tokens.set(accessToken, grant.person)
    const idToken = wrong === 'no-id-token' ? {} : { id_token: await signIdToken(grant) }
    return send(response, 200, { access_token: accessToken, token_type: 'Bearer', expires_in: 300, ...idToken })
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', issuer)
    calls.set(url.pathname, (calls.get(url.pathname) ?? 0) + 1)
    const part = url.pathname === '/.well-known/openid-configuration' ? 'discovery' : url.pathname.slice(1)
    if (wrong === `${part}-hangs` || wrong === `${part}-hang`) return
    if (wrong === `${part}-500`) return send(response, 500, { error: 'server_error' })
    if (part === 'discovery')
      return send(response, 200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        userinfo_endpoint: `${issuer}/userinfo`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      })
    if (part === 'authorize') return authorize(url, response)
    if (part === 'token') return redeem(request, response)
    if (part === 'keys') return send(response, 200, { keys: [published] })
    if (part === 'userinfo') {
      const found = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''))
      if (found === undefined) return send(response, 401, { error: 'invalid_token' })
      return send(response, 200, wrong === 'other-subject' ? { ...found, sub: 'somebody-else' } : found)
    }
    return send(response, 404, {})
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    clientId,
    clientSecret,
    calls,
    vouchFor: (next) => {
      person = next
    },
    tellAddressByUserInfo: (on) => {
      addressByUserInfo = on
    },
    misbehave: (how) => {
      wrong = how
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
