/** Passwords that are known from leaks. */
export interface LeakedPasswords {
  /** Never fails: what cannot be asked does not keep anybody from choosing a password. */
  includes(password: string): Promise<boolean>
}
