import type { ScheduledWork } from '@guildhall/domain/moderation'
import type { WorkScheduleUnderTest } from '@guildhall/domain/testing/contracts/work-schedule'
import type { Knex } from 'knex'
import { createWorkSchedule, workQueueName } from '../src/outbox/work-schedule.ts'

/** The schedule of a database, with the queues of this work; what runs has a job. */
export const createWorkScheduleUnderTest = async (
  knex: Knex,
  work: readonly ScheduledWork[],
): Promise<WorkScheduleUnderTest> => {
  await knex('scheduledWork').delete()
  await knex('pgboss.job').where('name', 'like', 'scheduled-%').delete()
  for (const { nextRunAt: _next, ...row } of work) {
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
  return { workSchedule: createWorkSchedule(knex), close: async () => undefined }
}
