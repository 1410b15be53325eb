import type { BookmarkRepository } from '@guildhall/domain/search'
import type { Knex } from 'knex'
import { bookmarkMapper } from '../mappers/search.mapper.ts'
import { BookmarkRow } from '../rows/search.row.ts'

export const createBookmarkRepository = (knex: Knex): BookmarkRepository => ({
  list: async (companyUuid) => {
    const rows = await BookmarkRow.query(knex)
      .where({ companyUuid })
      .orderBy('addedAt', 'desc')
      .orderBy('candidateUuid')
    return rows.map(bookmarkMapper.toEntity)
  },
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
