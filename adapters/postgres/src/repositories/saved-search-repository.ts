import type { SavedSearch, SavedSearchRepository, SearchDigest } from '@guildhall/domain/search'
import type { Knex } from 'knex'
import { isUniqueViolation } from '../database/connection-errors.ts'
import { selectRows } from '../database/select-rows.ts'
import { decodeCursor } from '../mappers/cursor.ts'
import { savedSearchMapper } from '../mappers/search.mapper.ts'
import { toPage } from '../read-models/to-page.ts'

type ReadRow = SavedSearch & { readonly digest: SearchDigest['frequency'] | null }
type DigestRow = SavedSearch & Omit<SearchDigest, 'search' | 'notifiedUntil'> & { readonly toldUntil: Date }

export const createSavedSearchRepository = (knex: Knex): SavedSearchRepository => ({
  list: async (reader, { cursor, limit }) => {
    const after = decodeCursor(cursor)
    const rows = await selectRows<ReadRow>(knex, listStatement(after !== null), {
      ...reader,
      ...after,
      limit: limit + 1,
    })
    const items = rows.map(({ digest, ...row }) => ({
      search: savedSearchMapper.toEntity(row),
      digest: digest ?? ('none' as const),
    }))
    return toPage(items, limit, ({ search }) => ({ at: search.createdAt, uuid: search.uuid }))
  },
  find: async (uuid) => {
    const [row] = await selectRows<SavedSearch>(knex, 'select * from saved_searches where uuid = ?', [uuid])
    return row ? savedSearchMapper.toEntity(row) : null
  },
  findForUpdate: async (uuid) => {
    const [row] = await selectRows<SavedSearch>(knex, 'select * from saved_searches where uuid = ? for update', [uuid])
    return row ? savedSearchMapper.toEntity(row) : null
  },
  findDigest: async (savedSearchUuid, accountUuid) => {
    const row = await knex('savedSearchDigests').where({ savedSearchUuid, accountUuid }).first('frequency')
    return (row as { frequency: SearchDigest['frequency'] } | undefined)?.frequency ?? 'none'
  },
  add: (search, limit) =>
    knex.transaction(async (trx) => {
      const { companyUuid, ownerUuid } = search
      // Serialized per owner, so that two concurrent inserts cannot both be the last within the limit.
      await trx.raw('select 1 from accounts where uuid = ? for no key update', [ownerUuid])
      const [existing] = await trx('savedSearches').where({ companyUuid, ownerUuid }).count<{ count: string }[]>()
      if (Number(existing?.count) >= limit) return 'too-many'
      return rejectDuplicateName(trx, 'added', (inner) =>
        inner('savedSearches').insert(savedSearchMapper.toRow(search)),
      )
    }),
  save: (search) =>
    rejectDuplicateName(knex, 'saved', (trx) =>
      trx('savedSearches').where({ uuid: search.uuid }).update(savedSearchMapper.toRow(search)),
    ),
  remove: async (uuid) => (await knex('savedSearches').where({ uuid }).delete()) > 0,
  saveDigest: async (savedSearchUuid, accountUuid, frequency, from) => {
    if (frequency === 'none') {
      await knex('savedSearchDigests').where({ savedSearchUuid, accountUuid }).delete()
      return
    }
    await knex('savedSearchDigests')
      .insert({ savedSearchUuid, accountUuid, frequency, toldUntil: from })
      .onConflict(['savedSearchUuid', 'accountUuid'])
      .merge(['frequency'])
  },
  listDue: async (frequency, before, limit) => {
    const rows = await selectRows<DigestRow>(
      knex,
      `select s.*, d.account_uuid, d.frequency, d.told_until
       from saved_search_digests d join saved_searches s on s.uuid = d.saved_search_uuid
       where d.frequency = :frequency and d.told_until < :before
       order by d.told_until, d.saved_search_uuid, d.account_uuid limit :limit`,
      { frequency, before, limit },
    )
    return rows.map(({ accountUuid, frequency: often, toldUntil, ...row }) => ({
      search: savedSearchMapper.toEntity(row),
      accountUuid,
      frequency: often,
      notifiedUntil: toldUntil,
    }))
  },
  markNotified: async ({ accountUuid, frequency, search, notifiedUntil }, until) =>
    (await knex('savedSearchDigests')
      .where({ savedSearchUuid: search.uuid, accountUuid, frequency, toldUntil: notifiedUntil })
      .update({ toldUntil: until })) > 0,
})

/** The reader's own and the team's searches each come from an index, at most a page of them. */
const listStatement = (hasCursor: boolean): string => {
  const page = (of: string): string =>
    `(select * from saved_searches where company_uuid = :companyUuid and ${of}
      ${hasCursor ? 'and (created_at, uuid) < (:at, cast(:uuid as uuid))' : ''}
      order by created_at desc, uuid desc limit :limit)`
  return `
    select s.*, d.frequency as digest
    from (
      select * from (
        ${page(`visibility = 'team'`)} union all ${page(`owner_uuid = :accountUuid and visibility = 'private'`)}
      ) either
      order by created_at desc, uuid desc limit :limit
    ) s
    left join saved_search_digests d on d.saved_search_uuid = s.uuid and d.account_uuid = :accountUuid
    order by s.created_at desc, s.uuid desc`
}

/** Writes in a savepoint; reports a duplicate name without aborting the transaction. */
const rejectDuplicateName = async <Done extends string>(
  knex: Knex,
  done: Done,
  write: (trx: Knex.Transaction) => PromiseLike<unknown>,
): Promise<Done | 'name-taken'> => {
  try {
    await knex.transaction(async (trx) => {
      await write(trx)
    })
    return done
  } catch (error) {
    if (isUniqueViolation(error, 'saved_searches_name')) return 'name-taken'
    throw error
  }
}
