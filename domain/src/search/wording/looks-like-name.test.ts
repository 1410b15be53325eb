import { describe, expect, it } from 'vitest'
import { toVocabulary } from './did-you-mean.ts'
import { looksLikeName } from './looks-like-name.ts'

const vocabulary = toVocabulary(
  ['Senior developer', 'Registered nurse', 'Baker', 'Python', 'C++'].map((value) => ({ value, count: 3 })),
)

// SRCH-57
describe('a text that looks like a name', () => {
  it.each([
    'Thandeka Mkhize',
    'thandeka mkhize',
    'Siobhán O’Neill',
    'Zanele Khumalo-Botha',
    'J. R. Tolkien',
    'Анна Петрова',
    'Thandeka',
    // Many names are words of titles, too.
    'John Baker',
  ])('%s', (text) => {
    expect(looksLikeName(text, vocabulary)).toBe(true)
  })

  it.each([
    '',
    'thandeka',
    'zzyzx',
    'COBOL',
    'john baker',
    'Senior Wizard',
    'senior nurse',
    'Python 3',
    'C++ guru',
    'data & analytics',
    'one two three four five',
    'name@example.com',
  ])('not “%s”', (text) => {
    expect(looksLikeName(text, vocabulary)).toBe(false)
  })
})
