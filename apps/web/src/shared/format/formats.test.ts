import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { formatDate, formatDay, formatDayLine, formatMonth, formatWhen } from './formats.ts'

const now = new Date(2026, 11, 20, 15, 0)

// UI-44
describe('a date', () => {
  it('is written dd MMMM yyyy', () => {
    expect(formatDate(new Date(2026, 11, 7))).toBe('07 December 2026')
    expect(formatDate('2026-06-30T12:00:00')).toBe('30 June 2026')
  })

  it('is without its year where that is the current one', () => {
    expect(formatDay(new Date(2026, 11, 7), now)).toBe('07 December')
    expect(formatDay(new Date(2025, 11, 7), now)).toBe('07 December 2025')
    expect(formatDay(new Date(2027, 0, 1), now)).toBe('01 January 2027')
  })

  it('is a month and a year where the day does not count', () => {
    expect(formatMonth('2021-03-01')).toBe('March 2021')
  })

  it('is a time or a weekday in lists of what has just happened', () => {
    expect(formatWhen(new Date(2026, 11, 20, 9, 5), now)).toBe('09:05')
    expect(formatWhen(new Date(2026, 11, 17, 9, 5), now)).toBe('Thu')
    expect(formatWhen(new Date(2026, 11, 7, 9, 5), now)).toBe('07 December')
    expect(formatDayLine(new Date(2026, 11, 20, 1), now)).toBe('Today')
    expect(formatDayLine(new Date(2026, 11, 19, 1), now)).toBe('Yesterday')
    expect(formatDayLine(new Date(2026, 11, 7), now)).toBe('07 December')
  })

  it.each([
    ['forward', new Date('2026-03-29T22:30:00Z'), new Date('2026-03-29T10:00:00Z'), new Date('2026-03-28T22:30:00Z')],
    ['back', new Date('2026-10-25T22:30:00Z'), new Date('2026-10-24T10:00:00Z'), new Date('2026-10-25T08:00:00Z')],
  ])('is yesterday by the calendar, also after the clocks went %s', (_way, today, yesterday, other) => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    const lines = [yesterday, other].map((instant) => formatDayLine(instant, today))
    vi.unstubAllEnvs()
    expect(lines[0]).toBe('Yesterday')
    expect(lines[1]).not.toBe('Yesterday')
  })

  it('is written by these functions alone', () => {
    const root = join(import.meta.dirname, '../..')
    const writers = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !file.endsWith('formats.test.ts') &&
        /Intl\.DateTimeFormat|toLocale(?:Date|Time)String/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(writers).toEqual([join('shared', 'format', 'formats.ts')])
  })
})
