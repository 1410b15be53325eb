import { isAllowed, type OperatorActor } from '../../moderation/index.ts'
import { clampPage, err, ok, type Page, type PageRequest, type Result } from '../../shared/index.ts'
import type { FailingJob, JobCounts, FailingJobs } from './jobs.port.ts'

/** Failing and parked jobs, and how many of each reaction wait. */
export interface JobList extends Page<FailingJob> {
  readonly counts: readonly JobCounts[]
}

/** Jobs that have failed several times or are parked, the oldest first. Rule: MOD-63. */
export const listJobs =
  ({ jobs }: { readonly jobs: Pick<FailingJobs, 'count' | 'list'> }) =>
  async ({
    actor,
    page,
  }: {
    readonly actor: OperatorActor
    readonly page: PageRequest
  }): Promise<Result<JobList, 'forbidden'>> => {
    if (!isAllowed(actor, 'run-machine')) return err('forbidden')
    const [list, counts] = await Promise.all([jobs.list(clampPage(page)), jobs.count()])
    return ok({ ...list, counts })
  }
