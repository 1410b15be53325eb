import type { FileRepository } from '@guildhall/domain/files'
import type { Knex } from 'knex'
import { fileMapper } from '../mappers/contractor-profile.mapper.ts'
import { FileRow } from '../rows/contractor-profile.row.ts'

/** Metadata of files, and the names under which their bytes are stored. */
export const createFileRepository = (knex: Knex): FileRepository => ({
  add: async (file) => {
    await FileRow.query(knex).insert(fileMapper.toRow(file))
  },
  find: async (uuid) => {
    const row = await FileRow.query(knex).findById(uuid)
    return row ? fileMapper.toEntity(row) : null
  },
  findByUrl: async (url) => {
    const row = await FileRow.query(knex).findOne({ url })
    return row ? fileMapper.toEntity(row) : null
  },
  markUsed: async (uuid, at) => {
    const used = await knex('files')
      .where({ uuid })
      .update({ usedAt: knex.raw('coalesce(used_at, ?)', [at]), unusedSince: null })
    return used > 0
  },
  reserveNames: async (fileUuid, names, announcedAt) => {
    await knex('fileNames').insert(names.map((name) => ({ name, fileUuid, announcedAt })))
  },
  findUnusedAt: async (ownerUuid, place) => {
    const [row] = await FileRow.query(knex)
      .where({ ownerUuid, usedAt: null })
      .orderBy('createdAt', 'desc')
      .offset(place - 1)
      .limit(1)
    return row?.createdAt ?? null
  },
})
