/** Milliseconds of both sides, and the ratio of each pair (first over second). */
export interface Comparison {
  readonly pairs: number
  readonly first: number
  readonly second: number
  readonly ratio: { readonly min: number; readonly median: number; readonly max: number }
}

export interface InterleaveOptions {
  /** Rounds before measuring, for caches and JIT compilation. */
  readonly warmUp: number
  /** At most this many pairs, fewer if `withinMs` has passed; half of it for the warm-up. */
  readonly pairs: number
  readonly withinMs: number
}

type Work = () => Promise<unknown>

/**
 * Runs both alternately, A B A B …, so that other load affects both equally; returns medians, and the ratio of each pair. The
 * warm-up is not measured.
 */
export async function interleave(
  first: Work,
  second: Work,
  { warmUp, pairs, withinMs }: InterleaveOptions,
): Promise<Comparison> {
  const warm = performance.now() + withinMs / 2
  for (let turn = 0; turn < warmUp && performance.now() < warm; turn += 1) {
    await first()
    await second()
  }
  const measured: { readonly first: number; readonly second: number }[] = []
  const end = performance.now() + withinMs
  while (measured.length < pairs && performance.now() < end) {
    measured.push({ first: await measure(first), second: await measure(second) })
  }
  const ratios = measured.map((pair) => pair.first / pair.second)
  return {
    pairs: measured.length,
    first: median(measured.map((pair) => pair.first)),
    second: median(measured.map((pair) => pair.second)),
    ratio: { min: Math.min(...ratios), median: median(ratios), max: Math.max(...ratios) },
  }
}

async function measure(work: Work): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}
