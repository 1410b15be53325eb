import type { EngineName } from './engines.ts'
import type { Comparison, Latency } from './measuring/compare.ts'

/** A goal of a row, as the table says it. */
export interface Goal {
  readonly text: string
  readonly met: boolean
}

/** Milliseconds at the median for one client, among up to so many people on PostgreSQL. */
const SEARCH_MS = 30
const FACET_MS = 5
const MEDIANS_UP_TO = 100_000
/** The goals of ratios are for this many clients. */
const CLIENTS = 8
const RATIOS: Readonly<Record<EngineName, { readonly median: number; readonly p99: number | null }>> = {
  PostgreSQL: { median: 1.6, p99: null },
  OpenSearch: { median: 1.3, p99: 1.6 },
}
/** The median of a hundred times as many people over that of the fewer. */
const GROWTH: Readonly<Record<EngineName, number>> = { PostgreSQL: 5, OpenSearch: 3 }
const GROWTH_OF = 100

/** Of the sockets of live events: processor time over that of ws alone, memory of one, and of one core for 5,000 that are idle. */
const LIVE = { ratio: 4, kilobytes: 25, idlePercent: 3 } as const

/** Processor time of GET /v0/user over that of the bare handler. */
const SESSION_CPU = 1.5
/** Messages sent, of those that the driver alone writes in the same time. */
const MESSAGES_SHARE = 0.25
/** Of the work of a night: minutes until it has ended, and the 99th percentile of a message meanwhile over that without it. */
const NIGHTLY = { minutes: 30, p99: 2 } as const

const atMost = (what: string, figure: number, most: number): Goal => ({
  text: `${what} ≤ ${most}`,
  met: figure <= most,
})

/** The goals of a search. */
export function searchGoals(engine: EngineName, people: number, { clients, ours, ratio }: Comparison): readonly Goal[] {
  const { median, p99 } = RATIOS[engine]
  return [
    ...(clients === 1 && engine === 'PostgreSQL' && people <= MEDIANS_UP_TO
      ? [atMost('ms', ours.median, SEARCH_MS)]
      : []),
    ...(clients === CLIENTS ? [atMost('ratio', ratio.median, median)] : []),
    ...(clients === CLIENTS && p99 !== null ? [atMost('p99', ratio.p99, p99)] : []),
  ]
}

/** The goals of completing a word. */
export const facetGoals = (engine: EngineName, people: number, { clients, ours }: Comparison): readonly Goal[] =>
  clients === 1 && engine === 'PostgreSQL' && people <= MEDIANS_UP_TO ? [atMost('ms', ours.median, FACET_MS)] : []

/** The goal of a search's growth; none unless the market grew a hundredfold. */
export const growthGoals = (engine: EngineName, times: number, factor: number): readonly Goal[] =>
  times >= GROWTH_OF ? [atMost('growth', factor, GROWTH[engine])] : []

/** The goal of GET /v0/user; none where the system does not say what it spends. */
export const sessionGoals = ({ cpu }: Comparison): readonly Goal[] =>
  cpu.ours === null || cpu.peer === null ? [] : [atMost('CPU', cpu.ours / cpu.peer, SESSION_CPU)]

/** The goal of sent messages. Both sides have the same time. */
export const messageGoals = ({ ours, peer }: Comparison): readonly Goal[] => [
  { text: `share of the driver's messages ≥ ${MESSAGES_SHARE}`, met: ours.calls / peer.calls >= MESSAGES_SHARE },
]

/** Figures of live events. */
export interface LiveFigures {
  /** Processor time of a delivery over that of the peer. */
  readonly ratio: number
  /** Microseconds of processor time of a delivery. */
  readonly ours: number
  readonly peer: number
  /** Of memory, for a socket. */
  readonly kilobytes: number
  readonly peerKilobytes: number
  /** Of one core, while nothing happens. */
  readonly idleShare: number
}

/** The goals of live events. */
export const liveGoals = ({ idleShare, kilobytes, ratio }: LiveFigures): readonly Goal[] => [
  atMost('CPU', ratio, LIVE.ratio),
  atMost('kB a socket', kilobytes, LIVE.kilobytes),
  atMost('% of a core for 5,000 idle', idleShare * 100, LIVE.idlePercent),
]

/** Figures of a night. */
export interface NightlyFigures {
  readonly minutes: number
  /** Milliseconds of a message without the work, and beside it. */
  readonly quiet: Latency
  readonly busy: Latency
  /** Seconds of each work, the longest first. */
  readonly works: readonly { readonly name: string; readonly seconds: number }[]
}

/** The goals of a night. */
export const nightlyGoals = ({ busy, minutes, quiet }: NightlyFigures): readonly Goal[] => [
  atMost('minutes', minutes, NIGHTLY.minutes),
  atMost('p99', busy.p99 / quiet.p99, NIGHTLY.p99),
]
