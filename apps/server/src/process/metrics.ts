import type { AnalyticsCounts } from './analytics-sender.ts'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics of /metrics: the process, requests by route and status, open channels, events for analytics. */
export interface Metrics {
  observeRequest(route: string, method: string, status: number, seconds: number): void
  text(): Promise<string>
}

/** Where the figures of gauges and counters come from; null for what is not configured. */
export interface MeasuredFacts {
  readonly channels: () => number
  readonly analytics: (() => AnalyticsCounts) | null
}

export function createMetrics({ analytics, channels }: MeasuredFacts): Metrics {
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
