import type { FailingJob, IndexComparison, JobList, ScheduledWork } from '../api/use-system.ts'

const job = (number: number, changes: Partial<FailingJob>): FailingJob => ({
  uuid: `0199a1f4-7c1e-7a53-9c3d-00000000ac0${number}`,
  reaction: 'mail',
  eventType: 'conversation-started',
  state: 'parked',
  since: '2026-02-27T08:40:00.000Z',
  attempts: 1_440,
  error: 'Error: The template of a request has no company',
  nextAttemptAt: null,
  parkedAt: '2026-02-28T09:04:00.000Z',
  ...changes,
})

/** Jobs that are parked, that fail, and that run now. */
export const sampleJobs: readonly FailingJob[] = [
  job(1, {}),
  job(2, {}),
  job(3, {
    reaction: 'webhook',
    eventType: 'invoice-paid',
    state: 'failing',
    attempts: 12,
    error: 'DependencyUnavailable: postgres does not answer',
    nextAttemptAt: '2026-03-02T09:00:40.000Z',
    parkedAt: null,
  }),
  job(4, {
    reaction: 'index',
    eventType: 'profile-changed',
    state: 'failing',
    attempts: 5,
    error: null,
    parkedAt: null,
  }),
]

/** Failing jobs as a list of one page. */
export const sampleJobList = (jobs: readonly FailingJob[]): JobList => ({
  items: jobs,
  counts: [
    { reaction: 'mail', waiting: 3, failing: 0, parked: jobs.filter(({ state }) => state === 'parked').length },
    { reaction: 'webhook', waiting: 0, failing: jobs.filter(({ state }) => state === 'failing').length, parked: 0 },
  ],
  hasMore: false,
  isLoadingMore: false,
  onLoadMore: () => undefined,
})

const work = (name: string, changes: Partial<ScheduledWork> = {}): ScheduledWork => ({
  name,
  cron: '*/15 * * * *',
  startedAt: '2026-03-02T08:45:00.000Z',
  endedAt: '2026-03-02T08:45:00.300Z',
  error: null,
  nextRunAt: '2026-03-02T09:15:00.000Z',
  ...changes,
})

/** Work that is done, failed, running, and new. */
export const sampleWork: readonly ScheduledWork[] = [
  work('apply-retention', { cron: '0 3 * * *', endedAt: '2026-03-02T08:45:41.000Z' }),
  work('compare-index', { cron: null, endedAt: '2026-03-02T08:45:09.000Z', nextRunAt: null }),
  work('make-exports', { endedAt: null }),
  work('repair-index', { cron: '50 3 * * *', startedAt: null, endedAt: null }),
  work('update-exchange-rates', { error: 'Error: The table of exchange rates is not used: unreadable' }),
]

/** A night on which the index lacked two people. */
export const sampleComparison: IndexComparison = {
  startedAt: '2026-03-02T03:50:00.000Z',
  endedAt: '2026-03-02T03:50:09.000Z',
  inDatabase: 12_041,
  inIndex: 12_040,
  missing: 2,
  surplus: 1,
  outdated: 4,
  isRepair: false,
  remaining: 7,
}
