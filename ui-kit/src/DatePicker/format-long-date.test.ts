import { describe, expect, it } from 'vitest'
import { formatLongDate } from './format-long-date.ts'

describe('formatLongDate', () => {
  // BASE-5
  it('formats day, month name and year in this order for every locale', () => {
    expect(formatLongDate('2026-12-07', 'en-GB')).toBe('07 December 2026')
    expect(formatLongDate('2026-12-07', 'en-US')).toBe('07 December 2026')
  })
  it('uses the language of the locale', () => {
    expect(formatLongDate('2026-03-01', 'de-DE')).toBe('01 März 2026')
  })
  it('returns the same day in every time zone', () => {
    expect(formatLongDate('2026-01-01', 'en-GB')).toBe('01 January 2026')
  })
})
