import { describe, expect, it } from 'vitest'
import { diffTexts } from './diff-texts.ts'

const marked = (before: string, after: string): readonly string[] => {
  const difference = diffTexts(before, after)
  return [difference.before, difference.after].map((pieces) =>
    pieces.map(({ isChanged, text }) => (isChanged ? `[${text}]` : text)).join(''),
  )
}

describe('diffTexts', () => {
  // MOD-32
  it.each([
    [
      'Senior Data Engineer',
      'Lead Data Engineer, Payments',
      '[Senior ]Data Engineer',
      '[Lead ]Data Engineer[, Payments]',
    ],
    ['one two', 'one two', 'one two', 'one two'],
    ['one two', 'one new two', 'one two', 'one [new ]two'],
    ['', 'all new', '', '[all new]'],
    ['all gone', '', '[all gone]', ''],
    ['a b c', 'c a b', 'a b [c]', '[c ]a b'],
    ['end', 'end now', 'end', 'end [now]'],
  ])('marks what %j and %j do not share', (before, after, ...expected) => {
    expect(marked(before, after)).toEqual(expected)
  })

  it('keeps both texts whole', () => {
    const [before, after] = ['A  first\nline, and more', 'A second\n\nline, and  less']
    const difference = diffTexts(before, after)
    expect(difference.before.map(({ text }) => text).join('')).toBe(before)
    expect(difference.after.map(({ text }) => text).join('')).toBe(after)
  })
})
