import { newPasskeyNameRules, passkeyNameRules } from '@guildhall/domain/identity'
import { z } from 'zod'
import { constrained, ruled } from './constrained.ts'
import { instant, text } from './fields.ts'

const BASE64URL = /^[A-Za-z0-9_-]+$/
const NOT_BASE64URL = 'Value is not base64url'
/** Bytes as base64url, at most so many characters. */
const bytes = (maxLength: number) =>
  z.string(NOT_BASE64URL).max(maxLength, NOT_BASE64URL).regex(BASE64URL, NOT_BASE64URL)

const CREDENTIAL_ID_MAX = 1400
const credential = {
  id: bytes(CREDENTIAL_ID_MAX),
  rawId: bytes(CREDENTIAL_ID_MAX),
  type: z.literal('public-key'),
}

/** RegistrationResponseJSON of WebAuthn: a browser has made a passkey. Other members are ignored. */
const newPasskeyAnswer = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(16_000),
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  })
  .meta({ id: 'NewPasskeyAnswer' })

/** AuthenticationResponseJSON of WebAuthn: a browser has used a passkey. Other members are ignored. */
export const passkeyAnswer = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(4000),
      userHandle: bytes(200).optional(),
    }),
  })
  .meta({ id: 'PasskeyAnswer' })

/** The new passkey with its name; without one it is called after the device. */
export const newPasskeyForm = z
  .object({ answer: newPasskeyAnswer, name: ruled(text, newPasskeyNameRules).optional() })
  .meta({ id: 'NewPasskeyForm' })

export const passkeyNameForm = z.object({ name: ruled(text, passkeyNameRules) }).meta({ id: 'PasskeyNameForm' })

export const passkeySignInForm = z.object({ answer: passkeyAnswer }).meta({ id: 'PasskeySignInForm' })

/** The first step of a sign-in, before a passkey is used as the second. */
export const passkeyStepForm = z
  .object({
    email: constrained(text, { presence: 'not-blank', format: 'email' }),
    password: constrained(text, { presence: 'not-empty' }),
  })
  .meta({ id: 'PasskeyStepForm' })

const descriptor = z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) })

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
export const passkeyCreationOptions = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
    timeout: z.number(),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreationOptions' })

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
export const passkeyRequestOptions = z
  .object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.number(),
    allowCredentials: z.array(descriptor),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequestOptions' })

/** An own passkey. */
export const ownPasskey = z
  .object({
    uuid: z.string(),
    name: z.string(),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
    /** Whether it is copied to the owner's other devices. */
    backedUp: z.boolean(),
  })
  .meta({ id: 'OwnPasskey' })

/** The oldest first. `available`: whether pages at the caller's origin can make and use passkeys. Rule: IDEN-66. */
export const passkeyList = z.object({ available: z.boolean(), passkeys: z.array(ownPasskey) })

export type OwnPasskeyWire = z.output<typeof ownPasskey>
export type PasskeyCreationOptionsWire = z.output<typeof passkeyCreationOptions>
export type PasskeyRequestOptionsWire = z.output<typeof passkeyRequestOptions>
