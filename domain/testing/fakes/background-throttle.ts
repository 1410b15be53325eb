import type { BackgroundThrottle, Clock } from '../../src/index.ts'

/** A throttle that never waits, with the rests that it would have taken, in milliseconds. */
export const fakeThrottle = (clock: Clock): BackgroundThrottle & { readonly rests: readonly number[] } => {
  const rests: number[] = []
  return {
    rests,
    run: async (task) => {
      const begun = clock.now().getTime()
      const result = await task()
      rests.push(clock.now().getTime() - begun)
      return result
    },
  }
}
