import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { TokenAudience, Tokens } from '@guildhall/domain/identity'
import { errors, jwtVerify, SignJWT } from 'jose'

const ALGORITHM = 'HS256'

/**
 * Session tokens of 256 random bits, and signed tokens as JSON Web Tokens. Each audience signs with a key of its own, derived from the one
 * secret, so that a token of one audience is never valid for another, whatever its claims. Rules: IDEN-14, IDEN-20.
 */
export function createTokens(secret: Uint8Array): Tokens {
  const keys = new Map<TokenAudience, Uint8Array>()
  const keyOf = (audience: TokenAudience): Uint8Array => {
    const known = keys.get(audience)
    if (known) return known
    const key = new Uint8Array(hkdfSync('sha256', secret, 'guildhall', audience, 32))
    keys.set(audience, key)
    return key
  }
  const hash = (token: string): string => createHash('sha256').update(token).digest('hex')

  return {
    create() {
      const token = randomBytes(32).toString('base64url')
      return { token, hash: hash(token) }
    },
    hash,
    sign: (audience, claims, expiresAt) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: ALGORITHM })
        .setAudience(audience)
        .setExpirationTime(expiresAt)
        .sign(keyOf(audience)),
    async verify(audience, token, now) {
      const options = { algorithms: [ALGORITHM], audience, currentDate: now, requiredClaims: ['exp'] }
      try {
        const { aud: _audience, exp: _expiry, ...claims } = (await jwtVerify(token, keyOf(audience), options)).payload
        return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, String(value)]))
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
