/** Hashes passwords (argon2id). Passwords are not trimmed. Rule: IDEN-5. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(password: string, hash: string): Promise<boolean>
}
