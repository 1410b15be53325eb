import type { JobCounts } from '@guildhall/domain/notifications'
import type { IndexComparison } from '@guildhall/domain/search'
import type { AnalyticsCounts } from './analytics-sender.ts'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/**
 * The metrics of /metrics: the process, requests by route and status, open channels, events for analytics; and of the whole product the jobs
 * that have not succeeded, and how the index differs from the database. Rule: MOD-68.
 */
export interface Metrics {
  observeRequest(route: string, method: string, status: number, seconds: number): void
  text(): Promise<string>
}

/** Where the figures of gauges and counters come from; null for what is not configured. */
export interface MeasuredFacts {
  readonly channels: () => number
  readonly analytics: (() => AnalyticsCounts) | null
  readonly jobs: () => Promise<readonly JobCounts[]>
  /** The last comparison of the index with the database; null before the first. */
  readonly index: () => Promise<IndexComparison | null>
}

const JOB_STATES = ['waiting', 'failing', 'parked'] as const
const DIFFERENCE_KINDS = ['missing', 'surplus', 'outdated'] as const

export function createMetrics({ analytics, channels, index, jobs }: MeasuredFacts): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'guildhall_http_request_seconds',
    help: 'Time to answer a request, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const open = new Gauge({
    name: 'guildhall_channels_open',
    help: 'Real-time connections of this process',
    registers: [],
    collect() {
      this.set(channels())
    },
  })
  registry.registerMetric(open)
  registry.registerMetric(
    new Gauge({
      name: 'guildhall_jobs',
      help: 'Jobs of the product that have not succeeded, by reaction, and whether they wait, fail again and again, or are parked',
      labelNames: ['reaction', 'state'],
      registers: [],
      async collect() {
        this.reset()
        for (const { reaction, ...counts } of await orNothing(jobs(), []))
          for (const state of JOB_STATES) this.set({ reaction, state }, counts[state])
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'guildhall_index_differences',
      help: 'People by whom the search index differed from the database when they were last compared; NaN before that',
      registers: [],
      async collect() {
        const comparison = await orNothing(index(), null)
        this.set(comparison?.remaining ?? Number.NaN)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'guildhall_index_differences_found',
      help: 'The differences that the last comparison found, before it repaired them, by kind',
      labelNames: ['kind'],
      registers: [],
      async collect() {
        this.reset()
        const comparison = await orNothing(index(), null)
        for (const kind of DIFFERENCE_KINDS) if (comparison !== null) this.set({ kind }, comparison[kind])
      },
    }),
  )
  if (analytics !== null) {
    const events = new Counter({
      name: 'guildhall_analytics_events_total',
      help: 'Events for analytics, by whether the provider took them or they were lost',
      labelNames: ['outcome'],
      registers: [],
      collect() {
        const { lost, sent } = analytics()
        this.reset()
        this.inc({ outcome: 'sent' }, sent)
        this.inc({ outcome: 'lost' }, lost)
      },
    })
    registry.registerMetric(events)
  }
  return {
    observeRequest: (route, method, status, seconds) => requests.observe({ route, method, status }, seconds),
    text: () => registry.metrics(),
  }
}

/** Figures of a database that does not respond are left out; the others are still wanted. */
const orNothing = <Value>(asked: Promise<Value>, nothing: Value): Promise<Value> => asked.catch(() => nothing)
