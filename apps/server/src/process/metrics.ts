import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics of /metrics: the process, requests by route and status, open channels. */
export interface Metrics {
  observeRequest(route: string, method: string, status: number, seconds: number): void
  text(): Promise<string>
}

export function createMetrics(channels: () => number): Metrics {
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
  return {
    observeRequest: (route, method, status, seconds) => requests.observe({ route, method, status }, seconds),
    text: () => registry.metrics(),
  }
}
