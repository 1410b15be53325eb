/** Hashes passwords (argon2id). Both take the password exactly as typed. Rule: IDEN-5. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(password: string, hash: string): Promise<boolean>
}
