import { describe, expect, it } from 'vitest'
import { formatDuration } from './format-duration.ts'

const now = new Date('2026-11-20T14:02:00Z')

// PROF-51
describe('the duration of an entry', () => {
  it('counts the first and the last month', () => {
    expect(formatDuration('2019-01-01', '2022-02-01', now)).toBe('3 years 2 months')
    expect(formatDuration('2020-03-01', '2020-03-01', now)).toBe('1 month')
  })

  it('ends now if there is no end date', () => {
    expect(formatDuration('2022-03-01', null, now)).toBe('4 years 9 months')
  })

  it('omits zero years or months', () => {
    expect(formatDuration('2020-01-01', '2020-12-31', now)).toBe('1 year')
  })
})
