import type { Clock } from './clock.port.ts'
import type { Pause } from './pause.port.ts'
import { SECOND_MS } from './time.ts'

/** Lets work of the background run piece by piece, so that the calls of people find the machine free. Rule: BASE-52. */
export interface BackgroundPace {
  /** Runs a short piece of work when no other piece runs, in the order of the calls; settles after a rest as long as the piece took. */
  run<T>(piece: () => Promise<T>): Promise<T>
}

/** A piece that takes longer waits for somebody else, such as a mail server; the next one does not wait for it. */
const PIECE_MS_MAX = 250
const REST_MS_MAX = SECOND_MS

/** The pace of a process. */
export const createBackgroundPace = ({
  clock,
  pause,
}: {
  readonly clock: Clock
  readonly pause: Pause
}): BackgroundPace => {
  let last: Promise<void> = Promise.resolve()
  return {
    run: async (piece) => {
      const before = last
      const { promise, resolve: letNextBegin } = Promise.withResolvers<void>()
      last = promise
      await before
      const begun = clock.now().getTime()
      void pause(PIECE_MS_MAX).then(letNextBegin)
      try {
        return await piece()
      } finally {
        letNextBegin()
        await pause(Math.min(REST_MS_MAX, Math.max(0, clock.now().getTime() - begun)))
      }
    },
  }
}

/** Without waiting and rests, for a process that serves nobody. */
export const fullPace: BackgroundPace = { run: (piece) => piece() }
