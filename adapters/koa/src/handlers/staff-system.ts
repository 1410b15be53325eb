import type { ScheduledWork } from '@guildhall/domain/moderation'
import type { FailingJob } from '@guildhall/domain/notifications'
import type { IndexComparison } from '@guildhall/domain/search'
import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { toPageRequest } from './page-request.ts'

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null

const toJobWire = (job: FailingJob) => ({
  ...job,
  since: job.since.toISOString(),
  nextAttemptAt: instantOf(job.nextAttemptAt),
  parkedAt: instantOf(job.parkedAt),
})

const toWorkWire = (work: ScheduledWork) => ({
  ...work,
  startedAt: instantOf(work.startedAt),
  endedAt: instantOf(work.endedAt),
  nextRunAt: instantOf(work.nextRunAt),
})

const toComparisonWire = (comparison: IndexComparison) => ({
  ...comparison,
  startedAt: comparison.startedAt.toISOString(),
  endedAt: comparison.endedAt.toISOString(),
})

/** What runs behind the product. Rules: MOD-62 to MOD-66. */
export const staffSystemHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'dropJob' | 'listJobs' | 'readSystem' | 'retryJob' | 'retryJobs' | 'startWork'
> => ({
  readSystem: async ({ actor }) => {
    const read = await useCases.readSystem({ actor })
    if (!read.ok) return read
    const { index, work } = read.value
    return ok({ work: work.map(toWorkWire), index: index === null ? null : toComparisonWire(index) })
  },
  startWork: ({ actor, body }) => useCases.startWork({ actor, ...body }),
  listJobs: async ({ actor, query }) => {
    const listed = await useCases.listJobs({ actor, page: toPageRequest(query) })
    if (!listed.ok) return listed
    const { counts, items, nextCursor } = listed.value
    return ok({ jobs: items.map(toJobWire), counts: [...counts], next_cursor: nextCursor })
  },
  retryJob: ({ actor, body }) => useCases.retryJob({ actor, ...body }),
  retryJobs: async ({ actor, body }) => {
    const done = await useCases.retryJobs({ actor, ...body })
    return done.ok ? ok({ retried: done.value }) : done
  },
  dropJob: ({ actor, body }) => useCases.dropJob({ actor, ...body }),
})
