/** What a signed token may be used for; a token is valid for one audience only. */
export type TokenAudience =
  | 'sign-up'
  | 'sign-up-browser'
  | 'search'
  | 'channel'
  | 'view-as'
  | 'verification'
  | 'download'
  | 'export'
  | 'unsubscribe'

/** Opaque session tokens and signed, short-lived ones. Rules: IDEN-14, IDEN-20. */
export interface Tokens {
  /** 256 random bits as text, with the hash to store. */
  create(): { readonly token: string; readonly hash: string }
  hash(token: string): string
  sign(audience: TokenAudience, claims: Readonly<Record<string, string>>, expiresAt: Date): Promise<string>
  /** The claims, or null if the token is forged, expired or for another audience. */
  verify(audience: TokenAudience, token: string, now: Date): Promise<Readonly<Record<string, string>> | null>
}
