import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** What an answer of the authenticator departs from what it was asked for. */
export interface AnswerChanges {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly counter?: number
  readonly userVerified?: boolean
}

interface Descriptor {
  readonly id: string
}
interface CreationRequest {
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
  readonly challenge: string
}
interface UseRequest {
  readonly rpId: string
  readonly challenge: string
  readonly allowCredentials?: readonly Descriptor[]
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const BACKED_UP = 0x18
const HAS_CREDENTIAL = 0x40

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()
const uint = (value: number, size: 2 | 4): Buffer => {
  const bytes = Buffer.alloc(size)
  bytes.writeUIntBE(value, 0, size)
  return bytes
}
/** A text of CBOR, shorter than 24 bytes. */
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** A device with one passkey (ES256), which shares no code with the server. Its pages are at `origin`. */
export const createSoftwareAuthenticator = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = base64url(credentialId)
  let userHandle = ''
  let uses = 0

  const clientData = (type: string, challenge: string, changes: AnswerChanges): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: changes.challenge ?? challenge,
        origin: changes.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (rpId: string, more: number, changes: AnswerChanges): Buffer => {
    const verified = changes.userVerified === false ? 0 : USER_VERIFIED
    const flags = Buffer.from([USER_PRESENT | verified | BACKED_UP | more])
    return Buffer.concat([sha256(changes.rpId ?? rpId), flags, uint(changes.counter ?? uses, 4)])
  }
  /** {1: 2, 3: -7, -1: 1, -2: x, -3: y} */
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const credential = { id, rawId: id, type: 'public-key' } as const

  return {
    credentialId: id,
    /** Makes the passkey: the answer of navigator.credentials.create(). */
    create(options: CreationRequest, changes: AnswerChanges = {}) {
      userHandle = options.user.id
      const data = Buffer.concat([
        authenticatorData(options.rp.id, HAS_CREDENTIAL, changes),
        Buffer.alloc(16),
        uint(credentialId.length, 2),
        credentialId,
        coseKey,
      ])
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        Buffer.from([0x59]),
        uint(data.length, 2),
        data,
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, changes)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      }
    },
    /** Uses the passkey: the answer of navigator.credentials.get(). */
    get(options: UseRequest, changes: AnswerChanges = {}) {
      const allowed = options.allowCredentials ?? []
      if (allowed.length > 0 && allowed.every((one) => one.id !== id)) throw new Error('This passkey may not answer')
      uses += 1
      const client = clientData('webauthn.get', options.challenge, changes)
      const data = authenticatorData(options.rpId, 0, changes)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle,
        },
      }
    },
  }
}

export type SoftwareAuthenticator = ReturnType<typeof createSoftwareAuthenticator>
