import { KEY_BYTES, type SecretKeys } from '@guildhall/node-crypto'

const HEXADECIMAL = /^(?:[0-9a-f]{2})+$/i
const BASE64 = /^[\w+/-]+={0,2}$/

const parseKey = (text: string): Uint8Array | null => {
  const bytes = HEXADECIMAL.test(text)
    ? Buffer.from(text, 'hex')
    : Buffer.from(BASE64.test(text) ? text : '', 'base64url')
  return bytes.length >= KEY_BYTES ? bytes : null
}

/** Reads keys of at least 32 bytes, as hexadecimal or base64; null if one is not, or if there is none. */
export const parseKeys = (texts: readonly string[]): SecretKeys | null => {
  const keys = texts.map(parseKey)
  const [newest, ...earlier] = keys.filter((key) => key !== null)
  return newest === undefined || keys.includes(null) ? null : [newest, ...earlier]
}
