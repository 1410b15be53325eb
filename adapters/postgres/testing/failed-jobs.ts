import type { FailedJob, FailingJobsUnderTest } from '@guildhall/domain/testing/contracts/failing-jobs'
import type { Knex } from 'knex'
import { createFailingJobs, parkJob } from '../src/outbox/failing-jobs.ts'
import { JOB_COLUMNS, JOB_DEFAULTS, orderingKey, queueName } from '../src/outbox/queues.ts'

/** Leaves a job as a worker does after so many failures. */
export const addFailedJob = async (
  knex: Knex,
  { attempts, error, event, reaction, state }: FailedJob,
): Promise<void> => {
  await knex.raw(
    `insert into pgboss.job (${JOB_COLUMNS}, state, retry_count, started_on, start_after, output)
     select cast(:uuid as uuid), q.name, cast(:data as jsonb), :key, cast(:since as timestamptz), ${JOB_DEFAULTS},
       cast(:state as pgboss.job_state), :retries, now(), now() + interval '1 minute', cast(:output as jsonb)
     from pgboss.queue q where q.name = :queue`,
    {
      uuid: event.uuid,
      queue: queueName(reaction),
      data: JSON.stringify({ event, order: Date.parse(event.at) * 1_000 }),
      key: orderingKey(event),
      since: event.at,
      state: state === 'running' ? 'active' : 'retry',
      retries: state === 'running' ? attempts : attempts - 1,
      output: JSON.stringify({ message: error }),
    },
  )
  if (state === 'parked') await parkJob(knex, { reaction, uuid: event.uuid }, { attempts, error })
}

/** The failing jobs of a database, none at first. */
export const createFailingJobsUnderTest = async (knex: Knex): Promise<FailingJobsUnderTest> => {
  await knex('pgboss.job').where('name', 'like', 'reaction-%').delete()
  await knex('parkedJobs').delete()
  return {
    jobs: createFailingJobs(knex),
    add: (job) => addFailedJob(knex, job),
    close: async () => undefined,
  }
}
