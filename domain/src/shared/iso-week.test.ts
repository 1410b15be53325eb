import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatIsoWeek, startOfWeek, WEEK_DAYS } from './iso-week.ts'
import { addDays } from './time.ts'

const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })

describe('the ISO week of an instant', () => {
  // MOD-70
  it.each([
    ['2026-03-02T00:00:00.000Z', '2026-W10'],
    ['2026-03-08T23:59:59.999Z', '2026-W10'],
    ['2026-03-09T00:00:00.000Z', '2026-W11'],
    ['2024-12-30T12:00:00.000Z', '2025-W01'],
    ['2027-01-03T12:00:00.000Z', '2026-W53'],
    ['2027-01-04T00:00:00.000Z', '2027-W01'],
    ['2023-01-01T12:00:00.000Z', '2022-W52'],
  ])('of %s is %s', (instant, week) => expect(formatIsoWeek(new Date(instant))).toBe(week))

  it('begins on a Monday, less than a week before, and is followed by the next one', () => {
    fc.assert(
      fc.property(day, (instant) => {
        const monday = startOfWeek(instant)
        expect([monday.getUTCDay(), monday.getTime() % 86_400_000]).toEqual([1, 0])
        expect(monday.getTime()).toBeLessThanOrEqual(instant.getTime())
        expect(addDays(monday, WEEK_DAYS).getTime()).toBeGreaterThan(instant.getTime())
        expect(formatIsoWeek(addDays(instant, WEEK_DAYS)) > formatIsoWeek(instant)).toBe(true)
      }),
    )
  })
})
