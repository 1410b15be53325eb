import type { ReceivedRequestCount, ReceivedRequests } from '@guildhall/domain/conversations'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

/** Counts a contractor's requests. Only requests accepted after they expired have no `answered_at`. */
export const createReceivedRequests = (knex: Knex): ReceivedRequests => ({
  countByDay: (contractorUuid, since) =>
    selectRows<ReceivedRequestCount>(
      knex,
      `select date_trunc('day', created_at, 'UTC') as day, cast(count(*) as int) as received,
         cast(count(*) filter (where answered_at is not null or status in ('active', 'closed')) as int) as answered
       from conversations where contractor_uuid = :contractorUuid and created_at >= :since
       group by 1 order by 1`,
      { contractorUuid, since },
    ),
})
