import { createHash, randomBytes, subtle, type webcrypto } from 'node:crypto'
import type { TokenAudience, Tokens } from '@guildhall/domain/identity'
import { errors, jwtVerify, SignJWT } from 'jose'
import { deriveKeys, type SecretKeys } from './secret-keys.ts'

const ALGORITHM = 'HS256'
/** Valid tokens that are known by their text, the newest: a search key comes with every search, and its signature does not change. */
const VERIFIED_MAX = 1_000
/** Signed tokens that are known by what they say, the newest: every page that a person opens is given the same ones for a while. */
const SIGNED_MAX = 10_000

type Keys = readonly [webcrypto.CryptoKey, ...webcrypto.CryptoKey[]]

interface Verified {
  readonly claims: Readonly<Record<string, string>>
  /** Epoch seconds. */
  readonly expiry: number
}

/** Prepared once: from bytes, each signature would prepare its key again. */
const importKey = (key: Uint8Array): Promise<webcrypto.CryptoKey> =>
  subtle.importKey('raw', new Uint8Array(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

async function importKeys([newest, ...earlier]: SecretKeys): Promise<Keys> {
  return [await importKey(newest), ...(await Promise.all(earlier.map(importKey)))]
}

/** Forgets the oldest entry once there are more than `max`. */
function remember<Value>(known: Map<string, Value>, max: number, name: string, value: Value): void {
  known.set(name, value)
  if (known.size > max) known.delete(known.keys().next().value ?? '')
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
  const known = new Map<TokenAudience, Promise<Keys>>()
  const keysOf = (audience: TokenAudience): Promise<Keys> => {
    const keys = known.get(audience) ?? importKeys(deriveKeys(secretKeys, audience))
    known.set(audience, keys)
    return keys
  }
  const verified = new Map<string, Verified>()
  const signed = new Map<string, string>()
  const verifyWith = async (
    key: webcrypto.CryptoKey,
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
    async sign(audience, claims, expiresAt) {
      const name = JSON.stringify([audience, claims, expiresAt])
      const same = signed.get(name)
      if (same !== undefined) return same
      const [key] = await keysOf(audience)
      const token = await new SignJWT({ ...claims })
        .setProtectedHeader({ alg: ALGORITHM })
        .setAudience(audience)
        .setExpirationTime(expiresAt)
        .sign(key)
      remember(signed, SIGNED_MAX, name, token)
      return token
    },
    async verify(audience, token, now) {
      const name = `${audience} ${token}`
      const known = verified.get(name)
      if (known !== undefined && Math.floor(now.getTime() / 1000) < known.expiry) return known.claims
      for (const key of await keysOf(audience)) {
        const valid = await verifyWith(key, audience, token, now)
        if (valid === null) continue
        remember(verified, VERIFIED_MAX, name, valid)
        return valid.claims
      }
      return null
    },
  }
}
