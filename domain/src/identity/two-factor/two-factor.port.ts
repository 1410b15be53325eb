import type { Uuid } from '../../shared/index.ts'

/** Two-step sign-in of an account: started, and on once it is confirmed. Rule: IDEN-37. */
export interface TwoFactor {
  readonly accountUuid: Uuid
  /** The app's secret, encrypted with the product's own. */
  readonly sealedSecret: string
  readonly confirmedAt: Date | null
  /** The time step of the last code that was used: it and earlier ones are refused. */
  readonly lastStep: number | null
}

/** Changed only while the account is held (`accounts.find` inside the unit of work). */
export interface TwoFactorRepository {
  find(accountUuid: Uuid): Promise<TwoFactor | null>
  save(twoFactor: TwoFactor): Promise<void>
  /** With its recovery codes. */
  remove(accountUuid: Uuid): Promise<void>
  replaceRecoveryCodes(accountUuid: Uuid, hashes: readonly string[]): Promise<void>
  /** Takes a recovery code away; false where there is none such, so that each works once. */
  consumeRecoveryCode(accountUuid: Uuid, hash: string): Promise<boolean>
}

/** Codes of an authenticator app: six digits, a new one every 30 seconds (RFC 6238). */
export interface OneTimePasswords {
  /** 160 random bits, base32. */
  createSecret(): string
  /** The address that an app reads from a QR code. `label` is what it calls the account. */
  uri(secret: string, label: string): string
  /** The time step that a code belongs to, the one before and the one after now included; null for a wrong code. */
  findTimeStep(secret: string, code: string, now: Date): number | null
}

/** Codes that stand in for a lost app. */
export interface RecoveryCodes {
  create(): string
  /** What is kept of one; how it is typed (case, spaces, hyphens) makes no difference. */
  hash(accountUuid: Uuid, code: string): string
}

/** Encrypts what has to be read again with the product's secret. */
export interface SecretBox {
  seal(text: string): string
  /** Null where it was not sealed with this secret. */
  open(sealed: string): string | null
}
