import { typoDistance } from '@guildhall/domain/search'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isWithinOneTypo } from './one-typo.ts'

it.each([
  ['new york', 'new yrok', true],
  ['berlin', 'berlin', true],
  ['berlin', 'berln', true],
  ['berlin', 'berlini', true],
  ['berlin', 'barlin', true],
  ['aab', 'ab', true],
  ['berlin', 'brelni', false],
  ['berlin', 'berl', false],
])('%s and %s', (one, other, isNear) => {
  expect(isWithinOneTypo(one, other)).toBe(isNear)
})

it('agrees with the distance that searches allow', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(isWithinOneTypo(one, other)).toBe(typoDistance(one, other) <= 1)
    }),
  )
})
