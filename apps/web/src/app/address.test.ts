import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseAddress, writeAddress } from './address.ts'

it('reads names that stand once and more than once', () => {
  expect(parseAddress('?a=1&b=2&b=x%20y')).toEqual({ a: '1', b: ['2', 'x y'] })
})

it('leaves empty and absent values out', () => {
  expect(writeAddress({ a: '', b: undefined, c: null, d: '1' })).toBe('?d=1')
  expect(writeAddress({})).toBe('')
})

it('reads back whatever it wrote', () => {
  const text = fc.string({ minLength: 1 })
  const value = fc.oneof(text, fc.array(text, { minLength: 2 }))
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]+$/), value), (record) => {
      expect(parseAddress(writeAddress(record))).toEqual({ ...record })
    }),
  )
})
