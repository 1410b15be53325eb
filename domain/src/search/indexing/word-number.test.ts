import { describe, expect, it } from 'vitest'
import { singularOf } from './word-number.ts'

describe('the singular', () => {
  // SRCH-74
  it.each([
    ['engineers', 'engineer'],
    ['devs', 'dev'],
    ['apis', 'api'],
    ['policies', 'policy'],
    ['ties', 'tie'],
    ['nurses', 'nurse'],
    ['databases', 'database'],
    ['businesses', 'business'],
    ['boxes', 'box'],
    ['coaches', 'coach'],
    ['brushes', 'brush'],
  ])('of %s is %s', (plural, singular) => {
    expect([singularOf(plural), singularOf(singular)]).toEqual([singular, singular])
  })

  // SRCH-74
  it.each([
    'aws',
    'ios',
    'css',
    'business',
    'campus',
    'status',
    'analysis',
    'nodejs',
    'news',
    'sales',
    'c++',
    '.js',
    'são',
  ])('of %s is itself', (word) => {
    expect(singularOf(word)).toBe(word)
  })
})
