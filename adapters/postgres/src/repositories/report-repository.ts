import type { Report, ReportRepository } from '@guildhall/domain/moderation'
import type { Knex } from 'knex'

const COLUMNS = [
  'uuid',
  'reporterUuid',
  'subjectType',
  'subjectUuid',
  'reason',
  'note',
  'snapshot',
  'status',
  'createdAt',
] as const satisfies readonly (keyof Report)[]

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
    const rows: readonly Report[] = await knex('reports').select(COLUMNS).where({ uuid })
    return rows[0] ?? null
  },
  findForUpdate: async (uuid) => {
    const rows: readonly Report[] = await knex('reports').select(COLUMNS).where({ uuid }).forUpdate()
    return rows[0] ?? null
  },
  settle: async (uuid, { at, by, outcome }) => {
    await knex('reports').where({ uuid }).update({ status: 'settled', outcome, settledBy: by, settledAt: at })
  },
})
