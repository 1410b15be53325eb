import { describe, expect, it } from 'vitest'
import { monthsWorked } from './months-worked.ts'

const now = new Date('2026-03-02T09:00:00Z')
const months = (...periods: readonly (readonly [string, string | null])[]): number =>
  monthsWorked(
    periods.map(([startDate, endDate]) => ({ startDate, endDate })),
    now,
  )

// PROF-51
describe('the months that somebody worked', () => {
  it('include the first and the last month', () => {
    expect(months()).toBe(0)
    expect(months(['2021-01-01', '2023-12-31'])).toBe(36)
    expect(months(['2019-01-01', '2023-12-01'])).toBe(60)
    expect(months(['2020-03-01', '2020-03-01'])).toBe(1)
  })

  it('last until now for current work', () => {
    expect(months(['2026-02-28', null])).toBe(2)
    expect(months(['2026-03-31', null])).toBe(1)
  })

  it('count a month with two jobs once', () => {
    expect(months(['2020-01-01', '2020-03-10'], ['2020-03-11', '2020-06-30'])).toBe(6)
    expect(months(['2010-01-01', '2010-12-01'], ['2010-03-01', '2010-04-01'])).toBe(12)
    expect(months(['2010-01-01', '2010-01-31'], ['2012-01-01', '2012-01-31'])).toBe(2)
  })

  it('count nothing of the future, and nothing of an end before the start', () => {
    expect(months(['2026-04-01', null])).toBe(0)
    expect(months(['2026-01-01', '2040-01-01'])).toBe(3)
    expect(months(['2020-06-01', '2020-01-01'], ['2020-01-01', '2020-02-01'])).toBe(2)
  })
})
