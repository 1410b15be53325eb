import { SEARCH_HISTORY_KEPT } from '@guildhall/domain/shared'
import type { SearchHistoryEntry, SearchHistoryRepository } from '@guildhall/domain/search'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { searchHistoryMapper } from '../mappers/search.mapper.ts'

export const createSearchHistoryRepository = (knex: Knex): SearchHistoryRepository => ({
  list: (accountUuid, limit) =>
    select(knex, 'h.account_uuid = :accountUuid order by h.searched_at desc, h.uuid desc limit :limit', {
      accountUuid,
      limit,
    }),
  find: async (uuid) => (await select(knex, 'h.uuid = :uuid', { uuid }))[0] ?? null,
  findByIdentity: async (accountUuid, identity) => {
    const where = 'h.account_uuid = :accountUuid and md5(h.identity) = md5(:identity) and h.identity = :identity'
    return (await select(knex, where, { accountUuid, identity }))[0] ?? null
  },
  save: (entry) => knex.transaction((trx) => save(trx, entry)),
  markViewed: async (historyUuid, candidateUuid) => {
    await knex('searchHistoryViewed')
      .insert({ historyUuid, candidateUuid })
      .onConflict(['historyUuid', 'candidateUuid'])
      .ignore()
  },
  countSince: async (accountUuid, since) => {
    const [row] = await selectRows<{ count: number }>(
      knex,
      'select count(*) as count from search_history where account_uuid = :accountUuid and searched_at >= :since',
      { accountUuid, since },
    )
    return row?.count ?? 0
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
  // One at a time for an account, so that the same search saved twice at once still stands once.
  await knex.raw('select 1 from accounts where uuid = ? for no key update', [accountUuid])
  await knex('searchHistory')
    .whereRaw('md5(identity) = md5(?)', [identity])
    .where({ accountUuid })
    .whereNot({ uuid })
    .delete()
  await knex('searchHistory').insert(searchHistoryMapper.toRow(entry)).onConflict('uuid').merge()
  await knex('searchHistoryViewed').where({ historyUuid: uuid }).delete()
  if (viewed.length > 0) {
    await knex('searchHistoryViewed').insert(viewed.map((candidateUuid) => ({ historyUuid: uuid, candidateUuid })))
  }
  await knex.raw(
    `delete from search_history where uuid in (
       select uuid from search_history where account_uuid = ? order by searched_at desc, uuid desc offset ?
     )`,
    [accountUuid, SEARCH_HISTORY_KEPT],
  )
}
