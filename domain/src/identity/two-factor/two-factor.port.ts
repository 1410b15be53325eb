import type { Uuid } from '../../shared/index.ts'

/** Two-step sign-in of an account: started, and on once it is confirmed. Rule: IDEN-37. */
export interface TwoFactor {
  readonly accountUuid: Uuid
  /** The app's secret, encrypted with the product's secret. */
  readonly sealedSecret: string
  readonly confirmedAt: Date | null
  /** The time step of the last used code; codes of this and earlier steps are refused. */
  readonly lastStep: number | null
}

/** Stores two-step sign-ins. Write only with the account locked by `AccountRepository.findForUpdate`. */
export interface TwoFactorRepository {
  find(accountUuid: Uuid): Promise<TwoFactor | null>
  save(twoFactor: TwoFactor): Promise<void>
  /** Also removes the recovery codes. */
  remove(accountUuid: Uuid): Promise<void>
  replaceRecoveryCodes(accountUuid: Uuid, hashes: readonly string[]): Promise<void>
  /** Removes the recovery code with one of these stored forms; false if there is no such code, so that each works once. */
  consumeRecoveryCode(accountUuid: Uuid, hashes: readonly string[]): Promise<boolean>
}

/** Records wrong codes of an account: of two-step sign-in, and of a change of address. Write only with the account locked. Rule: IDEN-45. */
export interface CodeFailureLog {
  /** Instants of wrong codes since then, newest first. */
  listSince(accountUuid: Uuid, since: Date): Promise<readonly Date[]>
  add(accountUuid: Uuid, at: Date): Promise<void>
}

/** Codes of an authenticator app: six digits, a new one every 30 seconds (RFC 6238). */
export interface OneTimePasswords {
  /** 160 random bits, base32. */
  createSecret(): string
  /** The otpauth URI for a QR code. `label` names the account in the app. */
  uri(secret: string, label: string): string
  /** The time step of a code, allowing one step before and one after now; null for a wrong code. */
  findTimeStep(secret: string, code: string, now: Date): number | null
}

/** Generates and hashes the codes that replace a lost authenticator app. */
export interface RecoveryCodes {
  create(): string
  /** The stored form of a code; case, spaces and hyphens are ignored. */
  hash(accountUuid: Uuid, code: string): string
  /** All forms in which a code may be stored: the product's key changes, and codes of earlier keys stay valid. */
  hashes(accountUuid: Uuid, code: string): readonly string[]
}

/** Encrypts values that must be readable again, with the product's secret. */
export interface SecretBox {
  seal(text: string): string
  /** Null if it was not sealed with this secret. */
  open(sealed: string): string | null
}
