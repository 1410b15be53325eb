import type { Clock } from '../../src/index.ts'

/** A clock that tests control. */
export interface FakeClock extends Clock {
  /** Advances by milliseconds. */
  advance(milliseconds: number): void
  set(instant: Date): void
}

export const fakeClock = (start: Date = new Date('2026-03-02T09:00:00.000Z')): FakeClock => {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds
    },
    set: (instant) => {
      now = instant.getTime()
    },
  }
}
