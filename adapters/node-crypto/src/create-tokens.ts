import { createHash, randomBytes } from 'node:crypto'
import type { TokenAudience, Tokens } from '@guildhall/domain/identity'
import { errors, jwtVerify, SignJWT } from 'jose'
import { deriveKeys, type SecretKeys } from './secret-keys.ts'

const ALGORITHM = 'HS256'
/** Valid tokens that are known by their text, the newest: a search key comes with every search, and its signature does not change. */
const VERIFIED_MAX = 1_000

interface Verified {
  readonly claims: Readonly<Record<string, string>>
  /** Epoch seconds. */
  readonly expiry: number
}

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
  const verified = new Map<string, Verified>()
  const remember = (key: string, valid: Verified): void => {
    verified.set(key, valid)
    if (verified.size > VERIFIED_MAX) verified.delete(verified.keys().next().value ?? '')
  }
  const verifyWith = async (
    key: Uint8Array,
    audience: TokenAudience,
    token: string,
    now: Date,
  ): Promise<Verified | null> => {
    const options = { algorithms: [ALGORITHM], audience, currentDate: now, requiredClaims: ['exp'] }
    try {
      const { aud: _audience, exp: expiry = 0, ...claims } = (await jwtVerify(token, key, options)).payload
      return {
        expiry,
        claims: Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, String(value)])),
      }
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
      const name = `${audience} ${token}`
      const known = verified.get(name)
      if (known !== undefined && Math.floor(now.getTime() / 1000) < known.expiry) return known.claims
      for (const key of keysOf(audience)) {
        const valid = await verifyWith(key, audience, token, now)
        if (valid === null) continue
        remember(name, valid)
        return valid.claims
      }
      return null
    },
  }
}
