import { describe, expect, it } from 'vitest'
import { indexQuery } from '../../../testing/builders/candidate-documents.ts'
import { planSearch } from './index-plan.ts'
import { synonymLookup } from './synonyms.ts'

const plan = (query: Parameters<typeof indexQuery>[0]): ReturnType<typeof planSearch> =>
  planSearch(indexQuery(query), synonymLookup([]))

describe('the plan of a search', () => {
  it('uses the last word as a prefix and allows typos by length', () => {
    expect(plan({ text: 'Senior Accountants QA' }).words).toMatchObject([
      { word: 'senior', typos: 1, prefix: false, synonyms: [] },
      { word: 'accountants', typos: 2, prefix: false, synonyms: [] },
      { word: 'qa', typos: 0, prefix: true, synonyms: [] },
    ])
  })

  // SRCH-72, SRCH-74
  it('knows words without their dots, in the singular and as one with their neighbours', () => {
    const spellings = (text: string) => plan({ text }).words.map((word) => word.spellings)
    expect(spellings('front-end Node.js')).toEqual([['frontend'], ['frontend'], ['nodejs']])
    expect(spellings('front ends')).toEqual([
      ['frontends', 'frontend'],
      ['end', 'frontends', 'frontend'],
    ])
    expect(spellings('c++ .net 10 20 web')).toEqual([[], [], [], ['20web'], ['20web']])
  })

  // SRCH-7, SRCH-74
  it('counts typos of a plural from its singular, too', () => {
    const bases = (text: string) => plan({ text }).words.map((word) => [word.typos, ...word.typoBases])
    expect(bases('engineers nurse chefs devs')).toEqual([[2, 'engineers', 'engineer'], [1, 'nurse'], [1, 'chefs'], [0]])
  })

  // SRCH-71
  it.each([
    ['the head of the marketing', ['head', 'marketing']],
    ['in-house design with a', ['in', 'house', 'design', 'a']],
    ['of', ['of']],
  ])('leaves out the small words of %j', (text, words) => {
    expect(plan({ text }).words.map(({ word }) => word)).toEqual(words)
  })

  it('clamps a search to its limits', () => {
    const value = { attribute: 'skills', value: 'x' } as const
    expect(plan({ text: 'x '.repeat(99) }).words).toHaveLength(32)
    expect(plan({ optionalFilters: Array.from({ length: 200 }, () => value) }).optionalFacets).toHaveLength(100)
    expect(plan({ offset: 9_990, length: 50 })).toMatchObject({ offset: 9_990, length: 10 })
    expect(plan({ offset: 20_000, length: 50 })).toMatchObject({ offset: 10_000, length: 0 })
    expect(plan({ offset: NaN, length: 2.7 })).toMatchObject({ offset: 0, length: 2 })
  })

  it('normalises the coordinates of a circle', () => {
    const around = { latitude: 91, longitude: 541, radius: 1e9, precision: 0 }
    expect(plan({ around }).around).toEqual({ latitude: 90, longitude: -179, radius: 20_015_115, precision: 1 })
  })

  it('drops an empty "or" and invalid uuids', () => {
    const read = plan({
      facetFilters: [[]],
      numericFilters: [[]],
      excludedUuids: ['x', '01990000-0000-7000-8000-00000000000a'],
    })
    expect(read).toMatchObject({
      facetGroups: [],
      numericGroups: [],
      excludedUuids: ['01990000-0000-7000-8000-00000000000a'],
    })
  })
})
