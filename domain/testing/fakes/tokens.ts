import type { TokenAudience, Tokens } from '../../src/index.ts'

interface Signed {
  readonly audience: string
  readonly claims: Readonly<Record<string, string>>
  readonly expiresAt: number
}

/** Tokens that contain their claims in plain text, with a fake signature. */
export const fakeTokens = (): Tokens => {
  let count = 0
  const read = (token: string): Signed | null => {
    if (!token.startsWith('signed.')) return null
    try {
      const signed: Signed = JSON.parse(token.slice('signed.'.length))
      return signed
    } catch {
      return null
    }
  }
  return {
    create: () => {
      count += 1
      return { token: `token-${count}`, hash: `hash-of-token-${count}` }
    },
    hash: (token) => `hash-of-${token}`,
    sign: async (audience: TokenAudience, claims, expiresAt) =>
      `signed.${JSON.stringify({ audience, claims, expiresAt: expiresAt.getTime() })}`,
    verify: async (audience, token, now) => {
      const signed = read(token)
      return signed !== null && signed.audience === audience && signed.expiresAt > now.getTime() ? signed.claims : null
    },
  }
}
