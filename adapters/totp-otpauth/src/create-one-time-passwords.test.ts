import { Secret } from 'otpauth'
import { expect, it } from 'vitest'
import { createOneTimePasswords } from './create-one-time-passwords.ts'

const passwords = createOneTimePasswords()
/** The secret and the codes of RFC 6238, appendix B, shortened to six digits. */
const { base32: secret } = Secret.fromUTF8('12345678901234567890')
const at = (seconds: number): Date => new Date(seconds * 1000)

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('at %i seconds accepts %s', (seconds, code) => {
  expect(passwords.findTimeStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

// IDEN-38
it('accepts only the previous, current and next step, each with its own number', () => {
  for (const [seconds, step] of [
    [29, 1],
    [89, 1],
    [90, null],
    [119, null],
  ] as const) {
    expect(passwords.findTimeStep(secret, '287082', at(seconds))).toBe(step)
  }
})

it.each(['', '28708', '2870822', 'abcdef', '２８７０８２', '287082 '])('refuses %j', (code) => {
  expect(passwords.findTimeStep(secret, code, at(59))).toBeNull()
})

it('generates unique secrets of 160 bits, and the URI for an app', () => {
  const made = passwords.createSecret()
  expect(Secret.fromBase32(made).bytes).toHaveLength(20)
  expect(passwords.createSecret()).not.toBe(made)
  const uri = new URL(passwords.uri(made, 'thandi@example.com'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('Guildhall:thandi@example.com')
  expect(uri.searchParams.get('secret')).toBe(made)
})
