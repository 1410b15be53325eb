import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseAddress, writeAddress } from './address.ts'

it('reads parameters that occur once and several times', () => {
  expect(parseAddress('?a=1&b=2&b=x%20y')).toEqual({ a: '1', b: ['2', 'x y'] })
})

it('omits empty and absent values', () => {
  expect(writeAddress({ a: '', b: undefined, c: null, d: '1' })).toBe('?d=1')
  expect(writeAddress({})).toBe('')
})

it('reads back what it has written', () => {
  const text = fc.string({ minLength: 1 })
  const value = fc.oneof(text, fc.array(text, { minLength: 2 }))
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]+$/), value), (record) => {
      expect(parseAddress(writeAddress(record))).toEqual({ ...record })
    }),
  )
})
