import type { Outbox } from '@guildhall/domain/shared'
import { type ProductEvent, type ProductFact, reactionsTo } from '@guildhall/domain/notifications'
import type { Knex } from 'knex'
import { selectPrepared } from '../database/select-prepared.ts'
import { tracingOf } from '../database/tracing-of.ts'
import { JOB_COLUMNS, JOB_DEFAULTS, orderingKey, priorityOf, queueName, WAKE_CHANNEL } from './queues.ts'

/**
 * Adds a job for each reaction that does not ignore the event to the open transaction: commit delivers them and wakes the workers,
 * rollback discards them. A company without webhooks gets no job for them. One statement for any number of events, inserted directly into
 * the queue's table, as pg-boss documents.
 */
export const createOutbox = (knex: Knex): Outbox<ProductFact> => ({
  add: async (...events) => {
    if (events.length === 0) return
    const trace = tracingOf(knex).parent()
    await selectPrepared(knex, ADD_JOBS, { events: JSON.stringify(events.map((event) => toJob(event, trace))) })
  },
})

const toJob = (event: ProductEvent, trace: string | null) => ({
  id: event.uuid,
  key: orderingKey(event),
  priority: priorityOf(event.type),
  queues: reactionsTo(event.type).map(queueName),
  /** Whose webhooks are told of it; null where the event does not say. */
  company: 'companyUuid' in event ? event.companyUuid : null,
  data: { event, ...(trace === null ? {} : { trace }) },
})

/** A job's data. `order` is in microseconds, finer than the queue's timestamps in JavaScript. */
export interface OutboxJob {
  readonly event: ProductEvent
  readonly order: number
  /** The `traceparent` of what added the event; absent where that was not followed. */
  readonly trace?: string
}

/**
 * Ordered by the time of the statement, not of the transaction's start: whoever waited for a conversation's lock comes after its holder.
 */
const ADD_JOBS = {
  name: 'add-jobs',
  sql: `
  with jobs as (
    insert into pgboss.job (${JOB_COLUMNS}, priority)
    select cast(e.job ->> 'id' as uuid), q.name,
      (e.job -> 'data') || jsonb_build_object(
        'order', cast(extract(epoch from clock_timestamp()) * 1000000 as bigint) + e.position
      ),
      e.job ->> 'key', clock_timestamp() + e.position * interval '1 microsecond', ${JOB_DEFAULTS},
      cast(e.job ->> 'priority' as integer)
    from jsonb_array_elements(cast(:events as jsonb)) with ordinality as e (job, position)
    join pgboss.queue q on jsonb_exists(e.job -> 'queues', q.name)
    where q.name <> '${queueName('webhook')}' or e.job ->> 'company' is null
      or exists (select 1 from webhooks w where w.company_uuid = cast(e.job ->> 'company' as uuid))
  )
  select pg_notify('${WAKE_CHANNEL}', '')`,
}
