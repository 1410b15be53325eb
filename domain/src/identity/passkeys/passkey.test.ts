import { describe, expect, it } from 'vitest'
import { canUsePasskeys, relyingPartyOf } from './passkey.ts'

// IDEN-66
describe('the site of a public address', () => {
  it.each([
    ['https://guildhall.example', 'guildhall.example', 'https://guildhall.example'],
    ['https://Work.Guildhall.example:443/', 'work.guildhall.example', 'https://work.guildhall.example'],
    ['https://guildhall.example:8443', 'guildhall.example', 'https://guildhall.example:8443'],
    ['http://127.0.0.1:4100', 'localhost', 'http://localhost:4100'],
    ['http://[::1]:4100', 'localhost', 'http://localhost:4100'],
    ['http://localhost:80/', 'localhost', 'http://localhost'],
  ])('of %s is %s', (publicUrl, id, origin) => {
    expect(relyingPartyOf(publicUrl)).toEqual({ id, origin })
  })

  it.each(['http://guildhall.example', 'https://192.0.2.7', 'https://[2001:db8::1]:8443', 'http://0.0.0.0:4100', ''])(
    'of %j is none',
    (publicUrl) => {
      expect(relyingPartyOf(publicUrl)).toBeNull()
    },
  )

  it('has no other origin', () => {
    expect(canUsePasskeys('http://127.0.0.1:4100', 'http://localhost:4100')).toBe(true)
    expect(canUsePasskeys('http://127.0.0.1:4100', 'http://127.0.0.1:4100')).toBe(false)
    expect(canUsePasskeys('https://guildhall.example', 'http://localhost:4100')).toBe(false)
    expect(canUsePasskeys('http://192.0.2.7', 'http://192.0.2.7')).toBe(false)
  })
})
