import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinutes } from '../../shared/index.ts'
import { nextCodeAllowedAt } from './code-limits.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const failures = (count: number, last = NOW) => Array.from({ length: count }, (_, index) => addMinutes(last, -index))

// IDEN-45
describe('wrong codes', () => {
  it.each([
    [0, null],
    [9, null],
    [10, 1],
    [11, 2],
    [14, 16],
    [20, 1024],
    [21, 1440],
    [40, 1440],
  ])('%i in a day: the next may be tried after %s minutes', (count, minutes) => {
    expect(nextCodeAllowedAt(failures(count), NOW)).toEqual(minutes === null ? null : addMinutes(NOW, minutes))
  })

  it('are allowed again once the wait is over', () => {
    expect(nextCodeAllowedAt(failures(10, addMinutes(NOW, -1)), NOW)).toBeNull()
  })

  it('leave at most 21 tries a day, however they are spread', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 300 }), (pauses) => {
        let now = NOW
        let wrong: readonly Date[] = []
        for (const pause of pauses) {
          now = addMinutes(now, pause)
          if (now > addMinutes(NOW, 1440)) break
          if (nextCodeAllowedAt(wrong, now) === null) wrong = [now, ...wrong]
        }
        expect(wrong.length).toBeLessThanOrEqual(21)
      }),
    )
  })
})
