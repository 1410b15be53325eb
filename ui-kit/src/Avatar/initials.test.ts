import { describe, expect, it } from 'vitest'
import { getAvatarColor, getInitials } from './initials.ts'

describe('getInitials', () => {
  it('takes the first letters of the first and last words', () => {
    expect(getInitials('Pieter van der Westhuizen')).toBe('PW')
    expect(getInitials('  inês   carvalho ')).toBe('IC')
  })
  it('returns one letter for one word and none for an empty name', () => {
    expect(getInitials('Анна')).toBe('А')
    expect(getInitials(' ')).toBe('')
  })
  it('does not split a letter of several code points', () => {
    expect(getInitials('e\u0301lise')).toBe('E\u0301')
  })
})

describe('getAvatarColor', () => {
  it('returns the same colour for the same id', () => {
    expect(getAvatarColor('account-17')).toBe(getAvatarColor('account-17'))
  })
  it('returns only the five colours, and each of them', () => {
    const colors = new Set(Array.from({ length: 200 }, (_, index) => getAvatarColor(`account-${index}`)))
    expect(colors).toEqual(new Set([1, 2, 3, 4, 5]))
  })
})
