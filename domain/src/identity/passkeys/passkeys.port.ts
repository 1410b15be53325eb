import type { Uuid } from '../../shared/index.ts'
import type { Account } from '../account.ts'
import type { Passkey, RelyingParty } from './passkey.ts'

/** A known credential, as a browser's list has it. */
export interface PasskeyDescriptor {
  readonly type: 'public-key'
  /** base64url */
  readonly id: string
  readonly transports: readonly string[]
}

/** What a browser needs to make a passkey: PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
export interface PasskeyCreationOptions {
  readonly rp: { readonly id: string; readonly name: string }
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly challenge: string
  readonly pubKeyCredParams: readonly { readonly type: 'public-key'; readonly alg: number }[]
  /** Milliseconds */
  readonly timeout: number
  readonly excludeCredentials: readonly PasskeyDescriptor[]
  readonly authenticatorSelection: {
    readonly residentKey: 'required'
    readonly requireResidentKey: true
    readonly userVerification: 'required'
  }
  readonly attestation: 'none'
}

/** What a browser needs to use a passkey: PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
export interface PasskeyRequestOptions {
  readonly rpId: string
  readonly challenge: string
  /** Milliseconds */
  readonly timeout: number
  /** The passkeys that may answer; empty: any that the device has for the site. */
  readonly allowCredentials: readonly PasskeyDescriptor[]
  readonly userVerification: 'required'
}

/** The answer of a browser that has made a passkey: RegistrationResponseJSON of WebAuthn, all parts base64url. */
export interface NewPasskeyAnswer {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: {
    readonly clientDataJSON: string
    readonly attestationObject: string
    readonly transports?: readonly string[] | undefined
  }
}

/** The answer of a browser that has used a passkey: AuthenticationResponseJSON of WebAuthn, all parts base64url. */
export interface PasskeyAnswer {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
    readonly userHandle?: string | undefined
  }
}

/** What an answer claims, before it is verified. */
export interface PasskeyClaim {
  readonly challenge: string
  readonly credentialId: string
  /** Whose passkey it is; null if the answer does not say. */
  readonly accountUuid: Uuid | null
}

/** What an answer is verified against. */
export interface ExpectedAnswer {
  readonly challenge: string
  readonly relyingParty: RelyingParty
}

/** Makes the options of WebAuthn and verifies its answers. User verification is always required. Rules: IDEN-61, IDEN-62. */
export interface Passkeys {
  /** 256 random bits, base64url. */
  createChallenge(): string
  creationOptions(
    expected: ExpectedAnswer,
    account: Account,
    existing: readonly Passkey[],
  ): Promise<PasskeyCreationOptions>
  requestOptions(expected: ExpectedAnswer, allowed: readonly Passkey[]): Promise<PasskeyRequestOptions>
  /** Null if the answer is not one of WebAuthn. */
  read(answer: NewPasskeyAnswer | PasskeyAnswer): PasskeyClaim | null
  /** The new credential; null if the answer does not hold. */
  verifyNew(
    answer: NewPasskeyAnswer,
    expected: ExpectedAnswer,
  ): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'backedUp'> | null>
  /** The counter and backup state of this use; null if the answer does not hold. The counter is not compared here. */
  verifyUse(
    answer: PasskeyAnswer,
    expected: ExpectedAnswer,
    passkey: Passkey,
  ): Promise<Pick<Passkey, 'counter' | 'backedUp'> | null>
}

/** Stores passkeys. Write only with the account locked by `AccountRepository.findForUpdate`. */
export interface PasskeyRepository {
  /** The oldest first. */
  list(accountUuid: Uuid): Promise<readonly Passkey[]>
  findByCredentialId(credentialId: string): Promise<Passkey | null>
  /** 'known' if a passkey has this credential id already (a unique index decides). */
  add(passkey: Passkey): Promise<'added' | 'known'>
  /** Writes name, counter, backup state and last use. */
  save(passkey: Passkey): Promise<void>
  /** Removes a passkey of this account; null if the account has no such passkey. */
  removeOwned(accountUuid: Uuid, uuid: Uuid): Promise<Passkey | null>
  removeAll(accountUuid: Uuid): Promise<void>
}

/** What a challenge is for: a new passkey, a sign-in, or the second step of one. */
export type PasskeyPurpose = 'registration' | 'sign-in' | 'second-step'

/** A challenge that waits for its answer. */
export interface PasskeyChallenge {
  readonly challenge: string
  readonly purpose: PasskeyPurpose
  /** Who may answer it; null for a sign-in, where nobody is known yet. */
  readonly accountUuid: Uuid | null
  readonly expiresAt: Date
}

/** Stores challenges, each of which is answered once. Rule: IDEN-61. */
export interface PasskeyChallengeRepository {
  add(challenge: PasskeyChallenge): Promise<void>
  /** Removes a challenge; null if there is none, so that concurrent answers are one. */
  take(challenge: string): Promise<PasskeyChallenge | null>
}
