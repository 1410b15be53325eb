import type { View } from './views.ts'
import type { Piece } from './who-needs.ts'

/** The cost of one more file, as the bytes that could be loaded in the same time. */
const FILE_COSTS = 2_500
/** The weight of a lazily loaded part, which is loaded less often than a page. */
const PART_WEIGHS = 0.3
/** The weight of a page that few people open: it must not make the pages of the others larger. */
const RARE_WEIGHS = 0.01
/** The weight of a page that most people open daily: it loads little that only others need. */
const OFTEN_WEIGHS = 4

/**
 * Decides which shared sources are bundled together: returns the name of the pack for each source that several views need. Many small
 * files cost requests, and packs with unneeded sources cost bytes. So two packs are merged, best first, as long as that saves more in
 * requests than it adds in unneeded bytes. Sources that only one view needs stay with it.
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
    // Earlier merges may have changed the gain.
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

/** A set of views as a bit mask; a bit's position is the view's index. */
type Bits = bigint

interface Pack {
  readonly at: number
  /** False for the entry of a view, which has its own file. */
  readonly mayGrow: boolean
  readonly sources: string[]
  bytes: number
  /** The views that load it. */
  by: Bits
  readonly imports: Set<Pack>
}

type Cost = (bytes: number, by: Bits) => number

/** The cost of a pack for all views that load it. A part does not pay for what is loaded in every view around it. */
function costOf(views: readonly View[]): Cost {
  const parts = views.flatMap(({ isRare, within }, at) =>
    within.length === 0 || isRare === true
      ? []
      : [{ bit: 1n << BigInt(at), around: bitsWhere(views, (view) => within.includes(view)) }],
  )
  const partBits = parts.reduce((bits, { bit }) => bits | bit, 0n)
  const rareBits = bitsWhere(views, ({ isRare }) => isRare === true)
  const oftenBits = bitsWhere(views, ({ isOften }) => isOften === true)
  const known = new Map<Bits, number>()
  const waiting = (by: Bits): number => {
    const counted = parts.filter(({ bit, around }) => (by & bit) !== 0n && (by & around) !== around)
    const rare = countOf(by & rareBits) * RARE_WEIGHS
    const often = countOf(by & oftenBits) * OFTEN_WEIGHS
    return countOf(by & ~partBits & ~rareBits & ~oftenBits) + rare + often + counted.length * PART_WEIGHS
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

/** All direct and indirect imports of these packs, without the packs themselves. */
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

/** What merging two packs saves: views that need both load one file less; views that need one also load the other and its imports. */
function gainOf(one: Pack, other: Pack, cost: Cost): number {
  const by = one.by | other.by
  const saved = cost(one.bytes, one.by) + cost(other.bytes, other.by) - cost(one.bytes + other.bytes, by)
  if (saved <= 0 || one.by === other.by) return saved
  return [...reach([one, other])].reduce(
    (sum, { bytes, by: had }) => sum + cost(bytes, had) - cost(bytes, had | by),
    saved,
  )
}

/** Whether one needs the other through a third pack, so that merging them would create a cycle. */
const isKnot = (one: Pack, other: Pack): boolean =>
  [...reach([one, other])].some(({ imports }) => imports.has(one) || imports.has(other))

function bestOf(gains: ReadonlyMap<Pack, ReadonlyMap<Pack, number>>): readonly [Pack, Pack, number] | null {
  let best: readonly [Pack, Pack, number] | null = null
  for (const [one, row] of gains)
    for (const [other, gain] of row) if (gain > (best?.[2] ?? 0)) best = [one, other, gain]
  return best
}

/** Merges the other pack into the first. */
function merge(one: Pack, other: Pack, packs: ReadonlySet<Pack>): void {
  one.sources.push(...other.sources)
  one.bytes += other.bytes
  one.by |= other.by
  for (const needed of other.imports) one.imports.add(needed)
  for (const { imports } of packs) if (imports.delete(other)) imports.add(one)
  one.imports.delete(one)
  for (const needed of reach([one])) needed.by |= one.by
}

/** Names of the packs, by their index; packs have no source in common. */
const namesOf = (packs: ReadonlySet<Pack>): ReadonlyMap<string, string> =>
  new Map([...packs].flatMap(({ sources }, at) => sources.map((source) => [source, `pack-${at + 1}`] as const)))
