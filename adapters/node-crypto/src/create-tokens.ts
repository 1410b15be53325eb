import { createHash, randomBytes } from 'node:crypto'
import type { TokenAudience, Tokens } from '@guildhall/domain/identity'
import { errors, jwtVerify, SignJWT } from 'jose'
import { deriveKeys, type SecretKeys } from './secret-keys.ts'

const ALGORITHM = 'HS256'

const hash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Tokens of 256 random bits; only their hash is stored. They need no key. */
export const randomTokens: Pick<Tokens, 'create' | 'hash'> = {
  create: () => {
    const token = randomBytes(32).toString('base64url')
    return { token, hash: hash(token) }
  },
  hash,
}

/**
 * Session tokens of 256 random bits, and signed tokens as JSON Web Tokens. Each audience signs with a key of its own, derived from the newest
 * key, so that a token of one audience is never valid for another, whatever its claims. Rules: IDEN-14, IDEN-20, IDEN-51.
 */
export function createTokens(secretKeys: SecretKeys): Tokens {
  const known = new Map<TokenAudience, SecretKeys>()
  const keysOf = (audience: TokenAudience): SecretKeys => {
    const keys = known.get(audience) ?? deriveKeys(secretKeys, audience)
    known.set(audience, keys)
    return keys
  }
  const verifyWith = async (key: Uint8Array, audience: TokenAudience, token: string, now: Date) => {
    const options = { algorithms: [ALGORITHM], audience, currentDate: now, requiredClaims: ['exp'] }
    try {
      const { aud: _audience, exp: _expiry, ...claims } = (await jwtVerify(token, key, options)).payload
      return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, String(value)]))
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }

  return {
    ...randomTokens,
    sign: (audience, claims, expiresAt) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: ALGORITHM })
        .setAudience(audience)
        .setExpirationTime(expiresAt)
        .sign(keysOf(audience)[0]),
    async verify(audience, token, now) {
      for (const key of keysOf(audience)) {
        const claims = await verifyWith(key, audience, token, now)
        if (claims !== null) return claims
      }
      return null
    },
  }
}
