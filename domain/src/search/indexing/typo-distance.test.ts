import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typoDistance, typosAllowed } from './typo-distance.ts'

describe('typos', () => {
  it.each([
    ['word', 'word', 0],
    ['word', 'wodr', 1],
    ['word', 'wor', 1],
    ['word', 'words', 1],
    ['word', 'ward', 1],
    ['abcd', 'badc', 2],
    // A swap with a letter in between: no letter is edited twice.
    ['ca', 'abc', 3],
    ['😀a', 'a😀', 1],
    ['', 'abc', 3],
  ])('from %j to %j are counted either way', (left, right, typos) => {
    expect([typoDistance(left, right), typoDistance(right, left)]).toEqual([typos, typos])
  })

  it('are not counted to the end where they are more than asked for', () => {
    const letters = fc.array(fc.constantFrom('a', 'b', 'c', '😀'), { maxLength: 7 }).map((word) => word.join(''))
    fc.assert(
      fc.property(letters, letters, fc.integer({ min: 0, max: 4 }), (left, right, most) => {
        const typos = typoDistance(left, right)
        const found = typoDistance(left, right, most)
        expect(typos <= most ? found === typos : found > most).toBe(true)
      }),
    )
  })

  // SRCH-7
  it('are allowed by the number of letters', () => {
    expect(['java', 'cloud', 'designer', 'developer', '😀😀😀😀'].map(typosAllowed)).toEqual([0, 1, 1, 2, 0])
  })
})
