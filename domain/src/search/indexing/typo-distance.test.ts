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

  // SRCH-7
  it('are allowed by the number of letters', () => {
    expect(['java', 'cloud', 'designer', 'developer', '😀😀😀😀'].map(typosAllowed)).toEqual([0, 1, 1, 2, 0])
  })
})
