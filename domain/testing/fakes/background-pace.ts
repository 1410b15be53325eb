import type { BackgroundPace, Clock } from '../../src/index.ts'

/** A pace without waiting, and the rests that it would have, in milliseconds. */
export const fakePace = (clock: Clock): BackgroundPace & { readonly rests: readonly number[] } => {
  const rests: number[] = []
  return {
    rests,
    run: async (piece) => {
      const begun = clock.now().getTime()
      const result = await piece()
      rests.push(clock.now().getTime() - begun)
      return result
    },
  }
}
