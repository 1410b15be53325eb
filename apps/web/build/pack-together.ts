import type { View } from './views.ts'
import type { Piece } from './who-needs.ts'

/** What one more file costs who waits for it, as bytes that would have come in that time. */
const FILE_COSTS = 1_500
/** A part that is asked for later is waited for less often. */
const PART_WEIGHS = 0.3

/**
 * What is packed together: for each source that several views need, the name of its pack. A page that asks for sixty small files waits for
 * sixty answers, and one that gets more than it needs waits for that, so two packs become one while that saves more in files than it sends
 * in vain, the best first. What one view alone needs stays with it.
 */
export function packTogether(pieces: readonly Piece[], views: readonly View[]): ReadonlyMap<string, string> {
  const cost = costOf(views)
  const packs = packsOf(pieces, views)
  const gains = new Map<Pack, Map<Pack, number>>()
  const weigh = (one: Pack, other: Pack): void =>
    void (gains.get(one) ?? gains.set(one, new Map()).get(one))?.set(other, gainOf(one, other, cost))
  const free = new Set([...packs].filter(({ mayGrow }) => mayGrow))
  for (const one of free) for (const other of free) if (one.at < other.at) weigh(one, other)
  for (;;) {
    const best = bestOf(gains)
    if (best === null) return namesOf(free)
    const [one, other, gain] = best
    // What others became since may have changed it.
    const now = isKnot(one, other) ? Number.NEGATIVE_INFINITY : gainOf(one, other, cost)
    if (now < gain) {
      gains.get(one)?.set(other, now)
      continue
    }
    merge(one, other, packs)
    free.delete(other)
    gains.delete(other)
    for (const row of gains.values()) row.delete(other)
    for (const pack of free)
      if (pack !== one) weigh(...(pack.at < one.at ? ([pack, one] as const) : ([one, pack] as const)))
  }
}

/** Views as the bits of a number, each at its place. */
type Bits = bigint

interface Pack {
  readonly at: number
  /** Not where a view begins: that is a file of its own. */
  readonly mayGrow: boolean
  readonly sources: string[]
  bytes: number
  /** Who loads it. */
  by: Bits
  readonly imports: Set<Pack>
}

type Cost = (bytes: number, by: Bits) => number

/** What a pack costs all who wait for it. A part waits for nothing that is there with each view that it stands in. */
function costOf(views: readonly View[]): Cost {
  const parts = views.flatMap(({ within }, at) =>
    within.length === 0 ? [] : [{ bit: 1n << BigInt(at), around: bitsWhere(views, (view) => within.includes(view)) }],
  )
  const partBits = parts.reduce((bits, { bit }) => bits | bit, 0n)
  const known = new Map<Bits, number>()
  const waiting = (by: Bits): number => {
    const asked = parts.filter(({ bit, around }) => (by & bit) !== 0n && (by & around) !== around)
    return countOf(by & ~partBits) + asked.length * PART_WEIGHS
  }
  return (bytes, by) => {
    const weight = known.get(by) ?? waiting(by)
    known.set(by, weight)
    return (bytes + FILE_COSTS) * weight
  }
}

const bitsWhere = (views: readonly View[], is: (view: View) => boolean): Bits =>
  views.reduce((bits, view, at) => (is(view) ? bits | (1n << BigInt(at)) : bits), 0n)

const countOf = (bits: Bits): number => bits.toString(2).replaceAll('0', '').length

function packsOf(pieces: readonly Piece[], views: readonly View[]): ReadonlySet<Pack> {
  const packs = new Map(
    pieces
      .filter(({ isFirst }) => !isFirst)
      .map(({ file, start, sources, bytes }, at): [string, Pack] => {
        const by = bitsWhere(views, ({ needs }) => needs.has(file))
        return [file, { at, mayGrow: start === null, sources: [...sources], bytes, by, imports: new Set() }]
      }),
  )
  for (const { file, imports } of pieces)
    for (const name of imports) {
      const needed = packs.get(name)
      if (needed !== undefined) packs.get(file)?.imports.add(needed)
    }
  return new Set(packs.values())
}

/** Everything that these cannot begin without, themselves left out. */
function reach(from: readonly Pack[]): ReadonlySet<Pack> {
  const reached = new Set<Pack>()
  const waiting = from.flatMap(({ imports }) => [...imports])
  for (let pack = waiting.pop(); pack !== undefined; pack = waiting.pop()) {
    if (reached.has(pack) || from.includes(pack)) continue
    reached.add(pack)
    waiting.push(...pack.imports)
  }
  return reached
}

/** What is saved when two packs become one: who needs both waits for one file less; who needs one gets the other with all that it needs. */
function gainOf(one: Pack, other: Pack, cost: Cost): number {
  const by = one.by | other.by
  const saved = cost(one.bytes, one.by) + cost(other.bytes, other.by) - cost(one.bytes + other.bytes, by)
  if (saved <= 0 || one.by === other.by) return saved
  return [...reach([one, other])].reduce(
    (sum, { bytes, by: had }) => sum + cost(bytes, had) - cost(bytes, had | by),
    saved,
  )
}

/** Whether one needs the other through a third, so that as one they would wait for themselves. */
const isKnot = (one: Pack, other: Pack): boolean =>
  [...reach([one, other])].some(({ imports }) => imports.has(one) || imports.has(other))

function bestOf(gains: ReadonlyMap<Pack, ReadonlyMap<Pack, number>>): readonly [Pack, Pack, number] | null {
  let best: readonly [Pack, Pack, number] | null = null
  for (const [one, row] of gains)
    for (const [other, gain] of row) if (gain > (best?.[2] ?? 0)) best = [one, other, gain]
  return best
}

/** The other becomes a part of the one. */
function merge(one: Pack, other: Pack, packs: ReadonlySet<Pack>): void {
  one.sources.push(...other.sources)
  one.bytes += other.bytes
  one.by |= other.by
  for (const needed of other.imports) one.imports.add(needed)
  for (const { imports } of packs) if (imports.delete(other)) imports.add(one)
  one.imports.delete(one)
  for (const needed of reach([one])) needed.by |= one.by
}

/** Packs by their places: what is in one has no name in common. */
const namesOf = (packs: ReadonlySet<Pack>): ReadonlyMap<string, string> =>
  new Map([...packs].flatMap(({ sources }, at) => sources.map((source) => [source, `pack-${at + 1}`] as const)))
