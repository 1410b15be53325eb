import { describe, expect, it } from 'vitest'
import { createTokens } from './create-tokens.ts'

const tokens = createTokens(new Uint8Array(32).fill(7))
const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T13:00:00Z')

describe('signed tokens', () => {
  it('give back what was signed', () => {
    const token = tokens.sign('search', { account: 'a', company: 'ü.b' }, later)
    expect(tokens.verify('search', token, now)).toEqual({ account: 'a', company: 'ü.b' })
  })

  // IDEN-20
  it('open nothing of another audience', () => {
    expect(tokens.verify('channel', tokens.sign('search', { account: 'a' }, later), now)).toBeNull()
  })

  // IDEN-20
  it('end at their expiry', () => {
    const token = tokens.sign('search', { account: 'a' }, later)
    expect(tokens.verify('search', token, new Date(later.getTime() - 1))).not.toBeNull()
    expect(tokens.verify('search', token, later)).toBeNull()
  })

  it('are refused with any character changed', () => {
    const token = tokens.sign('search', { account: 'a' }, later)
    for (let index = 0; index < token.length - 1; index += 1) {
      const changed = `${token.slice(0, index)}${token[index] === 'A' ? 'B' : 'A'}${token.slice(index + 1)}`
      expect(tokens.verify('search', changed, now)).toBeNull()
    }
  })

  it('are refused when they are no tokens at all', () => {
    for (const text of ['', '.', '..', '...', 'a.b.c', 'a.b.c.d', '💥'])
      expect(tokens.verify('search', text, now)).toBeNull()
  })

  it('of another secret are refused', () => {
    const other = createTokens(new Uint8Array(32).fill(8))
    expect(tokens.verify('search', other.sign('search', { account: 'a' }, later), now)).toBeNull()
  })
})

describe('session tokens', () => {
  // IDEN-14
  it('are never the same twice, and are recognised by their hash', () => {
    const first = tokens.create()
    const second = tokens.create()
    expect(first.token).not.toBe(second.token)
    expect(Buffer.from(first.token, 'base64url')).toHaveLength(32)
    expect(tokens.hash(first.token)).toBe(first.hash)
  })
})
