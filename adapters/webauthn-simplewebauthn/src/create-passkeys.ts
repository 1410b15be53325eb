import { randomBytes } from 'node:crypto'
import {
  type ExpectedAnswer,
  type NewPasskeyAnswer,
  type Passkey,
  PASSKEY_CHALLENGE_MINUTES,
  type PasskeyAnswer,
  type PasskeyDescriptor,
  type Passkeys,
} from '@guildhall/domain/identity'

const CHALLENGE_BYTES = 32
/** How the site calls itself in the dialogs of browsers. */
const SITE_NAME = 'Guildhall'
const TIMEOUT_MS = PASSKEY_CHALLENGE_MINUTES * 60_000
/** COSE algorithms that are accepted: Ed25519, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257]
const TRANSPORTS: ReadonlySet<string> = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

/** Loaded with the first passkey: most processes never need it. */
const load = () => import('@simplewebauthn/server')

const fromBase64url = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'))
const toBase64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const toText = (text: string): string => Buffer.from(text, 'base64url').toString('utf8')

const describe = (passkeys: readonly Passkey[]): PasskeyDescriptor[] =>
  passkeys.map(({ credentialId, transports }) => ({ type: 'public-key', id: credentialId, transports }))

/** The challenge that an answer was made for; null if it is no answer to one, or was made inside another site's page. */
const readChallenge = (clientDataJSON: string): string | null => {
  let data: unknown
  try {
    data = JSON.parse(toText(clientDataJSON))
  } catch {
    return null
  }
  if (typeof data !== 'object' || data === null || !('challenge' in data)) return null
  if ('crossOrigin' in data && data.crossOrigin !== false) return null
  return typeof data.challenge === 'string' && data.challenge !== '' ? data.challenge : null
}

const expectations = ({ challenge, relyingParty }: ExpectedAnswer) => ({
  expectedChallenge: challenge,
  expectedOrigin: relyingParty.origin,
  expectedRPID: relyingParty.id,
  requireUserVerification: true,
})

/** The library reports every answer that does not hold as an error. */
const orNull = async <T>(verify: () => Promise<T | null>): Promise<T | null> => {
  try {
    return await verify()
  } catch {
    return null
  }
}

/** Passkeys by SimpleWebAuthn. Attestation is not asked for. Rules: IDEN-61, IDEN-62; WebAuthn Level 3. */
export const createPasskeys = (): Passkeys => ({
  createChallenge: () => toBase64url(randomBytes(CHALLENGE_BYTES)),
  creationOptions: async ({ challenge, relyingParty }, { email, firstName, lastName, uuid }, existing) => ({
    rp: { id: relyingParty.id, name: SITE_NAME },
    user: { id: toBase64url(Buffer.from(uuid)), name: email, displayName: `${firstName} ${lastName}`.trim() },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: TIMEOUT_MS,
    excludeCredentials: describe(existing),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }),
  requestOptions: async ({ challenge, relyingParty }, allowed) => ({
    rpId: relyingParty.id,
    challenge,
    timeout: TIMEOUT_MS,
    allowCredentials: describe(allowed),
    userVerification: 'required',
  }),
  read: (answer) => {
    const challenge = readChallenge(answer.response.clientDataJSON)
    const handle = 'userHandle' in answer.response ? (answer.response.userHandle ?? '') : ''
    return challenge === null
      ? null
      : { challenge, credentialId: answer.id, accountUuid: handle === '' ? null : toText(handle) }
  },
  verifyNew: ({ id, rawId, response, type }: NewPasskeyAnswer, expected) =>
    orNull(async () => {
      const { verifyRegistrationResponse } = await load()
      const { attestationObject, clientDataJSON, transports = [] } = response
      const { registrationInfo, verified } = await verifyRegistrationResponse({
        ...expectations(expected),
        response: { id, rawId, type, response: { attestationObject, clientDataJSON }, clientExtensionResults: {} },
        supportedAlgorithmIDs: ALGORITHMS,
      })
      if (!verified || registrationInfo.credential.id !== id) return null
      const { credential, credentialBackedUp } = registrationInfo
      return {
        credentialId: credential.id,
        publicKey: toBase64url(credential.publicKey),
        counter: credential.counter,
        transports: [...new Set(transports)].filter((transport) => TRANSPORTS.has(transport)),
        backedUp: credentialBackedUp,
      }
    }),
  verifyUse: ({ id, rawId, response, type }: PasskeyAnswer, expected, passkey) =>
    orNull(async () => {
      const { verifyAuthenticationResponse } = await load()
      const { authenticatorData, clientDataJSON, signature } = response
      const { authenticationInfo, verified } = await verifyAuthenticationResponse({
        ...expectations(expected),
        response: {
          id,
          rawId,
          type,
          response: { authenticatorData, clientDataJSON, signature },
          clientExtensionResults: {},
        },
        // The counter is compared by the domain, in the transaction that stores it: 0 accepts every one here.
        credential: { id: passkey.credentialId, publicKey: fromBase64url(passkey.publicKey), counter: 0 },
      })
      if (!verified) return null
      return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp }
    }),
})
