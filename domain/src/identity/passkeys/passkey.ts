import { isLoopbackHost, type Uuid } from '../../shared/index.ts'

/** Passkeys that an account has at most. Rule: IDEN-60. */
export const PASSKEYS_MAX = 20
/** Minutes in which a challenge is answered. Rule: IDEN-61. */
export const PASSKEY_CHALLENGE_MINUTES = 5

/** A passkey (WebAuthn credential) of an account: the public half of a key that a device or password manager keeps. Rule: IDEN-60. */
export interface Passkey {
  readonly uuid: Uuid
  readonly accountUuid: Uuid
  /** The credential's id, base64url. */
  readonly credentialId: string
  /** The public key as COSE, base64url. */
  readonly publicKey: string
  /** The signature counter of the last use; 0 for devices that do not count. Rule: IDEN-65. */
  readonly counter: number
  /** How a browser reaches the device: 'internal', 'hybrid', 'usb', 'nfc', 'ble'. */
  readonly transports: readonly string[]
  readonly name: string
  /** Whether it is copied to other devices of its owner. */
  readonly backedUp: boolean
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

/** The site that passkeys are made for: its domain, and the origin of its pages. Rule: IDEN-66. */
export interface RelyingParty {
  readonly id: string
  /** 'https://guildhall.example' */
  readonly origin: string
}

const ADDRESS = /^(https?):\/\/(\[[\da-f:.]+\]|[^/:?#]+)(:\d+)?/i
const IP_ADDRESS = /^(?:\[|\d+(?:\.\d+){3}$)/
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: ':80', https: ':443' }

/**
 * The site of a public address; null where browsers do not allow passkeys: on IP addresses, and without https. A loopback address stands for
 * 'localhost' with its port. Rule: IDEN-66.
 */
export const relyingPartyOf = (publicUrl: string): RelyingParty | null => {
  const [, scheme = '', name = '', port = ''] = ADDRESS.exec(publicUrl)?.map((part) => part?.toLowerCase()) ?? []
  const isLoopback = isLoopbackHost(name)
  if (!isLoopback && (scheme !== 'https' || IP_ADDRESS.test(name))) return null
  const id = isLoopback ? 'localhost' : name
  return { id, origin: `${scheme}://${id}${port === DEFAULT_PORTS[scheme] ? '' : port}` }
}

/** Whether pages at an origin can use passkeys, for a product with this public address. Rule: IDEN-66. */
export const canUsePasskeys = (publicUrl: string, origin: string): boolean =>
  relyingPartyOf(publicUrl)?.origin === origin

/** Whether a signature counter may follow a stored one: it grows, or both are 0. Rule: IDEN-65. */
export const isCounterAhead = (stored: number, given: number): boolean =>
  given > stored || (stored === 0 && given === 0)
