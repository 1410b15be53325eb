import { describe, expect, it } from 'vitest'
import { createTokens } from './create-tokens.ts'

const earlier = new Uint8Array(32).fill(7)
const newer = new Uint8Array(32).fill(8)
const tokens = createTokens([earlier])
const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T13:00:00Z')

describe('signed tokens', () => {
  it('return the signed claims', async () => {
    const token = await tokens.sign('search', { account: 'a', company: 'ü.b' }, later)
    expect(await tokens.verify('search', token, now)).toEqual({ account: 'a', company: 'ü.b' })
  })

  // IDEN-20
  it('are invalid for another audience', async () => {
    expect(await tokens.verify('channel', await tokens.sign('search', { account: 'a' }, later), now)).toBeNull()
  })

  // IDEN-20
  it('end at their expiry', async () => {
    const token = await tokens.sign('search', { account: 'a' }, later)
    expect(await tokens.verify('search', token, new Date(later.getTime() - 1))).not.toBeNull()
    expect(await tokens.verify('search', token, later)).toBeNull()
  })

  // IDEN-20
  it('say the same each time, for their audience and until their expiry alone', async () => {
    const token = await tokens.sign('search', { account: 'a' }, later)
    for (const claims of [{ account: 'a' }, { account: 'a' }]) {
      expect(await tokens.verify('search', token, now)).toEqual(claims)
      expect(await tokens.verify('channel', token, now)).toBeNull()
      expect(await tokens.verify('search', token, later)).toBeNull()
    }
  })

  // ONB-24
  it('are the same for the same claims and expiry, and others otherwise', async () => {
    const same = await tokens.sign('search', { account: 'a' }, later)
    expect(await tokens.sign('search', { account: 'a' }, new Date(later))).toBe(same)
    const others = [
      await tokens.sign('channel', { account: 'a' }, later),
      await tokens.sign('search', { account: 'b' }, later),
      await tokens.sign('search', { account: 'a' }, now),
    ]
    expect(new Set([same, ...others]).size).toBe(4)
  })

  it('are known among many', async () => {
    for (let account = 0; account < 1_100; account += 1) {
      const token = await tokens.sign('search', { account: String(account) }, later)
      expect(await tokens.verify('search', token, now)).toEqual({ account: String(account) })
    }
  })

  it('are refused with any character changed', async () => {
    const token = await tokens.sign('search', { account: 'a' }, later)
    expect(await tokens.verify('search', token, now)).not.toBeNull()
    for (let index = 0; index < token.length - 1; index += 1) {
      const changed = `${token.slice(0, index)}${token[index] === 'A' ? 'B' : 'A'}${token.slice(index + 1)}`
      expect(await tokens.verify('search', changed, now)).toBeNull()
    }
  })

  it('are refused if they are malformed', async () => {
    for (const text of ['', '.', '..', '...', 'a.b.c', 'a.b.c.d', '💥'])
      expect(await tokens.verify('search', text, now)).toBeNull()
  })

  it('are refused with algorithm none or another algorithm', async () => {
    const [, claims = '', signature = ''] = (await tokens.sign('search', { account: 'a' }, later)).split('.')
    for (const alg of ['none', 'HS512', 'RS256']) {
      const header = Buffer.from(JSON.stringify({ alg })).toString('base64url')
      for (const end of ['', signature])
        expect(await tokens.verify('search', `${header}.${claims}.${end}`, now)).toBeNull()
    }
  })

  // IDEN-51
  it('stay valid after a rotation, as long as the earlier key is there; new ones need the new key', async () => {
    const both = createTokens([newer, earlier])
    expect(await both.verify('search', await tokens.sign('search', { account: 'a' }, later), now)).not.toBeNull()
    const signed = await both.sign('search', { account: 'a' }, later)
    expect(await tokens.verify('search', signed, now)).toBeNull()
    expect(await createTokens([newer]).verify('search', signed, now)).not.toBeNull()
  })

  it('of another secret are refused', async () => {
    const other = createTokens([newer])
    expect(await tokens.verify('search', await other.sign('search', { account: 'a' }, later), now)).toBeNull()
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
