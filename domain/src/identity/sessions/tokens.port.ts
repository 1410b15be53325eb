/** What a signed token may be used for; a token of one audience never opens another. */
export type TokenAudience = 'sign-up' | 'search' | 'channel' | 'verification' | 'download' | 'export' | 'unsubscribe'

/** Opaque session tokens and signed, short-lived ones. Rules: IDEN-14, IDEN-20. */
export interface Tokens {
  /** 256 random bits as text, with the hash that is kept. */
  create(): { readonly token: string; readonly hash: string }
  hash(token: string): string
  sign(audience: TokenAudience, claims: Readonly<Record<string, string>>, expiresAt: Date): Promise<string>
  /** The claims, or null where the token is forged, of another audience or too old. */
  verify(audience: TokenAudience, token: string, now: Date): Promise<Readonly<Record<string, string>> | null>
}
