import type { ImpressionCount, ImpressionLog } from '@guildhall/domain/search'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { SEARCHABLE } from '../read-models/searchable.ts'

/** Impressions of candidates: a row per candidate, day and search. */
export const createImpressionLog = (knex: Knex): ImpressionLog => ({
  add: async ({ candidateUuids, day, historyUuid, kind }) => {
    // In a fixed order, so that concurrent inserts cannot deadlock.
    await knex.raw(
      `insert into profile_sightings (candidate_uuid, day, kind, history_uuid)
       select p.uuid, :day, :kind, cast(:historyUuid as uuid)
       from contractor_profiles p join accounts a on a.uuid = p.uuid
       where p.uuid = any(cast(:candidateUuids as uuid[])) and ${SEARCHABLE}
       order by p.uuid
       on conflict do nothing`,
      { candidateUuids: [...candidateUuids], day, historyUuid, kind },
    )
  },
  countByDay: (candidateUuid, since) =>
    selectRows<ImpressionCount>(
      knex,
      `select day, cast(count(*) filter (where kind = 'appeared') as int) as appeared,
         cast(count(*) filter (where kind = 'opened') as int) as opened
       from profile_sightings where candidate_uuid = :candidateUuid and day >= :since
       group by day order by day`,
      { candidateUuid, since },
    ),
  findFirstDay: async () => {
    const [row] = await selectRows<{ day: Date | null }>(knex, 'select min(day) as day from profile_sightings')
    return row?.day ?? null
  },
})
