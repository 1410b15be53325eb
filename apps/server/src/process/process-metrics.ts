import type { DependencyState } from '@guildhall/koa'
import type { MailOutcome } from '@guildhall/mail'
import type { PoolFigures } from '@guildhall/postgres'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { AnalyticsCounts } from './analytics-sender.ts'

/** Figures of this process; null for what is not configured. */
export interface ProcessFacts {
  readonly channels: () => number
  readonly pool: () => PoolFigures
  /** The services that are configured. */
  readonly dependencies: () => Promise<readonly DependencyState[]>
  readonly mails: () => Readonly<Record<MailOutcome, number>>
  readonly analytics: (() => AnalyticsCounts) | null
}

type Refresh = () => Promise<void>

/** Adds the metrics of this process; what is returned reads those that need asking. Rule: BASE-36. */
export function addProcessMetrics(registry: Registry, facts: ProcessFacts): readonly Refresh[] {
  addSockets(registry, facts)
  addPool(registry, facts)
  addCounts(registry, facts.mails, {
    name: 'guildhall_mails_total',
    help: 'Attempts of this process to send a mail: sent, refused for good, or failed and tried again',
  })
  if (facts.analytics !== null) {
    addCounts(registry, facts.analytics, {
      name: 'guildhall_analytics_events_total',
      help: 'Events for analytics, by whether the provider took them or they were lost',
    })
  }
  return [addDependencies(registry, facts)]
}

function addSockets(registry: Registry, { channels }: ProcessFacts): void {
  const open = new Gauge({
    name: 'guildhall_channels_open',
    help: 'Real-time connections of this process',
    registers: [],
    collect() {
      this.set(channels())
    },
  })
  registry.registerMetric(open)
}

function addPool(registry: Registry, { pool }: ProcessFacts): void {
  const connections = new Gauge({
    name: 'guildhall_database_connections',
    help: 'Connections of this process to the database, by whether they are in use or idle',
    labelNames: ['state'],
    registers: [],
    collect() {
      const { idle, inUse } = pool()
      this.set({ state: 'in_use' }, inUse)
      this.set({ state: 'idle' }, idle)
    },
  })
  const waiting = new Gauge({
    name: 'guildhall_database_waiting',
    help: 'Callers of this process that wait for a connection to the database',
    registers: [],
    collect() {
      this.set(pool().waiting)
    },
  })
  const max = new Gauge({
    name: 'guildhall_database_connections_max',
    help: 'The most connections that this process opens to the database',
    registers: [],
    collect() {
      this.set(pool().max)
    },
  })
  for (const gauge of [connections, waiting, max]) registry.registerMetric(gauge)
}

/** A counter of what is counted elsewhere, by outcome. */
function addCounts(
  registry: Registry,
  counts: () => { readonly [outcome: string]: number } | AnalyticsCounts,
  named: { readonly name: string; readonly help: string },
): void {
  const counter = new Counter({
    ...named,
    labelNames: ['outcome'],
    registers: [],
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(counts())) this.inc({ outcome }, count)
    },
  })
  registry.registerMetric(counter)
}

function addDependencies(registry: Registry, { dependencies }: ProcessFacts): Refresh {
  const up = new Gauge({
    name: 'guildhall_dependency_up',
    help: 'Whether a service that this process depends on responds, 1 or 0',
    labelNames: ['dependency'],
    registers: [registry],
  })
  const seconds = new Gauge({
    name: 'guildhall_dependency_response_seconds',
    help: 'How long a service that this process depends on took to respond; 2 is the limit',
    labelNames: ['dependency'],
    registers: [registry],
  })
  return async () => {
    for (const state of await dependencies()) {
      up.set({ dependency: state.name }, state.up ? 1 : 0)
      seconds.set({ dependency: state.name }, state.seconds)
    }
  }
}
