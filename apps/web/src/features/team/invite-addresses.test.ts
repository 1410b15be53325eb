import { describe, expect, it } from 'vitest'
import { parseAddresses, getAddressError } from './invite-addresses.ts'

describe('parseAddresses', () => {
  it('splits at commas, semicolons, spaces and lines', () => {
    expect(parseAddresses('ann@a.example, ben@b.example;cleo@c.example\ndan@d.example')).toHaveLength(4)
  })
  it('removes duplicates and converts to lower case', () => {
    expect(parseAddresses('Ann@A.example ann@a.example')).toEqual(['ann@a.example'])
  })
  it('leaves out names next to addresses', () => {
    expect(parseAddresses('Sam Okafor <sam@a.example>, "Lee, Jo" <jo@b.example>')).toEqual([
      'sam@a.example',
      'jo@b.example',
    ])
  })
  it('keeps text that is not an address, so that it can be marked', () => {
    expect(parseAddresses('sam')).toEqual(['sam'])
    expect(getAddressError('sam')).toBe('not an e-mail address')
    expect(getAddressError('sam@a.example')).toBeUndefined()
  })
})
