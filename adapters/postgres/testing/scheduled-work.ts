import type { ScheduledWork } from '@guildhall/domain/moderation'
import type { WorkScheduleUnderTest } from '@guildhall/domain/testing/contracts/work-schedule'
import type { Knex } from 'knex'
import { createWorkSchedule, workQueueName } from '../src/outbox/work-schedule.ts'

/** Notes work, with a queue that no worker asks; what runs has a job. */
export const addWork = async (knex: Knex, { nextRunAt: _next, ...row }: ScheduledWork): Promise<void> => {
  const queue = workQueueName(row.name)
  await knex('scheduledWork').insert(row)
  await knex.raw(
    `insert into pgboss.queue
     select (jsonb_populate_record(q, jsonb_build_object('name', cast(? as text), 'policy', 'exclusive'))).*
     from pgboss.queue q where q.name = 'reaction-mail' on conflict do nothing`,
    [queue],
  )
  if (row.startedAt !== null && row.endedAt === null)
    await knex('pgboss.job').insert({ name: queue, policy: 'exclusive', state: 'active' })
}

/** The schedule of a database with this work alone. */
export const createWorkScheduleUnderTest = async (
  knex: Knex,
  work: readonly ScheduledWork[],
): Promise<WorkScheduleUnderTest> => {
  await knex('scheduledWork').delete()
  await knex('pgboss.job').where('name', 'like', 'scheduled-%').delete()
  for (const one of work) await addWork(knex, one)
  return { workSchedule: createWorkSchedule(knex), close: async () => undefined }
}
