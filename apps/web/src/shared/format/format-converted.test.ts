import { describe, expect, it } from 'vitest'
import { formatConverted } from './format-converted.ts'

const rates = { date: '2026-11-12', base: 'usd', rates: { usd: 1, zar: 20 } } as const

describe('a converted amount', () => {
  // UI-37
  it('is approximate, and absent in its own currency or one without a rate', () => {
    expect(formatConverted(900, 'ZAR', 'USD', rates)).toBe('≈ USD 45')
    expect(formatConverted(900, 'ZAR', 'ZAR', rates)).toBeNull()
    expect(formatConverted(900, 'ZAR', 'AUD', rates)).toBeNull()
  })

  // REF-15
  it('has the day of its rates if they are out of date', () => {
    expect(formatConverted(900, 'ZAR', 'USD', { ...rates, isStale: false })).toBe('≈ USD 45')
    expect(formatConverted(900, 'ZAR', 'USD', { ...rates, isStale: true })).toMatch(
      /^≈ USD 45 \(rates\u00a0of\u00a0.*12.*\)$/,
    )
  })
})
