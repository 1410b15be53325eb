import { describe, expect, it } from 'vitest'
import { getAvatarColor, getInitials } from './initials.ts'

describe('initials', () => {
  it('takes the first letters of the first and last words', () => {
    expect(getInitials('Pieter van der Westhuizen')).toBe('PW')
    expect(getInitials('  inês   carvalho ')).toBe('IC')
  })
  it('is one letter for one word and nothing for no name', () => {
    expect(getInitials('Анна')).toBe('А')
    expect(getInitials(' ')).toBe('')
  })
  it('keeps a letter written with several code points whole', () => {
    expect(getInitials('e\u0301lise')).toBe('E\u0301')
  })
})

describe('clothOf', () => {
  it('returns the same colour for the same id', () => {
    expect(getAvatarColor('account-17')).toBe(getAvatarColor('account-17'))
  })
  it('uses all five colours and no other', () => {
    const colors = new Set(Array.from({ length: 200 }, (_, index) => getAvatarColor(`account-${index}`)))
    expect(colors).toEqual(new Set([1, 2, 3, 4, 5]))
  })
})
