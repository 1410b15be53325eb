import type { ObservedRequest } from '@guildhall/koa'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { addProcessMetrics, type ProcessFacts } from './process-metrics.ts'
import { addProductMetrics, type ProductFacts } from './product-metrics.ts'

/**
 * The metrics of /metrics: those of this process, and those of the whole product, which every process reports alike. Labels are names of
 * routes, reactions and states: of each there are few, and none is a person's. Rules: BASE-36, MOD-68.
 */
export interface Metrics {
  observeRequest(request: ObservedRequest): void
  observeReaction(reaction: string, outcome: 'succeeded' | 'failed', seconds: number): void
  text(): Promise<string>
}

/** Where the figures come from. */
export type MeasuredFacts = ProcessFacts & ProductFacts

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
const LONG_SECONDS = [0.01, 0.05, 0.25, 1, 5, 30]

export function createMetrics(facts: MeasuredFacts): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'guildhall_http_request_seconds',
    help: 'Time to answer a request, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  const reactions = new Histogram({
    name: 'guildhall_reaction_seconds',
    help: 'Time of an attempt of a reaction to an event, by whether it succeeded',
    labelNames: ['reaction', 'outcome'],
    buckets: LONG_SECONDS,
    registers: [registry],
  })
  const refreshes = [...addProcessMetrics(registry, facts), ...addProductMetrics(registry, facts)]
  return {
    observeRequest: ({ route, method, status, seconds }) => requests.observe({ route, method, status }, seconds),
    observeReaction: (reaction, outcome, seconds) => reactions.observe({ reaction, outcome }, seconds),
    text: async () => {
      await Promise.all(refreshes.map((refresh) => refresh()))
      return registry.metrics()
    },
  }
}
