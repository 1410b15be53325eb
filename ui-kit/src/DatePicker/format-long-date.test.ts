import { describe, expect, it } from 'vitest'
import { formatLongDate } from './format-long-date.ts'

describe('formatLongDate', () => {
  // BASE-5
  it('is day, month in words, year, whatever order the locale has', () => {
    expect(formatLongDate('2026-12-07', 'en-GB')).toBe('07 December 2026')
    expect(formatLongDate('2026-12-07', 'en-US')).toBe('07 December 2026')
  })
  it('speaks the language of the reader', () => {
    expect(formatLongDate('2026-03-01', 'de-DE')).toBe('01 März 2026')
  })
  it('does not slip a day in any time zone', () => {
    expect(formatLongDate('2026-01-01', 'en-GB')).toBe('01 January 2026')
  })
})
