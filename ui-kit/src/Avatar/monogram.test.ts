import { describe, expect, it } from 'vitest'
import { clothOf, monogram } from './monogram.ts'

describe('monogram', () => {
  it('takes the first letters of the first and last words', () => {
    expect(monogram('Pieter van der Westhuizen')).toBe('PW')
    expect(monogram('  inês   carvalho ')).toBe('IC')
  })
  it('is one letter for one word and nothing for no name', () => {
    expect(monogram('Анна')).toBe('А')
    expect(monogram(' ')).toBe('')
  })
  it('keeps a letter written with several code points whole', () => {
    expect(monogram('e\u0301lise')).toBe('E\u0301')
  })
})

describe('clothOf', () => {
  it('answers the same cloth for the same id', () => {
    expect(clothOf('account-17')).toBe(clothOf('account-17'))
  })
  it('uses all five cloths and no other', () => {
    const cloths = new Set(Array.from({ length: 200 }, (_, index) => clothOf(`account-${index}`)))
    expect(cloths).toEqual(new Set([1, 2, 3, 4, 5]))
  })
})
