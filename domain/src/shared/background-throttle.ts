import type { Clock } from './clock.port.ts'
import type { Pause } from './pause.port.ts'
import { SECOND_MS } from './time.ts'

/** Runs background work as short tasks with rests between them, so that the calls of people find the machine free. Rule: BASE-52. */
export interface BackgroundThrottle {
  /** Runs a task of some ten milliseconds when no other runs, in the order of the calls; settles after a rest as long as it took. */
  run<T>(task: () => Promise<T>): Promise<T>
}

/** A task that takes longer waits for somebody else, such as a mail server; the next one does not wait for it. */
const TASK_MS_MAX = 250
const REST_MS_MAX = SECOND_MS

/** One for each process. */
export const createBackgroundThrottle = ({
  clock,
  pause,
}: {
  readonly clock: Clock
  readonly pause: Pause
}): BackgroundThrottle => {
  let last: Promise<void> = Promise.resolve()
  return {
    run: async (task) => {
      const before = last
      const { promise, resolve: letNextBegin } = Promise.withResolvers<void>()
      last = promise
      await before
      const begun = clock.now().getTime()
      void pause(TASK_MS_MAX).then(letNextBegin)
      try {
        return await task()
      } finally {
        letNextBegin()
        await pause(Math.min(REST_MS_MAX, Math.max(0, clock.now().getTime() - begun)))
      }
    },
  }
}

/** Without waiting and without rests, for a process that serves nobody. */
export const unthrottled: BackgroundThrottle = { run: (task) => task() }
