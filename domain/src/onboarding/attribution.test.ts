import { describe, expect, it } from 'vitest'
import { ATTRIBUTION_MAX_LENGTH, pickAttribution } from './attribution.ts'

describe('where a person came from', () => {
  // ONB-7
  it('is read from the known parameters alone, without empty ones', () => {
    const address = new Map([
      ['utm_source', ' newsletter '],
      ['utm_medium', ''],
      ['utm_term', 'dbt'],
    ])
    expect(pickAttribution((field) => address.get(field))).toEqual({ utm_source: 'newsletter' })
    expect(pickAttribution(() => null)).toEqual({})
  })

  it('is cut to its maximum length', () => {
    expect(pickAttribution(() => 'x'.repeat(1_000)).utm_campaign).toHaveLength(ATTRIBUTION_MAX_LENGTH)
  })
})
