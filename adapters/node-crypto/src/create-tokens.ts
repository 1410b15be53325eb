import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { TokenAudience, Tokens } from '@guildhall/domain/identity'

/**
 * Session tokens of 256 random bits, and signed tokens `claims.expiry.signature` (HMAC-SHA-256). Each audience signs with a key of its
 * own, derived from the one secret, so that a token of one audience never opens another. Rules: IDEN-14, IDEN-20.
 */
export function createTokens(secret: Uint8Array): Tokens {
  const keys = new Map<TokenAudience, Buffer>()
  const keyOf = (audience: TokenAudience): Buffer => {
    const known = keys.get(audience)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', secret, 'guildhall', audience, 32))
    keys.set(audience, key)
    return key
  }
  const hash = (token: string): string => createHash('sha256').update(token).digest('hex')
  const signature = (audience: TokenAudience, signed: string): Buffer =>
    createHmac('sha256', keyOf(audience)).update(signed).digest()

  return {
    create() {
      const token = randomBytes(32).toString('base64url')
      return { token, hash: hash(token) }
    },
    hash,
    sign(audience, claims, expiresAt) {
      const signed = `${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${expiresAt.getTime().toString(36)}`
      return `${signed}.${signature(audience, signed).toString('base64url')}`
    },
    verify(audience, token, now) {
      const [claims, expiry, given, ...rest] = token.split('.')
      if (claims === undefined || expiry === undefined || given === undefined || rest.length > 0) return null
      const right = signature(audience, `${claims}.${expiry}`)
      const presented = Buffer.from(given, 'base64url')
      if (presented.length !== right.length || !timingSafeEqual(presented, right)) return null
      if (Number.parseInt(expiry, 36) <= now.getTime()) return null
      return readClaims(claims)
    },
  }
}

function readClaims(encoded: string): Readonly<Record<string, string>> | null {
  const claims: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'))
  if (typeof claims !== 'object' || claims === null) return null
  return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, String(value)]))
}
