import type { CvView, CvViewLog } from '@guildhall/domain/files'
import { calendarDateOf } from '@guildhall/domain/shared'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { decodeCursor } from '../mappers/cursor.ts'
import { toPage } from '../read-models/to-page.ts'

interface CvViewRow {
  readonly uuid: string
  readonly openedAt: Date
  readonly companyUuid: string
  readonly companyName: string
  readonly companyImage: string | null
  readonly viewerFirstName: string | null
  readonly viewerLastName: string | null
}

const toCvView = (row: CvViewRow): CvView => ({
  uuid: row.uuid,
  openedAt: row.openedAt,
  company: { uuid: row.companyUuid, name: row.companyName, image: row.companyImage },
  viewer:
    row.viewerFirstName === null || row.viewerLastName === null
      ? null
      : { firstName: row.viewerFirstName, lastName: row.viewerLastName },
})

/** Who opened a CV, once per company and day. */
export const createCvViews = (knex: Knex): CvViewLog => ({
  add: async (opening) => {
    await knex('cvViews')
      .insert({ ...opening, day: calendarDateOf(opening.openedAt) })
      .onConflict(['contractorUuid', 'companyUuid', 'day'])
      .ignore()
  },
  list: async (contractorUuid, page) => {
    const after = decodeCursor(page.cursor)
    const rows = await selectRows<CvViewRow>(
      knex,
      `select v.uuid, v.opened_at, c.uuid as company_uuid, c.name as company_name, c.image as company_image,
         a.first_name as viewer_first_name, a.last_name as viewer_last_name
       from cv_views v join companies c on c.uuid = v.company_uuid left join accounts a on a.uuid = v.viewer_uuid
       where v.contractor_uuid = :contractorUuid
       ${after ? 'and (v.opened_at, v.uuid) < (:at, cast(:uuid as uuid))' : ''}
       order by v.opened_at desc, v.uuid desc limit :limit`,
      { contractorUuid, ...after, limit: page.limit + 1 },
    )
    return toPage(rows.map(toCvView), page.limit, ({ openedAt, uuid }) => ({ at: openedAt, uuid }))
  },
})
