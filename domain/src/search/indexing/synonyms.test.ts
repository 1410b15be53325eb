import { describe, expect, it } from 'vitest'
import { synonymLookup } from './synonyms.ts'

describe('synonyms', () => {
  const lookup = synonymLookup([
    ['Developer', 'dev'],
    ['QA', 'tester', 'quality assurance'],
    ['dev', 'development'],
    ['', '%'],
  ])

  // SRCH-9
  it('are the other phrases of each of the word’s groups', () => {
    expect(lookup(['developer', 'x'])).toEqual([[['dev']], []])
    expect(lookup(['dev'])).toEqual([[['developer'], ['development']]])
    expect(lookup(['qa'])).toEqual([[['tester'], ['quality', 'assurance']]])
  })

  // SRCH-74
  it('are found by the plural, too', () => {
    expect(lookup(['developers'])).toEqual([[['dev']]])
    expect(lookup(['quality', 'assurances'])).toEqual([
      [['qa'], ['tester']],
      [['qa'], ['tester']],
    ])
  })

  it('match each word of a phrase if it is complete', () => {
    expect(lookup(['senior', 'quality', 'assurance'])).toEqual([[], [['qa'], ['tester']], [['qa'], ['tester']]])
    expect(lookup(['assurance', 'quality'])).toEqual([[], []])
  })
})
