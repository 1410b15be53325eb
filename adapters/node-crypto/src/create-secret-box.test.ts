import { describe, expect, it } from 'vitest'
import { createRecoveryCodes, recoveryCodePrefix } from './create-recovery-codes.ts'
import { createSecretBox } from './create-secret-box.ts'

const secret = new Uint8Array(32).fill(7)
const other = new Uint8Array(32).fill(8)

describe('a secret box', () => {
  const box = createSecretBox([secret])

  it('opens what was sealed, and seals differently each time', () => {
    expect(box.open(box.seal('JBSWY3DPEHPK3PXP'))).toBe('JBSWY3DPEHPK3PXP')
    expect(box.seal('same')).not.toBe(box.seal('same'))
    expect(box.seal('JBSWY3DPEHPK3PXP')).not.toContain('JBSWY3DP')
  })

  // IDEN-42
  it('does not open changed, foreign or invalid data', () => {
    const sealed = Buffer.from(box.seal('text'), 'base64url')
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed)
      changed.writeUInt8(sealed.readUInt8(index) ^ 1, index)
      expect(box.open(changed.toString('base64url'))).toBeNull()
    }
    expect(createSecretBox([other]).open(box.seal('text'))).toBeNull()
    for (const text of ['', 'short', '💥']) expect(box.open(text)).toBeNull()
  })
})

describe('a secret box after a rotation', () => {
  // IDEN-51
  it('opens what the earlier key sealed, and seals with the newer', () => {
    const rotated = createSecretBox([other, secret])
    expect(rotated.open(createSecretBox([secret]).seal('text'))).toBe('text')
    const sealed = rotated.seal('text')
    expect(createSecretBox([other]).open(sealed)).toBe('text')
    expect(createSecretBox([secret]).open(sealed)).toBeNull()
  })
})

describe('recovery codes', () => {
  const codes = createRecoveryCodes([secret])

  it('are easily read and never the same twice', () => {
    const made = Array.from({ length: 200 }, () => codes.create())
    for (const code of made) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
    expect(new Set(made).size).toBe(made.length)
  })

  it('are recognised in any notation, for their account only', () => {
    expect(codes.hash('a', ' K7M2X 9pqrt')).toBe(codes.hash('a', 'k7m2x-9pqrt'))
    expect(codes.hash('b', 'k7m2x-9pqrt')).not.toBe(codes.hash('a', 'k7m2x-9pqrt'))
    expect(createRecoveryCodes([other]).hash('a', 'k7m2x-9pqrt')).not.toBe(codes.hash('a', 'k7m2x-9pqrt'))
  })

  // IDEN-51
  it('of an earlier key, and of versions that did not name it, are among the forms of a code', () => {
    const rotated = createRecoveryCodes([other, secret])
    const stored = codes.hash('a', 'k7m2x-9pqrt')
    expect(stored.startsWith(recoveryCodePrefix([secret]))).toBe(true)
    expect(rotated.hash('a', 'k7m2x-9pqrt').startsWith(recoveryCodePrefix([other]))).toBe(true)
    const unnamed = stored.slice(recoveryCodePrefix([secret]).length)
    expect(rotated.hashes('a', 'K7M2X 9pqrt')).toEqual(
      expect.arrayContaining([stored, unnamed, rotated.hash('a', 'k7m2x-9pqrt')]),
    )
    expect(rotated.hashes('b', 'k7m2x-9pqrt')).not.toContain(stored)
  })
})
