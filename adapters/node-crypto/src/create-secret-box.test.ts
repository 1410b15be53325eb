import { describe, expect, it } from 'vitest'
import { createRecoveryCodes } from './create-recovery-codes.ts'
import { createSecretBox } from './create-secret-box.ts'

const secret = new Uint8Array(32).fill(7)
const other = new Uint8Array(32).fill(8)

describe('a secret box', () => {
  const box = createSecretBox(secret)

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
    expect(createSecretBox(other).open(box.seal('text'))).toBeNull()
    for (const text of ['', 'short', '💥']) expect(box.open(text)).toBeNull()
  })
})

describe('recovery codes', () => {
  const codes = createRecoveryCodes(secret)

  it('are easily read and never the same twice', () => {
    const made = Array.from({ length: 200 }, () => codes.create())
    for (const code of made) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
    expect(new Set(made).size).toBe(made.length)
  })

  it('are recognised in any notation, for their account only', () => {
    expect(codes.hash('a', ' K7M2X 9pqrt')).toBe(codes.hash('a', 'k7m2x-9pqrt'))
    expect(codes.hash('b', 'k7m2x-9pqrt')).not.toBe(codes.hash('a', 'k7m2x-9pqrt'))
    expect(createRecoveryCodes(other).hash('a', 'k7m2x-9pqrt')).not.toBe(codes.hash('a', 'k7m2x-9pqrt'))
  })
})
