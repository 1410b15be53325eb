import type { ScheduledWork, WorkSchedule } from '@guildhall/domain/moderation'
import { CronExpressionParser } from 'cron-parser'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { describeFailure } from './describe-failure.ts'
import { JOB_COLUMNS, JOB_DEFAULTS } from './queues.ts'

export const workQueueName = (name: string): string => `scheduled-${name}`

const nextRun = (cron: string | null): Date | null =>
  cron === null ? null : CronExpressionParser.parse(cron, { tz: 'UTC' }).next().toDate()

/** The scheduled work of all workers, which each worker notes when it starts. Rule: MOD-64. */
export const createWorkSchedule = (knex: Knex): WorkSchedule => ({
  list: async () => {
    const rows = await selectRows<Omit<ScheduledWork, 'nextRunAt'>>(
      knex,
      'select name, cron, started_at, ended_at, error from scheduled_work order by name collate "C"',
    )
    return rows.map((work) => ({ ...work, nextRunAt: nextRun(work.cron) }))
  },
  start: async (name) => {
    const [known] = await selectRows<{ queue: string | null }>(
      knex,
      `select q.name as queue from scheduled_work w left join pgboss.queue q on q.name = :queue where w.name = :name`,
      { name, queue: workQueueName(name) },
    )
    if (known === undefined || known.queue === null) return null
    // The queue has one job at a time, which waits or runs.
    const started = await selectRows(
      knex,
      `insert into pgboss.job (${JOB_COLUMNS})
       select gen_random_uuid(), q.name, null, null, now(), ${JOB_DEFAULTS} from pgboss.queue q where q.name = :queue
       on conflict do nothing returning id`,
      { queue: known.queue },
    )
    return started.length > 0 ? 'started' : 'running'
  },
})

/** pg-boss starts work whose minute began less than this ago; what was due earlier and did not begin was missed. */
const MISSED_AFTER_MS = 120_000

export interface TimedWork {
  readonly name: string
  readonly cron: string
}

/**
 * Starts work once that was due while no worker ran or the database was away. What a new installation has just registered was not missed:
 * a queue is as old as the first registration of its work.
 */
export const startMissedWork = async (knex: Knex, works: readonly TimedWork[]): Promise<void> => {
  const until = new Date(Date.now() - MISSED_AFTER_MS)
  const lastRun = (cron: string): Date =>
    CronExpressionParser.parse(cron, { tz: 'UTC', currentDate: until }).prev().toDate()
  await selectRows(
    knex,
    `insert into pgboss.job (${JOB_COLUMNS})
     select gen_random_uuid(), q.name, null, null, now(), ${JOB_DEFAULTS}
     from unnest(cast(:names as text[]), cast(:queues as text[]), cast(:dues as timestamptz[])) as due (name, queue, at)
     join scheduled_work w on w.name = due.name join pgboss.queue q on q.name = due.queue
     where q.created_on < due.at and (w.started_at is null or w.started_at < due.at)
     on conflict do nothing`,
    {
      names: works.map(({ name }) => name),
      queues: works.map(({ name }) => workQueueName(name)),
      dues: works.map(({ cron }) => lastRun(cron).toISOString()),
    },
  )
}

/** Notes that a worker does this work, and when it is due. */
export const noteWork = async (knex: Knex, name: string, cron: string | null): Promise<void> => {
  await knex('scheduledWork').insert({ name, cron }).onConflict('name').merge(['cron'])
}

/** Does the work, and notes when it ran and how it ended; throws what it throws. */
export const runNoted = async (knex: Knex, name: string, run: () => Promise<void>): Promise<void> => {
  const note = (changes: object): Promise<number> => knex('scheduledWork').where({ name }).update(changes)
  await note({ startedAt: new Date(), endedAt: null, error: null })
  try {
    await run()
  } catch (error) {
    await note({ endedAt: new Date(), error: describeFailure(error) })
    throw error
  }
  await note({ endedAt: new Date() })
}
