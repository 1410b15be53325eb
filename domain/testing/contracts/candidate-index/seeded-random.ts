/** Reproducible random choices by seed. */
export interface SeededRandom {
  /** 0 to below 1. */
  next(): number
  /** An integer from 0 to below the bound. */
  below(bound: number): number
  chance(share: number): boolean
  pick<T>(values: readonly [T, ...T[]] | readonly T[]): T
  /** That many picks, with repetition. */
  some<T>(values: readonly T[], count: number): readonly T[]
}

/** mulberry32. */
export const seededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (bound: number): number => Math.floor(next() * bound)
  const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T
  return {
    next,
    below,
    pick,
    chance: (share) => next() < share,
    some: (values, count) => Array.from({ length: count }, () => pick(values)),
  }
}
