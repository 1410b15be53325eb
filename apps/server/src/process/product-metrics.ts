import type { JobCounts } from '@guildhall/domain/notifications'
import type { IndexComparison } from '@guildhall/domain/search'
import type { Backlog } from '@guildhall/postgres'
import { Gauge, type Registry } from 'prom-client'

/** Figures of the whole product, which are in the database. */
export interface ProductFacts {
  readonly jobs: () => Promise<readonly JobCounts[]>
  readonly backlog: () => Promise<Backlog>
  /** The last comparison of the index with the database; null before the first. */
  readonly index: () => Promise<IndexComparison | null>
}

const JOB_STATES = ['waiting', 'failing', 'parked'] as const
const DIFFERENCE_KINDS = ['missing', 'surplus', 'outdated'] as const

type Refresh = () => Promise<void>

/** Adds the product's metrics; what is returned reads them anew. Rules: BASE-36, MOD-68. */
export const addProductMetrics = (registry: Registry, facts: ProductFacts): readonly Refresh[] => [
  addJobs(registry, facts),
  addBacklog(registry, facts),
  addIndex(registry, facts),
]

function addJobs(registry: Registry, facts: ProductFacts): Refresh {
  const byState = new Gauge({
    name: 'guildhall_jobs',
    help: 'Jobs of the product that have not succeeded, by reaction, and whether they wait, fail again and again, or are parked',
    labelNames: ['reaction', 'state'],
    registers: [registry],
  })
  const depth = new Gauge({
    name: 'guildhall_outbox_entries',
    help: 'Entries of the outbox: jobs that have not succeeded and are not parked; NaN while the database does not respond',
    registers: [registry],
  })
  return async () => {
    const jobs = await orNothing(facts.jobs())
    byState.reset()
    depth.set(jobs === null ? Number.NaN : jobs.reduce((sum, { failing, waiting }) => sum + failing + waiting, 0))
    for (const { reaction, ...counts } of jobs ?? [])
      for (const state of JOB_STATES) byState.set({ reaction, state }, counts[state])
  }
}

function addBacklog(registry: Registry, facts: ProductFacts): Refresh {
  const oldest = new Gauge({
    name: 'guildhall_outbox_oldest_seconds',
    help: 'Age of the oldest entry of the outbox that no worker has fetched; 0 if there is none',
    registers: [registry],
  })
  const oldestReady = new Gauge({
    name: 'guildhall_jobs_oldest_ready_seconds',
    help: 'Age of the oldest job that a worker could fetch now, by reaction; 0 if there is none',
    labelNames: ['reaction'],
    registers: [registry],
  })
  const mails = new Gauge({
    name: 'guildhall_mails_waiting',
    help: 'Mails that are being sent, or that failed and are tried again',
    registers: [registry],
  })
  return async () => {
    const backlog = await orNothing(facts.backlog())
    oldestReady.reset()
    oldest.set(
      backlog === null ? Number.NaN : Math.max(0, ...backlog.reactions.map(({ oldestSeconds }) => oldestSeconds ?? 0)),
    )
    mails.set(backlog?.mailsWaiting ?? Number.NaN)
    for (const { oldestReadySeconds, reaction } of backlog?.reactions ?? [])
      oldestReady.set({ reaction }, oldestReadySeconds ?? 0)
  }
}

function addIndex(registry: Registry, facts: ProductFacts): Refresh {
  const remaining = new Gauge({
    name: 'guildhall_index_differences',
    help: 'People by whom the search index differed from the database when they were last compared; NaN before that',
    registers: [registry],
  })
  const found = new Gauge({
    name: 'guildhall_index_differences_found',
    help: 'The differences that the last comparison found, before it repaired them, by kind',
    labelNames: ['kind'],
    registers: [registry],
  })
  const compared = new Gauge({
    name: 'guildhall_index_compared_timestamp_seconds',
    help: 'When the search index was last compared with the database; NaN before that',
    registers: [registry],
  })
  return async () => {
    const comparison = await orNothing(facts.index())
    found.reset()
    remaining.set(comparison?.remaining ?? Number.NaN)
    compared.set(comparison === null ? Number.NaN : comparison.endedAt.getTime() / 1_000)
    for (const kind of DIFFERENCE_KINDS) if (comparison !== null) found.set({ kind }, comparison[kind])
  }
}

/** Figures of a database that does not respond are left out; the others are still wanted. */
const orNothing = <Value>(asked: Promise<Value>): Promise<Value | null> => asked.catch(() => null)
