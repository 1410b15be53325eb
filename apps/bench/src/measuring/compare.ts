import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import type { ReadCpu } from './process-cpu.ts'

/** Milliseconds of one side. */
export interface Latency {
  readonly calls: number
  readonly median: number
  readonly p99: number
}

/** Both sides of a comparison, and our figures over the peer's. */
export interface Comparison {
  readonly clients: number
  readonly ours: Latency
  readonly peer: Latency
  readonly ratio: { readonly median: number; readonly p99: number }
  /** Milliseconds of processor time a call; null where the system does not say. `engine` while it is asked through us. */
  readonly cpu: { readonly ours: number | null; readonly engine: number | null; readonly peer: number | null }
}

export interface CompareOptions {
  /** Calls that are in progress at any time: each client calls again once it has its answer. */
  readonly clients: number
  /** Seconds of each side. */
  readonly seconds: number
  readonly cpu: { readonly server: ReadCpu | null; readonly engine: ReadCpu | null }
}

export type Work = () => Promise<unknown>

/** Long enough for every client to call several times, short enough that other load on the machine meets both sides. */
const SLICE_MS = 100
const WARM_UP_SLICES = 1

interface Side {
  readonly work: Work
  readonly times: RecordableHistogram
  /** Milliseconds of processor time. */
  server: number
  engine: number
}

/** Runs both in slices, ours, peer, peer, ours, …, so that other load affects both equally. The first slices are not counted. */
export async function compare(ours: Work, peer: Work, { clients, cpu, seconds }: CompareOptions): Promise<Comparison> {
  const sides = [toSide(ours), toSide(peer)] as const
  const rounds = Math.max(2, Math.round((seconds * 1000) / SLICE_MS))
  for (let round = -WARM_UP_SLICES; round < rounds; round += 1) {
    const order = round % 2 === 0 ? sides : sides.toReversed()
    if (round === 0) sides.forEach(forget)
    for (const side of order) await runSlice(side, clients, cpu)
  }
  const [first, second] = [toLatency(sides[0].times), toLatency(sides[1].times)]
  const perCall = (read: ReadCpu | null, spent: number, calls: number): number | null => (read ? spent / calls : null)
  return {
    clients,
    ours: first,
    peer: second,
    ratio: { median: first.median / second.median, p99: first.p99 / second.p99 },
    cpu: {
      ours: perCall(cpu.server, sides[0].server, first.calls),
      engine: perCall(cpu.engine, sides[0].engine, first.calls),
      peer: perCall(cpu.engine, sides[1].engine, second.calls),
    },
  }
}

const WARM_UP_CLIENTS = 8

/**
 * Makes this many calls of the works, in turn, before any is measured: a server that runs for days has compiled what it runs, filled its caches and
 * opened its connections.
 */
export async function warmUp(works: readonly Work[], calls: number): Promise<void> {
  let made = 0
  const runClient = async (): Promise<void> => {
    while (made < calls) {
      const work = works[made % works.length]
      made += 1
      await work?.()
    }
  }
  await Promise.all(Array.from({ length: WARM_UP_CLIENTS }, runClient))
}

/** Node's histogram is an HdrHistogram. It counts in microseconds, to a thousandth. */
export const newHistogram = (): RecordableHistogram => createHistogram({ lowest: 1, highest: 600_000_000, figures: 3 })

const toSide = (work: Work): Side => ({ work, times: newHistogram(), server: 0, engine: 0 })

const forget = (side: Side): void => {
  side.times.reset()
  side.server = 0
  side.engine = 0
}

async function runSlice(side: Side, clients: number, cpu: CompareOptions['cpu']): Promise<void> {
  const before = await readBoth(cpu)
  const end = performance.now() + SLICE_MS
  const runClient = async (): Promise<void> => {
    do await record(side.times, side.work)
    while (performance.now() < end)
  }
  await Promise.all(Array.from({ length: clients }, runClient))
  const after = await readBoth(cpu)
  side.server += after.server - before.server
  side.engine += after.engine - before.engine
}

async function readBoth({ engine, server }: CompareOptions['cpu']): Promise<{ server: number; engine: number }> {
  const [ofServer, ofEngine] = await Promise.all([server?.() ?? 0, engine?.() ?? 0])
  return { server: ofServer, engine: ofEngine }
}

export async function record(times: RecordableHistogram, work: Work): Promise<void> {
  const begun = performance.now()
  await work()
  times.record(Math.max(1, Math.round((performance.now() - begun) * 1000)))
}

export const toLatency = (times: RecordableHistogram): Latency => ({
  calls: times.count,
  median: times.percentile(50) / 1000,
  p99: times.percentile(99) / 1000,
})
