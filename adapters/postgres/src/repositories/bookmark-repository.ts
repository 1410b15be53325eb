import type { Bookmark, BookmarkRepository } from '@guildhall/domain/search'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { decodeCursor } from '../mappers/cursor.ts'
import { bookmarkMapper } from '../mappers/search.mapper.ts'
import { toPage } from '../read-models/to-page.ts'
import { BookmarkRow } from '../rows/search.row.ts'

export const createBookmarkRepository = (knex: Knex): BookmarkRepository => ({
  list: async (companyUuid, addedByUuid, { cursor, limit }) => {
    const after = decodeCursor(cursor)
    const rows = await selectRows<ReturnType<typeof bookmarkMapper.toRow>>(
      knex,
      `select * from bookmarks where company_uuid = :companyUuid
       ${addedByUuid === null ? '' : 'and added_by_uuid = :addedByUuid'}
       ${after ? 'and (added_at, candidate_uuid) < (:at, cast(:uuid as uuid))' : ''}
       order by added_at desc, candidate_uuid desc limit :limit`,
      { companyUuid, addedByUuid, ...after, limit: limit + 1 },
    )
    return toPage(rows.map(bookmarkMapper.toEntity), limit, ({ addedAt, candidateUuid }) => ({
      at: addedAt,
      uuid: candidateUuid,
    }))
  },
  listCandidateUuids: async (companyUuid, limit) => {
    const rows = await selectRows<Pick<Bookmark, 'candidateUuid'>>(
      knex,
      'select candidate_uuid from bookmarks where company_uuid = ? order by added_at desc, candidate_uuid desc limit ?',
      [companyUuid, limit],
    )
    return rows.map(({ candidateUuid }) => candidateUuid)
  },
  find: async (companyUuid, candidateUuid) => {
    const row = await BookmarkRow.query(knex).findOne({ companyUuid, candidateUuid })
    return row ? bookmarkMapper.toEntity(row) : null
  },
  saveNote: (companyUuid, candidateUuid, note) => change(knex, { companyUuid, candidateUuid }, { note }),
  markViewed: (companyUuid, candidateUuid, snapshot, viewedAt) =>
    change(knex, { companyUuid, candidateUuid }, { snapshot, lookedAt: viewedAt }),
  add: async (bookmark) => {
    const added = await knex('bookmarks')
      .insert(bookmarkMapper.toRow(bookmark))
      .onConflict(['companyUuid', 'candidateUuid'])
      .ignore()
      .returning('candidateUuid')
    return added.length > 0
  },
  remove: async (companyUuid, candidateUuid) =>
    (await BookmarkRow.query(knex).delete().where({ companyUuid, candidateUuid })) > 0,
})

const change = async (
  knex: Knex,
  which: Pick<Bookmark, 'companyUuid' | 'candidateUuid'>,
  changes: Partial<ReturnType<typeof bookmarkMapper.toRow>>,
): Promise<Bookmark | null> => {
  const row = await BookmarkRow.query(knex).where(which).patch(changes).returning('*').first()
  return row ? bookmarkMapper.toEntity(row) : null
}
