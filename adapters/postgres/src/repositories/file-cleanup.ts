import type { FileCleanup } from '@guildhall/domain/files'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

/** Queries of the nightly cleanup of files. */
export const createFileCleanup = (knex: Knex): FileCleanup => ({
  markUnused: async (now) => {
    await knex.raw(
      `update files f set unused_since = ? where used_at is not null and unused_since is null and not ${IS_REFERENCED}`,
      [now],
    )
    await knex.raw(`update files f set unused_since = null where unused_since is not null and ${IS_REFERENCED}`)
  },
  // A concurrent use of the file locks its row: the conditions are evaluated again after that.
  removeUnused: async ({ neverUsedBefore, replacedBefore }) => {
    const { rowCount } = await knex.raw<{ rowCount: number }>(
      `delete from files f
       where ((used_at is null and created_at < ?) or unused_since < ?) and not ${IS_REFERENCED}`,
      [neverUsedBefore, replacedBefore],
    )
    return rowCount
  },
  listOrphanedNames: async (announcedBefore, limit) => {
    const rows = await selectRows<{ name: string }>(
      knex,
      `select n.name from file_names n
       where n.announced_at < :announcedBefore
         and not exists (select 1 from files f where f.uuid = n.file_uuid)
         and not exists (select 1 from data_exports e where e.uuid = n.file_uuid)
       order by n.announced_at limit :limit`,
      { announcedBefore, limit },
    )
    return rows.map(({ name }) => name)
  },
  removeNames: async (names) => {
    await knex('fileNames')
      .whereIn('name', [...names])
      .delete()
  },
})

/** Condition: the file `f` is referenced; each part uses an index. */
const IS_REFERENCED = `(
  exists (select 1 from contractor_profiles p where p.uuid = f.owner_uuid and f.url in (p.cv_url, p.profile_picture))
  or exists (select 1 from accounts a where a.uuid = f.owner_uuid and a.profile_image = f.url)
  or exists (select 1 from companies c where c.image = f.url)
  or exists (select 1 from conversations c where c.doc = f.url)
  or exists (
    select 1 from messages m
    where m.docs <> '[]' and m.docs @> jsonb_build_array(jsonb_build_object('url', f.url))
  )
)`
