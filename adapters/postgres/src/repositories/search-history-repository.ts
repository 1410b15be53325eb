import { SEARCH_HISTORY_MAX } from '@guildhall/domain/search'
import type { EmptySearch, SearchHistoryEntry, SearchHistoryRepository } from '@guildhall/domain/search'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { decodeCursor } from '../mappers/cursor.ts'
import { searchHistoryMapper } from '../mappers/search.mapper.ts'
import { toPage } from '../read-models/to-page.ts'

export const createSearchHistoryRepository = (knex: Knex): SearchHistoryRepository => ({
  list: async (accountUuid, { cursor, limit }) => {
    const after = decodeCursor(cursor)
    const entries = await select(
      knex,
      `h.account_uuid = :accountUuid ${after ? 'and (h.searched_at, h.uuid) < (:at, cast(:uuid as uuid))' : ''}
       order by h.searched_at desc, h.uuid desc limit :limit`,
      { accountUuid, ...after, limit: limit + 1 },
    )
    return toPage(entries, limit, ({ searchedAt, uuid }) => ({ at: searchedAt, uuid }))
  },
  find: async (uuid) => (await select(knex, 'h.uuid = :uuid', { uuid }))[0] ?? null,
  findByIdentity: async (accountUuid, identity) => {
    const where = 'h.account_uuid = :accountUuid and md5(h.identity) = md5(:identity) and h.identity = :identity'
    return (await select(knex, where, { accountUuid, identity }))[0] ?? null
  },
  save: (entry) => knex.transaction((trx) => save(trx, entry)),
  markViewed: async (historyUuid, candidateUuid) => {
    // Waits for a concurrent removal of the search, and then finds nothing to mark.
    await knex.raw(
      `insert into search_history_viewed (history_uuid, candidate_uuid)
         select h.uuid, cast(:candidateUuid as uuid) from search_history h where h.uuid = :historyUuid for key share
       on conflict do nothing`,
      { historyUuid, candidateUuid },
    )
  },
  remove: async (accountUuid, uuid) => (await knex('searchHistory').where({ accountUuid, uuid }).delete()) > 0,
  removeAll: async (accountUuid) => {
    await knex('searchHistory').where({ accountUuid }).delete()
  },
  incrementCount: async (accountUuid, day) => {
    const [row] = await selectRows<{ searches: number }>(
      knex,
      `insert into search_counts as counted (account_uuid, day, searches) values (:accountUuid, :day, 1)
       on conflict (account_uuid) do update set day = excluded.day,
         searches = case when counted.day = excluded.day then counted.searches + 1 else 1 end
       returning searches`,
      { accountUuid, day },
    )
    return row?.searches ?? 0
  },
  listWithoutResults: (since, limit) =>
    selectRows<EmptySearch>(
      knex,
      `select lower(trim(parameters ->> 'jobTitle')) as text, cast(count(distinct account_uuid) as int) as people,
         max(searched_at) as last_at
       from search_history
       where results = '{}' and searched_at >= :since and trim(parameters ->> 'jobTitle') <> ''
       group by 1 order by 2 desc, lower(trim(parameters ->> 'jobTitle')) collate "C" limit :limit`,
      { since, limit },
    ),
  countOn: async (accountUuid, day) => {
    const [row] = await selectRows<{ searches: number }>(
      knex,
      'select searches from search_counts where account_uuid = :accountUuid and day = :day',
      { accountUuid, day },
    )
    return row?.searches ?? 0
  },
})

const select = async (
  knex: Knex,
  where: string,
  bindings: Readonly<Record<string, unknown>>,
): Promise<SearchHistoryEntry[]> => {
  const rows = await selectRows<SearchHistoryEntry>(
    knex,
    `select h.*, array(
       select v.candidate_uuid from search_history_viewed v where v.history_uuid = h.uuid order by v.id
     ) as viewed
     from search_history h where ${where}`,
    bindings,
  )
  return rows.map((row) => ({ ...searchHistoryMapper.toEntity(row), viewed: row.viewed }))
}

const save = async (knex: Knex, entry: SearchHistoryEntry): Promise<void> => {
  const { uuid, accountUuid, identity, viewed } = entry
  // Serialized per account, so that a search saved twice at once is stored once.
  await knex.raw('select 1 from accounts where uuid = ? for no key update', [accountUuid])
  await knex('searchHistory')
    .whereRaw('md5(identity) = md5(?)', [identity])
    .where({ accountUuid })
    .whereNot({ uuid })
    .delete()
  await knex('searchHistory').insert(searchHistoryMapper.toRow(entry)).onConflict('uuid').merge()
  // Some may have been viewed since the entry was read: none are removed.
  if (viewed.length > 0) {
    const views = viewed.map((candidateUuid) => ({ historyUuid: uuid, candidateUuid }))
    await knex('searchHistoryViewed').insert(views).onConflict(['historyUuid', 'candidateUuid']).ignore()
  }
  await knex.raw(
    `delete from search_history where uuid in (
       select uuid from search_history where account_uuid = ? order by searched_at desc, uuid desc offset ?
     )`,
    [accountUuid, SEARCH_HISTORY_MAX],
  )
}
