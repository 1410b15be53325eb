import { describe, expect, it } from 'vitest'
import { parseAddresses, getAddressError } from './invite-addresses.ts'

describe('the addresses in a pasted list', () => {
  it('divides at commas, semicolons, spaces and lines', () => {
    expect(parseAddresses('ann@a.example, ben@b.example;cleo@c.example\ndan@d.example')).toHaveLength(4)
  })
  it('takes each once, in lower case', () => {
    expect(parseAddresses('Ann@A.example ann@a.example')).toEqual(['ann@a.example'])
  })
  it('leaves names beside addresses out', () => {
    expect(parseAddresses('Sam Okafor <sam@a.example>, "Lee, Jo" <jo@b.example>')).toEqual([
      'sam@a.example',
      'jo@b.example',
    ])
  })
  it('keeps a word that is no address, to be marked', () => {
    expect(parseAddresses('sam')).toEqual(['sam'])
    expect(getAddressError('sam')).toBe('not an e-mail address')
    expect(getAddressError('sam@a.example')).toBeUndefined()
  })
})
