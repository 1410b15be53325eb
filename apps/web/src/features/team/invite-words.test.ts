import { describe, expect, it } from 'vitest'
import { addressesIn, problemOf } from './invite-words.ts'

describe('the addresses in a pasted list', () => {
  it('divides at commas, semicolons, spaces and lines', () => {
    expect(addressesIn('ann@a.example, ben@b.example;cleo@c.example\ndan@d.example')).toHaveLength(4)
  })
  it('takes each once, in lower case', () => {
    expect(addressesIn('Ann@A.example ann@a.example')).toEqual(['ann@a.example'])
  })
  it('leaves names beside addresses out', () => {
    expect(addressesIn('Sam Okafor <sam@a.example>, "Lee, Jo" <jo@b.example>')).toEqual([
      'sam@a.example',
      'jo@b.example',
    ])
  })
  it('keeps a word that is no address, to be marked', () => {
    expect(addressesIn('sam')).toEqual(['sam'])
    expect(problemOf('sam')).toBe('not an e-mail address')
    expect(problemOf('sam@a.example')).toBeUndefined()
  })
})
