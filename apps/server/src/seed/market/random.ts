/** A pseudo-random generator with the same results for the same seed on every machine. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** A whole number from `from` to `to`, both inclusive. */
  int(from: number, to: number): number
  chance(share: number): boolean
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T
  /** One of the entries, with a probability by weight. */
  weighted<T>(entries: readonly (readonly [entry: T, weight: number])[]): T
  /** Up to `count` different entries, in the order of the list. */
  sample<T>(list: readonly T[], count: number): readonly T[]
}

/** Derives a seed from texts and numbers (FNV-1a). */
export const hashSeed = (...parts: readonly (string | number)[]): number => {
  let hash = 0x811c9dc5
  for (const letter of parts.join('|')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/** Mulberry32: small, fast, and sufficient for a demo market. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const at = <T>(list: readonly T[], index: number): T => {
    const entry = list[index]
    if (entry === undefined) throw new Error('Nothing to draw from an empty list')
    return entry
  }
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (list) => at(list, Math.floor(next() * list.length)),
    weighted: (entries) => {
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [entry, weight] of entries) {
        left -= weight
        if (left < 0) return entry
      }
      return at(entries, entries.length - 1)[0]
    },
    sample: (list, count) => {
      const order = list.map((_, index) => index)
      const size = Math.min(count, list.length)
      for (let index = 0; index < size; index += 1) {
        const other = index + Math.floor(next() * (order.length - index))
        const swapped = at(order, index)
        order[index] = at(order, other)
        order[other] = swapped
      }
      return order
        .slice(0, size)
        .sort((a, b) => a - b)
        .map((index) => at(list, index))
    },
  }
}

/** A pseudo-random UUIDv7 for that instant. */
export const createUuidAt = (moment: Date, random: Random): string => {
  const time = moment.getTime().toString(16).padStart(12, '0').slice(-12)
  const hex = (digits: number): string =>
    random
      .int(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, '0')
  const variant = (8 + random.int(0, 3)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`
}
