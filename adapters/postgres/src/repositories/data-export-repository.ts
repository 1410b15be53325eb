import type { DataExport, DataExportRepository } from '@guildhall/domain/privacy'
import type { Knex } from 'knex'

const COLUMNS = ['uuid', 'accountUuid', 'requestedAt', 'readyAt', 'expiresAt'] as const

export const createDataExportRepository = (knex: Knex): DataExportRepository => ({
  find: async (accountUuid) => {
    const rows: readonly DataExport[] = await knex('dataExports')
      .select(...COLUMNS)
      .where({ accountUuid })
    return rows[0] ?? null
  },
  save: async ({ accountUuid, expiresAt, readyAt, requestedAt, uuid }) => {
    await knex('dataExports')
      .insert({ accountUuid, uuid, requestedAt, readyAt, expiresAt })
      .onConflict('accountUuid')
      .merge()
  },
  listWaiting: async (after, limit) => {
    const rows: readonly DataExport[] = await knex('dataExports')
      .select(...COLUMNS)
      .whereNull('readyAt')
      .modify((query) => (after === null ? query : query.where('uuid', '>', after)))
      .orderBy('uuid')
      .limit(limit)
    return rows
  },
})
