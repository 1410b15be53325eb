import type { Report, ReportRepository } from '@guildhall/domain/moderation'
import type { Knex } from 'knex'

export const createReportRepository = (knex: Knex): ReportRepository => ({
  add: async (report) => {
    const added = await knex('reports')
      .insert({ ...report, snapshot: JSON.stringify(report.snapshot) })
      .onConflict(knex.raw(`(reporter_uuid, subject_type, subject_uuid) where status = 'open'`))
      .ignore()
      .returning('uuid')
    return added.length > 0 ? 'added' : 'duplicate'
  },
  find: async (uuid) => {
    const rows: readonly Report[] = await knex('reports').where({ uuid })
    return rows[0] ?? null
  },
})
