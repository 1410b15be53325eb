import { describe, expect, it } from 'vitest'
import { decodeFilters } from './search-wire.ts'

const java = { attribute: 'skills', value: 'Java' } as const

const decode = (wire: Record<string, unknown>) => {
  const answer = decodeFilters(wire)
  return answer.ok ? answer.value : answer.details
}

describe('an expression of filters', () => {
  // SRCH-96
  it('decodes an expression: "or" binds closer than "and"', () => {
    const rate = { attribute: 'rate', operator: '<=', value: 60 } as const
    expect(decode({ filters: `skills:Java AND rate <= 60 AND languages:'Sotho (Southern)'` })).toEqual(
      expect.objectContaining({
        facetFilters: [[java], [{ attribute: 'languages', value: 'Sotho (Southern)' }]],
        numericFilters: [[rate]],
      }),
    )
    const data = { attribute: 'skills', value: 'Data "lake" AND more' } as const
    const free = { attribute: 'availability', operator: '=', value: 0 } as const
    expect(
      decode({
        filters: String.raw`(skills:Java OR skills:"Data \"lake\" AND more") AND ((rate:10 TO 60)) AND availability:0`,
        facetFilters: ['skills:Java', ['experience_years:5', 'experience_years:6']],
      }),
    ).toEqual(
      expect.objectContaining({
        facetFilters: [[java], [java, data]],
        numericFilters: [
          [5, 6].map((value) => ({ attribute: 'experience_years' as const, operator: '=' as const, value })),
          [{ attribute: 'rate', operator: '>=', value: 10 }],
          [rate],
          [free],
        ],
      }),
    )
    expect(decode({ filters: ' ' })).toEqual(expect.objectContaining({}))
  })

  // SRCH-3
  it.each([
    [{ filters: 'NOT skills:Java' }, { filters: ['asks for a negation, which is not supported'] }],
    [{ filters: 'skills:Java OR rate>5' }, { filters: ['cannot hold values and numbers in one "or"'] }],
    [{ filters: 'rate>5 OR (rate<3 AND rate>1)' }, { filters: ['cannot hold an "and" in an "or"'] }],
    [{ filters: '(skills:Java' }, { filters: ['lacks a closing bracket'] }],
    [{ filters: 'skills:Java skills:dbt' }, { filters: ['lacks an AND or an OR'] }],
    [{ filters: 'email:a' }, { filters: ['"email" is not an attribute to filter by'] }],
    [{ filters: 'rate <= x' }, { filters: ['cannot be read from "rate <= x"'] }],
  ])('refuses %j by name', (wire, details) => {
    expect(decodeFilters(wire)).toMatchObject({ details })
  })
})
