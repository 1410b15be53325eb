import type { AnnouncementRepository, ListedAnnouncement } from '@guildhall/domain/moderation'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { decodeCursor } from '../mappers/cursor.ts'
import { toPage } from '../read-models/to-page.ts'

export const createAnnouncementRepository = (knex: Knex): AnnouncementRepository => ({
  add: async (announcement) => {
    const added = await knex('announcements').insert(announcement).onConflict('uuid').ignore().returning('uuid')
    return added.length > 0
  },
  list: async (page) => {
    const after = decodeCursor(page.cursor)
    const rows = await selectRows<ListedAnnouncement>(
      knex,
      `select a.*, o.name as operator_name from announcements a left join operators o on o.uuid = a.operator_uuid
       ${after ? 'where (a.at, a.uuid) < (:at, cast(:uuid as uuid))' : ''}
       order by a.at desc, a.uuid desc limit :limit`,
      { ...after, limit: page.limit + 1 },
    )
    return toPage(rows, page.limit, ({ at, uuid }) => ({ at, uuid }))
  },
})
