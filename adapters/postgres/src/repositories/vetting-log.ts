import type { VettingLog } from '@guildhall/domain/moderation'
import type { Knex } from 'knex'

/** Changes of vetting statuses, to which rows are only added. */
export const createVettingLog = (knex: Knex): VettingLog => ({
  add: async ({ at, contractorUuid, from, to, uuid }) => {
    await knex('vettingChanges')
      .insert({ uuid, contractorUuid, fromStatus: from, toStatus: to, at })
      .onConflict('uuid')
      .ignore()
  },
})
