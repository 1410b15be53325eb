import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { experienceYears } from './experience-years.ts'

const now = new Date('2026-03-02T09:00:00Z')
const worked = (...periods: readonly (readonly [string, string | null])[]): number =>
  experienceYears(
    periods.map(([startDate, endDate]) => ({ startDate, endDate })),
    now,
  )

// SRCH-58
describe('years of experience', () => {
  it('are the whole years of all entries, current work until now', () => {
    expect(worked()).toBe(0)
    expect(worked(['2020-03-01', null])).toBe(6)
    expect(worked(['2020-04-01', null])).toBe(6)
    expect(worked(['2020-05-01', null])).toBe(5)
    expect(worked(['2010-01-01', '2011-12-02'], ['2015-01-01', '2017-12-02'])).toBe(5)
  })

  it('are the years that the profile shows: the first and the last month count', () => {
    expect(worked(['2021-01-01', '2023-12-31'])).toBe(3)
    expect(worked(['2019-01-01', '2023-12-01'])).toBe(5)
    expect(worked(['2021-01-01', '2023-11-30'])).toBe(2)
  })

  it('count time with two jobs once, and nothing of the future', () => {
    expect(worked(['2010-01-01', '2019-12-31'], ['2012-01-01', '2014-01-01'], ['2019-01-01', '2020-12-31'])).toBe(11)
    expect(worked(['2027-01-01', null], ['2024-03-01', '2040-01-01'])).toBe(2)
  })

  it('do not depend on the order of the entries', () => {
    const day = fc
      .date({ min: new Date('1980-01-01'), max: now, noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10))
    const entry = fc.tuple(day, fc.option(day))
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), (entries) => {
        expect(worked(...entries.toReversed())).toBe(worked(...entries))
        expect(worked(...entries, ...entries)).toBe(worked(...entries))
        expect(worked(...entries)).toBeLessThanOrEqual(46)
      }),
    )
  })
})
