import type { Clock } from '../../src/index.ts'

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Goes forward by that many milliseconds. */
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
