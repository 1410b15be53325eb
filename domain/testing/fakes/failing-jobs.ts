import {
  ATTEMPTS_BEFORE_ERROR,
  type FailingJob,
  type FailingJobs,
  type JobId,
  type JobKind,
  REACTION_NAMES,
} from '../../src/index.ts'
import { cursorPage } from './cursor-page.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** A job that has not succeeded, of any number of attempts. */
export interface FakeJob extends FailingJob {
  readonly isRunning?: boolean
}

const keyOf = ({ reaction, uuid }: JobId): string => `${uuid} ${reaction}`

/** The jobs of the outbox in memory. */
export const fakeFailingJobs = (
  ...given: readonly FakeJob[]
): FailingJobs & Restorable & { add(job: FakeJob): void } => {
  const { rows, snapshot } = memory<string, FakeJob>()
  const add = (job: FakeJob): void => void rows.set(keyOf(job), job)
  given.forEach(add)
  const listed = (): readonly FakeJob[] =>
    [...rows.values()]
      .filter(({ attempts, state }) => state === 'parked' || attempts >= ATTEMPTS_BEFORE_ERROR)
      .toSorted((a, b) => a.since.getTime() - b.since.getTime() || (keyOf(a) < keyOf(b) ? -1 : 1))
  const find = (wanted: JobId): FakeJob | null => listed().find((job) => keyOf(job) === keyOf(wanted)) ?? null
  const shown = ({ isRunning = false, ...job }: FakeJob): FailingJob =>
    isRunning ? { ...job, nextAttemptAt: null } : job
  const run = (job: FakeJob): void =>
    add(job.state === 'parked' ? { ...job, state: 'failing', attempts: 0, error: null, parkedAt: null } : job)
  const isOf = ({ eventType, reaction }: JobKind, job: JobKind): boolean =>
    job.eventType === eventType && job.reaction === reaction
  return {
    add,
    snapshot,
    list: async (page) => cursorPage(listed().map(shown), page, keyOf),
    listParked: async (reaction, uuids) =>
      new Set(uuids.filter((uuid) => rows.get(keyOf({ reaction, uuid }))?.state === 'parked')),
    count: async () =>
      REACTION_NAMES.map((reaction) => {
        const all = [...rows.values()].filter((job) => job.reaction === reaction)
        const parked = all.filter(({ state }) => state === 'parked').length
        const failing = all.filter(({ attempts, state }) => state === 'failing' && attempts >= ATTEMPTS_BEFORE_ERROR)
        return { reaction, waiting: all.length - parked - failing.length, failing: failing.length, parked }
      }),
    retry: async (wanted) => {
      const job = find(wanted)
      if (job !== null) run(job)
      return job !== null
    },
    retryAll: async (kind) => {
      const all = listed().filter((job) => isOf(kind, job) && job.isRunning !== true)
      all.forEach(run)
      return all.length
    },
    drop: async (wanted) => {
      const job = find(wanted)
      if (job === null) return null
      if (job.isRunning === true) return 'running'
      rows.delete(keyOf(job))
      return shown(job)
    },
  }
}
